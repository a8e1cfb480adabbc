import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#model/user-error.ts';
import { pendingPictures } from '#generator/release/file-names.ts';

/** A server's limits for an upload. */
interface Limits {
  timeoutSeconds: number;
  /** Ends the upload. */
  signal: AbortSignal;
  /** The program's environment variables. */
  env: NodeJS.ProcessEnv;
}

/** The maximum length of the program's output in an error, in characters: its end. */
const lastWords = 2000;

/** How long the program may take to end after SIGTERM, ms. */
const grace = 5000;

/**
 * Runs PUBLISH_COMMAND, the shop's own program, which uploads the current release. Its argument is
 * the absolute path of the site's files; its output goes to standard error.
 *
 * @throws UserError if there is no complete release, or the program fails or takes too long.
 */
export async function uploadRelease(command: string, dist: string, limits?: Limits): Promise<void> {
  const site = await siteToUpload(dist);
  const child = spawn(command, [site], {
    stdio: ['ignore', 2, 'pipe'],
    env: limits?.env ?? process.env,
    // With a process group of its own, a script can be killed together with its children.
    detached: limits !== undefined,
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    output = (output + text).slice(-lastWords);
  });
  const timeout = limits && AbortSignal.timeout(limits.timeoutSeconds * 1000);
  const stop = () => {
    endGroup(child.pid, 'SIGTERM');
    setTimeout(() => endGroup(child.pid, 'SIGKILL'), grace).unref();
  };
  if (timeout) AbortSignal.any([limits.signal, timeout]).addEventListener('abort', stop);
  if (limits?.signal.aborted) stop();
  const [status, signal] = (await once(child, 'close').catch((error: unknown) => {
    throw new UserError(
      `PUBLISH_COMMAND, ${command}, cannot be run. Correct the path, and make the file executable (chmod +x).`,
      { cause: error },
    );
  })) as [number | null, string | null];
  if (status === 0) return;
  const how = timeout?.aborted
    ? `took longer than ${limits?.timeoutSeconds} s (PUBLISH_TIMEOUT_SECONDS)`
    : `failed (${signal ?? `status ${status}`})`;
  throw new UserError(`PUBLISH_COMMAND, ${command}, ${how}. ${output}`.trim());
}

async function siteToUpload(dist: string): Promise<string> {
  const site = await realpath(join(dist, 'current/site')).catch((error: unknown) => {
    throw new UserError(`There is no release in ${dist} yet. Build one first.`, { cause: error });
  });
  if (existsSync(join(site, '..', pendingPictures))) {
    throw new UserError(
      'Pictures of the current release are still being made. Run "schaufenster build", and upload then.',
    );
  }
  return site;
}

function endGroup(group: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, signal);
  } catch {
    // All its processes have ended.
  }
}
