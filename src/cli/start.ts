import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rest } from './finish-release.ts';
import type { Folders } from './folders.ts';
import { serve } from './serve.ts';

/**
 * Builds the minimum needed to open, serves the site, and finishes its release meanwhile. Reasons
 * for the two steps: docs/decisions/0038-opening-at-once.md.
 *
 * @param entry the file that starts other commands.
 */
export async function start(
  entry: string,
  { source, content, dist, cache }: Folders,
): Promise<void> {
  const { readSettings, wayOfMails } = await import('#server/settings/settings.ts');
  const settings = readSettings(process.env);
  const { publish } = settings;
  const command = [
    entry,
    '--source',
    source,
    '--content',
    content,
    '--dist',
    dist,
    '--cache',
    cache,
  ];
  const flags = publish ? ['--strict'] : [];

  // The server's modules load while the build runs in a process of its own.
  const [canFinish, { siteBuilder }, { startSite }] = await Promise.all([
    open(command, flags, dist, publish !== undefined),
    import('./site-builder.ts'),
    import('#server/start-site.ts'),
  ]);
  if (canFinish === undefined) return;

  const closing = new AbortController();
  const makeFile = canFinish ? await pictureMaker() : undefined;
  const rest = canFinish
    ? await restToMake([...command, 'build', ...flags, '--json'], closing.signal)
    : undefined;
  const builder = publish && siteBuilder(command, dist, publish, rest);
  let forms = '';
  const server = startSite(settings, dist, { builder, makeFile }).then((running) => {
    if (running.takesForms) forms = `\nForms are taken here: ${wayOfMails(settings)}.`;
    return {
      url: running.url,
      async close() {
        closing.abort();
        await running.close();
      },
    };
  });
  await serve(server, (url) => `\nThe shop is open: ${url}${forms}`);

  await rest?.make();
}

/**
 * Builds a release that can be served, or keeps the last good one.
 *
 * @returns whether an ordinary build still has something to add; undefined if nothing can be
 *   served.
 */
async function open(
  command: readonly string[],
  flags: readonly string[],
  dist: string,
  publishes: boolean,
): Promise<boolean | undefined> {
  const { isRolledBack } = await import('./site-builder.ts');
  if (publishes && (await isRolledBack(dist))) {
    process.stderr.write(
      'Somebody went back to an older release, which is served until the next publish.\n',
    );
    return false;
  }
  const { buildProcess } = await import('#generator/build-process.ts');
  const { isBuilt, signal } = await buildProcess([...command, 'build', '--early', ...flags]);
  if (signal) {
    process.kill(process.pid, signal);
    return undefined;
  }
  const current = join(dist, 'current');
  if (isBuilt) {
    const { isUnfinished } = await import('#generator/release/unfinished.ts');
    return isUnfinished(current);
  }
  if (!existsSync(current)) {
    process.exitCode = 1;
    return undefined;
  }
  process.stderr.write('Until this is mended, the last good release is served.\n');
  return false;
}

async function restToMake(command: readonly string[], signal: AbortSignal): Promise<Rest> {
  const { createProgress } = await import('#generator/progress/progress.ts');
  const { restOf } = await import('./finish-release.ts');
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  return restOf({ command, signal, progress: createProgress(), say });
}

/** Loaded only if pictures are missing, because it loads the image library. */
async function pictureMaker() {
  const { pictureMaker: newMaker } = await import('#generator/pending-pictures.ts');
  return newMaker();
}
