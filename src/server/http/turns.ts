/**
 * Lets a few callers go on in each turn of the event loop. A flood is answered as fast as without
 * it; but what waits for the database, which takes several turns, is not kept until each of the
 * flood had its say in each of them.
 */
export function fewInEachTurn(few = 4): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isTurnAhead = false;

  function turn(): void {
    for (const go of waiting.splice(0, few)) go();
    isTurnAhead = waiting.length > 0;
    if (isTurnAhead) setImmediate(turn);
  }

  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    if (!isTurnAhead) setImmediate(turn);
    isTurnAhead = true;
    return promise;
  };
}
