import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The version that a program reports; undefined if it does not start. */
export async function versionOf(path: string): Promise<string | undefined> {
  return promisify(execFile)(path, ['--version'], { timeout: 20_000 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
