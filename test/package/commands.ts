import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Without what `npm run` adds for this repository, whose Node and packages no shop has. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|VITEST)/i.test(name)),
  ),
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
};

/** Runs a command to its end and gives what it printed; rejects where it fails. */
export async function command(folder: string, name: string, ...options: string[]): Promise<string> {
  const { stdout, stderr } = await run(name, options, { cwd: folder, env: environment });
  return stdout + stderr;
}

export interface Running {
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Sends the signal, and gives code and signal once it has ended. */
  end(signal: NodeJS.Signals): Promise<[number | null, NodeJS.Signals | null]>;
}

/** Starts a command that goes on, with a free port to serve at. */
export function start(folder: string, name: string, ...options: string[]): Running {
  const child = spawn(name, options, { cwd: folder, env: { ...environment, PORT: '0' } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return {
    child,
    output: () => printed,
    end: async (signal) => {
      const ended = once(child, 'close');
      child.kill(signal);
      return (await ended) as [number | null, NodeJS.Signals | null];
    },
  };
}

interface Process {
  id: number;
  parent: number;
  /** MB. */
  memory: number;
  line: string;
}

/** All processes that a process has started, and those that they have. */
export async function processesBelow(id: number): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const all = stdout.split('\n').flatMap((text): Process[] => {
    const [, own, parent, memory, line = ''] = /^ *(\d+) +(\d+) +(\d+) (.*)$/.exec(text) ?? [];
    if (own === undefined) return [];
    return [{ id: Number(own), parent: Number(parent), memory: Number(memory) / 1024, line }];
  });
  const below = (parent: number): Process[] =>
    all.flatMap((one) => (one.parent === parent ? [one, ...below(one.id)] : []));
  return below(id);
}
