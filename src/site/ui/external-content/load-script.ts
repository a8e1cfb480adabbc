/**
 * Loads a script of another host. Its element is removed where it fails, and once `signal` aborts.
 * @throws Error where the script does not come.
 */
export function loadScript(address: string, signal: AbortSignal): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`The script ${address} did not come.`));
    };
    signal.addEventListener('abort', fail);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => resolve(script));
    document.head.append(script);
  });
}
