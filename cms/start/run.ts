import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Environment = NodeJS.ProcessEnv;

/**
 * Runs a command to its end, with visible output.
 *
 * @param expected exit codes other than 0 that the caller handles
 * @returns the exit code
 * @throws if it fails: its output says why
 */
export async function run(
  command: readonly [string, ...string[]],
  { cwd, env, expected = [] }: { cwd: string; env: Environment; expected?: readonly number[] },
): Promise<number> {
  const [program, ...options] = command;
  const child = spawn(program, options, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0 || (code !== null && expected.includes(code))) return code;
  throw new Error(`"${command.join(' ')}" failed in ${cwd}.`);
}

/** Programs that end together. */
export class Together {
  readonly #children = new Set<ChildProcess>();
  readonly #ended = new AbortController();

  /** Aborted once a program has ended. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** Starts a program. When it ends, so do the others, and this process with its exit code. */
  start(
    command: readonly [string, ...string[]],
    { cwd, env }: { cwd: string; env: Environment },
  ): void {
    const [program, ...options] = command;
    const child = spawn(program, options, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    this.#children.add(child);
    child.once('exit', (code) => {
      this.#children.delete(child);
      process.exitCode ??= code ?? 1;
      this.end();
    });
  }

  /** Ends all programs. */
  end(): void {
    this.#ended.abort();
    for (const child of this.#children) child.kill();
  }
}
