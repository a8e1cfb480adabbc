import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '#model/user-error.ts';

/**
 * Runs npm in a folder; its output goes to standard error.
 *
 * @throws UserError if npm is missing or fails.
 */
export async function npm(options: readonly string[], folder: string): Promise<void> {
  const command = `npm ${options.join(' ')}`;
  // Otherwise npm lists every file that it packs.
  const child = spawn('npm', [...options, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
    // On Windows, npm is a shell script.
    shell: process.platform === 'win32',
  });
  const code = await once(child, 'close').then(
    ([status]: (number | null)[]) => status,
    (error: unknown) => {
      throw new UserError(`\`${command}\` cannot be run. Install npm.`, { cause: error });
    },
  );
  if (code !== 0) throw new UserError(`\`${command}\` failed in ${folder}; see above.`);
}
