import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/** The result of a script of package.json. */
export interface Run {
  code: number;
  seconds: number;
  /** Its output; empty if that went straight to the terminal. */
  output: string;
}

interface RunOptions {
  /** Additional options at the end of the command. */
  options: readonly string[];
  output: 'pipe' | 'inherit';
  /** Folder for its temporary files. */
  temporary: string;
  /** As `os.setPriority` takes it; that of this process if left out. */
  priority?: number | undefined;
}

/** Runs a script of package.json. */
export async function runScript(
  name: string,
  { options, output, temporary, priority }: RunOptions,
): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--run', name, '--', ...options], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      TMPDIR: temporary,
      [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1',
    },
  });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status ?? 1));
  });
  return { code, seconds: (performance.now() - start) / 1000, output: printed };
}
