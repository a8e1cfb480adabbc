import { resolve } from 'node:path';

/**
 * How long changes are collected before they are reported, ms: editors write a file in several
 * steps.
 */
const quiet = 50;

/** Calls back after changes in a folder, until the returned function is called. */
export function watchFolder(folder: string, onChange: () => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = start(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quiet);
  });
  return async () => {
    await (await watcher).close();
    clearTimeout(timer);
  };
}

async function start(folder: string, onEvent: () => void) {
  const { watch } = await import('chokidar');
  const root = resolve(folder);
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => /[\\/]\.[^\\/]*$/.test(path.slice(root.length)),
  });
  return watcher.on('all', onEvent);
}
