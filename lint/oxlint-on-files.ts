import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A file's path relative to a repository, and a line of its code; a file may have several. */
export type Line = readonly [file: string, code: string];

const root = join(import.meta.dirname, '..');

/** Runs oxlint on a repository with these lines, and returns the rule's messages for each file. */
export async function lint(rule: string, lines: readonly Line[]): Promise<Map<string, string[]>> {
  return inRepository(rule, lines, async (repository) => {
    const { diagnostics } = JSON.parse(oxlint(repository, '--format=json')) as {
      diagnostics: { filename: string; message: string }[];
    };
    const messages = new Map(lines.map(([file]): [string, string[]] => [file, []]));
    for (const { filename, message } of diagnostics) messages.get(filename)?.push(message);
    return messages;
  });
}

/** The line after the rule's fix. */
export async function fix(rule: string, line: Line): Promise<string> {
  return inRepository(rule, [line], async (repository) => {
    oxlint(repository, '--fix');
    return (await readFile(join(repository, line[0]), 'utf8')).trimEnd();
  });
}

async function inRepository<T>(
  rule: string,
  lines: readonly Line[],
  run: (repository: string) => Promise<T>,
): Promise<T> {
  const repository = await mkdtemp(join(tmpdir(), 'lint-'));
  const config = {
    jsPlugins: [join(root, 'lint/plugin.ts')],
    categories: { correctness: 'off' },
    rules: { [`schaufenster/${rule}`]: 'error' },
  };
  try {
    for (const [file, code] of [...lines, ['.oxlintrc.json', JSON.stringify(config)] as const]) {
      const path = join(repository, file);
      await mkdir(dirname(path), { recursive: true });
      await appendFile(path, `${code}\n`);
    }
    return await run(repository);
  } finally {
    await rm(repository, { recursive: true });
  }
}

/** The output of oxlint. Its exit code is ignored, because findings are expected. */
function oxlint(folder: string, option: string): string {
  const script = join(root, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [script, option], { cwd: folder, encoding: 'utf8' });
  if (run.status === 0 || run.status === 1) return run.stdout;
  throw new Error(`oxlint did not run: ${run.error?.message ?? run.stderr}`);
}
