interface Server {
  /** Its address on this machine. */
  url: string;
  /** Resolves when what was under way is done. */
  close(): Promise<void>;
}

/** The process that started this one. */
const parent = process.ppid;

/**
 * Serves until a signal comes; the process ends by itself once what is under way is done. It listens
 * for signals before the server is open: the first process of a container gets no others.
 *
 * @param opened What to tell once visitors can come.
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
  // npm hands a signal to the shell between the two, and some shells end without handing it on.
  const byNpm = process.env['npm_lifecycle_event'] !== undefined;
  const watch = setInterval(() => byNpm && process.ppid !== parent && close(), 250);
  watch.unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  const { url } = await starting;
  process.stdout.write(`${opened(url)}\n`);
}
