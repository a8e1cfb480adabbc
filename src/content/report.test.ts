import { expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { formatProblems } from './report.ts';

const error: Problem = { severity: 'error', file: 'theme.yaml', message: 'This is wrong.' };
const warning: Problem = { severity: 'warning', file: 'menu.yaml', message: 'This is odd.' };

test('problems stand under their files, with line, field and hint', () => {
  const problem = { ...error, line: 4, field: 'headlin', hint: 'Did you mean "headline"?' };
  expect(formatProblems([problem])).toBe(
    'theme.yaml\n  ✖ line 4, headlin: This is wrong. Did you mean "headline"?\n\n1 error\n',
  );
});

test('files with errors come first, and in a file the errors, by line', () => {
  const report = formatProblems([
    warning,
    { ...error, severity: 'warning', message: 'Third.', line: 1 },
    { ...error, message: 'Second.', line: 9 },
    { ...error, message: 'First.', line: 2 },
  ]);
  expect(report.match(/First|Second|Third|odd/g)).toEqual(['First', 'Second', 'Third', 'odd']);
  expect(report).toContain('2 errors and 2 warnings');
});

test('a warning of many files is written once', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...warning,
    file: `brands/${index}`,
  }));
  expect(formatProblems(many)).toBe(
    'brands/0, brands/1, brands/2 and 997 more\n  ⚠ This is odd.\n\n1,000 warnings\n',
  );
});

test('an error of many files is written for each, as each must be mended', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...error, file: `brands/${index}` }));
  expect(formatProblems(many).match(/✖/g)).toHaveLength(9);
});

test('the folder stands before the file', () => {
  expect(formatProblems([error], { folder: 'content' })).toMatch(/^content\/theme\.yaml\n/);
});

test('colours are used only when asked for', () => {
  expect(formatProblems([error])).not.toContain('\u001B');
  expect(formatProblems([error], { color: true })).toContain('\u001B');
});

test('no problem is said in so many words', () => {
  expect(formatProblems([])).toBe('No mistakes.\n');
});
