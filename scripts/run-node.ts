import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/** The result of a program that Node ran. */
export interface Run {
  code: number;
  seconds: number;
  /** Its output; empty if that went straight to the terminal. */
  output: string;
}

interface RunOptions {
  output: 'pipe' | 'inherit';
  /** Folder for its temporary files; the system's if left out. */
  temporary?: string;
  /** As `os.setPriority` takes it; that of this process if left out. */
  priority?: number | undefined;
}

/** Runs Node with these arguments in the kit's folder. */
export async function runNode(
  args: readonly string[],
  { output, temporary, priority }: RunOptions,
): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...(temporary !== undefined && { TMPDIR: temporary }),
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
