import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { z } from 'zod';
import type { BuildFailure } from '#model/publishing/build-report.ts';
import { youngMemory } from '../build-process.ts';
import type { Progress } from '../progress/progress.ts';

interface ChildOptions {
  /** Time limit for the command, ms. */
  timeout?: number;
  /** Ends the command. */
  signal: AbortSignal;
  /** Environment variables of the command; by default this process's. */
  env?: NodeJS.ProcessEnv;
  /** Called with the command's progress. */
  onStep?: Progress['step'];
}

/** Maximum length of a command's output, in characters; a longer report is invalid. */
const longest = 16 * 2 ** 20;

/** Maximum length of the end of its error output for the log, in characters. */
const lastWords = 4000;

/** How long a command may take to end after SIGTERM, ms. */
const grace = 5000;

/**
 * Runs a command of the kit that prints a report as JSON, in a child process with low priority, so
 * that visitors don't have to wait.
 *
 * @param words The file of the command, and its arguments.
 */
export async function reportOf<Report>(
  schema: z.ZodType<Report>,
  words: readonly string[],
  { timeout, signal, onStep, env = process.env }: ChildOptions,
): Promise<Report | BuildFailure> {
  const child = spawn(process.execPath, [...process.execArgv, youngMemory, ...words], {
    // The IPC channel ends the child when this process ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env,
  });
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  lowerPriority(child.pid);
  child.on('message', (message) => onStep?.(...(message as Parameters<Progress['step']>)));
  const output = { text: '', isTooLong: false };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.isTooLong ||= output.text.length > longest;
    if (!output.isTooLong) output.text += text;
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-lastWords);
  });
  let isLate = false;
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), grace).unref();
  };
  const timer =
    timeout &&
    setTimeout(() => {
      isLate = true;
      stop();
    }, timeout);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    const [code, ended] = await closed;
    if (isLate) return { cause: 'timeout', seconds: (timeout ?? 0) / 1000 };
    const report = schema.safeParse(parsed(output.text));
    if (report.success) return report.data;
    const how = ended ? `was ended by ${ended}` : `ended with status ${code}`;
    return { cause: 'crashed', message: `The process ${how}.\n${errors}`.trim() };
  } catch (error) {
    return { cause: 'crashed', message: error instanceof Error ? error.message : String(error) };
  } finally {
    if (timer) clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems forbid this, and the process may have ended already.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
