import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a build in a process of its own ended. */
export interface BuildEnd {
  /** Whether there is a release of the content as it is. */
  isBuilt: boolean;
  /** The signal that this process got meanwhile and handed on. */
  signal?: NodeJS.Signals;
}

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a build in a process of its own: what a build takes of memory is free once it
 * has ended. A signal that comes meanwhile ends the build, and is given back.
 *
 * @param command The file of the command, and its words.
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

/** MB, for values that live as long as a page is rendered (docs/decisions/0036-one-thread-in-the-folder.md). */
export const youngMemory = '--max-semi-space-size=16';
