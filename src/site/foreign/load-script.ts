/**
 * Loads a script of another host. Where it fails, its element is removed; once `signal` aborts too,
 * and then it does not run any more if it has yet to come.
 *
 * @throws Error where the script does not come.
 */
export function loadScript(address: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    const leave = () => {
      // A script that is merely removed runs when it comes, unlike one that has left its document.
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
