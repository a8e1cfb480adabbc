/** Shares a call among concurrent callers, and reuses its result for `lifetime` ms afterwards. */
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
