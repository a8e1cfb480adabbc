interface Server {
  /** Its address on this machine. */
  url: string;
  /** Resolves once requests in progress are finished. */
  close(): Promise<void>;
}

/** The parent process at start-up. */
const parent = process.ppid;

/**
 * Serves until it receives a signal; the process then ends by itself once requests in progress are
 * finished. Handles signals before the server is open, because the first process of a container has
 * no default handlers.
 *
 * @param opened returns the message to print once the server is open.
 */
export async function serve(
  starting: Promise<Server>,
  opened: (url: string) => string,
): Promise<void> {
  const close = () => {
    clearInterval(watch);
    void starting.then(
      (server) => server.close(),
      () => {},
    );
  };
  // npm sends signals to an intermediate shell, and some shells exit without passing them on.
  const byNpm = process.env['npm_lifecycle_event'] !== undefined;
  const watch = setInterval(() => byNpm && process.ppid !== parent && close(), 250);
  watch.unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  const { url } = await starting;
  process.stdout.write(`${opened(url)}\n`);
}
