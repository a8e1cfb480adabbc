import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a build in a child process ended. */
export interface BuildEnd {
  /** Whether there is a release of the current content. */
  isBuilt: boolean;
  /** The signal received and forwarded meanwhile. */
  signal?: NodeJS.Signals;
}

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a build in a child process, so that its memory is freed when it ends. A signal received
 * meanwhile ends the build, and is returned.
 *
 * @param command The file of the command, and its arguments.
 */
export async function buildProcess(command: readonly string[]): Promise<BuildEnd> {
  const child = spawn(process.execPath, [...process.execArgv, youngMemory, ...command], {
    stdio: 'inherit',
  });
  const end: BuildEnd = { isBuilt: false };
  const stop = (signal: NodeJS.Signals) => {
    end.signal = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, stop);
  return { ...end, isBuilt: code === 0 };
}

/**
 * Semi-space in MB, for values that live as long as a page is rendered
 * (docs/decisions/0036-one-thread-in-the-folder.md).
 */
export const youngMemory = '--max-semi-space-size=16';
