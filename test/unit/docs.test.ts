import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { testGroups } from '../../scripts/test-groups.ts';

const root = join(import.meta.dirname, '../..');
const pages = await findPages();

describe.each(pages)('%s', (page, text) => {
  test('links to files that exist', () => {
    const read = text.replaceAll(/`[^`]*`/g, '');
    const links = [...read.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
    const files = links
      .filter((address) => !/^(?:[a-z]+:|#)/.test(address))
      .map((address) => address.replace(/#.*$/, ''));
    expect(missing(files, join(root, dirname(page)))).toEqual([]);
  });

  test('names files that exist', () => {
    expect(missing(codeOf(text).filter(isFile), root)).toEqual([]);
  });

  test('names scripts and groups of tests that exist', () => {
    const scripts = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
    const groups = [...text.matchAll(/\bnpm test -- (\w[\w-]*)/g)].map(([, name = '']) => name);
    expect(groups.filter((name) => !(name in testGroups))).toEqual([]);
  });
});

const decisions = pages.filter(([page]) => /^docs\/decisions\/\d/.test(page));

test.each(decisions)('%s starts with its number, status and date', (page, text) => {
  const [title = '', , status = '', date = '', blank] = text.split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(page.slice(15, 19))}\\. `));
  const records = /\[(\d+)\]\(0*\1-[\w-]+\.md\)/g;
  expect(status.replaceAll(records, 'N')).toMatch(
    /^- Status: (?:accepted|(?:partly )?superseded by N(?:, N)*)$/,
  );
  expect(date).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/);
  expect(blank).toBe('');
});

async function findPages(): Promise<[page: string, text: string][]> {
  const names = await readdir(join(root, 'docs'), { recursive: true });
  const ofRepository = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
  const paths = [...ofRepository, ...names.map((name) => `docs/${name.replaceAll('\\', '/')}`)];
  const found = paths.filter((path) => path.endsWith('.md') && existsSync(join(root, path)));
  return Promise.all(
    found.map(async (path): Promise<[string, string]> => [
      path,
      // Blocks are examples, often for the reader to write; only commands in them are checked.
      (await readFile(join(root, path), 'utf8')).replaceAll(
        /^ *```(?!sh)\w+\n[\s\S]*?^ *```/gm,
        '',
      ),
    ]),
  );
}

function codeOf(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Whether inline code is a path in the repository, as opposed to a pattern or placeholder. */
function isFile(code: string): boolean {
  return /^(?:bench|cms|content|deploy|docs|gallery|lint|scripts|src|starter|test)\/[\w./-]*$/.test(
    code,
  );
}

function missing(paths: readonly string[], folder: string): string[] {
  // Only some machines have packages.
  return paths.filter((path) => path.includes('node_modules') || !existsSync(join(folder, path)));
}
