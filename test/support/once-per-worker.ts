/**
 * Gives at every call what the first one gave. Vitest makes the fixtures of a worker anew for each
 * `test.extend`; what is dear is to be made once for all files of a worker, and goes through this.
 */
export function oncePerWorker<Arguments extends unknown[], Value>(
  make: (...values: Arguments) => Value,
): (...values: Arguments) => Value {
  let made: { value: Value } | undefined;
  return (...values) => {
    made ??= { value: make(...values) };
    return made.value;
  };
}
