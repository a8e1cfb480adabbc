import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Environment = NodeJS.ProcessEnv;

/**
 * Runs a command to its end, in view.
 *
 * @throws if it fails: what it printed says why
 */
export async function run(
  command: readonly [string, ...string[]],
  { cwd, env }: { cwd: string; env: Environment },
): Promise<void> {
  const [program, ...options] = command;
  const child = spawn(program, options, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"${command.join(' ')}" failed in ${cwd}.`);
}

/** Programs that live and end together. */
export class Together {
  readonly #children = new Set<ChildProcess>();

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
    for (const child of this.#children) child.kill();
  }
}
