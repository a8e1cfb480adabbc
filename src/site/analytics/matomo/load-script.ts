/** For how long a script is waited for, ms. */
const patience = 10_000;

/**
 * Loads a script and tells whether it has run. Its element goes once that is known, or once nobody
 * waits for it any longer.
 */
export function loadScript(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (hasRun: boolean): void => {
      script.remove();
      resolve(hasRun);
    };
    script.addEventListener('load', () => end(true));
    script.addEventListener('error', () => end(false));
    const given = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    given.addEventListener('abort', () => end(false));
    script.src = address;
    document.head.append(script);
  });
}
