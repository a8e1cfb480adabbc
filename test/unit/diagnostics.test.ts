import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { severities } from '#content/diagnostics/codes.ts';
import { contentChecks } from '#content/checks/checks.ts';
import { checks, checksOf } from '#generator/check/checks.ts';

const file = join(import.meta.dirname, '../../docs/reference/diagnostics.md');
const page = await readFile(file, 'utf8');

/** The codes under a heading of the page, with their paragraphs. */
function paragraphs(text: string): [code: string, paragraph: string][] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [code = '', ...lines] = part.split('\n');
      const [paragraph = ''] = lines.join('\n').split(/^## /m);
      return [code, paragraph.trim()];
    });
}

function section(name: string): string[] {
  const start = page.indexOf(`\n## ${name}\n`);
  expect(start, `## ${name}`).toBeGreaterThan(0);
  const [text = ''] = page.slice(start + 4).split(/^## /m);
  return paragraphs(text).map(([code]) => code);
}

test('every code has a paragraph, in the order of the table', () => {
  expect(paragraphs(page).map(([code]) => code)).toEqual(Object.keys(severities));
});

test('a paragraph says whether its code is an error, and more than that', () => {
  const wrong = paragraphs(page).filter(([code, paragraph]) => {
    const severity = Object.entries(severities).find(([name]) => name === code)?.[1];
    const isTold = paragraph.startsWith(severity === 'error' ? 'Error. ' : 'Warning. ');
    return !isTold || paragraph.split(/[.:;]\s/).length < 3;
  });
  expect(wrong).toEqual([]);
});

test('the sections of the checks list exactly what checks can report', async () => {
  const told = ['Content as a whole', 'Pages', 'The release'].flatMap(section);
  const all = [...(await contentChecks()), ...checks];
  const reported = new Set(all.flatMap(({ codes }) => codes));
  expect(new Set(told)).toEqual(reported);
});

test('each stage has its own section', async () => {
  const codesOf = (own: readonly { codes: readonly string[] }[]) =>
    new Set(own.flatMap(({ codes }) => codes));
  expect(new Set(section('Content as a whole'))).toEqual(codesOf(await contentChecks()));
  expect(new Set(section('The release'))).toEqual(codesOf(checksOf('release')));
});
