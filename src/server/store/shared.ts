/** Work that callers share while it is under way; what came of it counts for a while after, in ms. */
export function shared<Result>(work: () => Promise<Result>, lifetime: number): typeof work {
  let last: Promise<Result> | undefined;

  function begin(): Promise<Result> {
    const result = work();
    const forget = (): void => {
      setTimeout(() => (last = undefined), lifetime).unref();
    };
    result.then(forget, forget);
    return result;
  }

  return () => (last ??= begin());
}
