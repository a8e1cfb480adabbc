/**
 * Loads a script from another host. Removes the element if loading fails or `signal` aborts; after
 * an abort, a script that arrives late does not run.
 *
 * @throws Error if the script does not load.
 */
export function loadScript(address: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    const leave = () => {
      // A script that is only removed still runs when it arrives; one moved to another document
      // does not.
      document.implementation.createHTMLDocument().adoptNode(script);
      reject(new Error(`The script ${address} did not come.`));
    };
    if (signal.aborted) {
      leave();
      return;
    }
    signal.addEventListener('abort', leave);
    script.addEventListener('error', leave);
    script.addEventListener('load', () => resolve());
    document.head.append(script);
  });
}
