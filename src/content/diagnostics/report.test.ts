import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { formatDiagnostics } from './report.ts';

const error: Diagnostic = {
  code: 'unknown-field',
  severity: 'error',
  place: { document: 'theme.yaml' },
  message: 'This is wrong.',
};
const warning: Diagnostic = {
  code: 'missing-translation',
  severity: 'warning',
  place: { document: 'menu.yaml' },
  message: 'This is odd.',
};

test('diagnostics are listed under their files, with line, field, hint and code', () => {
  const place = { document: 'theme.yaml', line: 4, field: 'headlin' };
  const diagnostic = { ...error, place, hint: 'Did you mean "headline"?' };
  expect(formatDiagnostics([diagnostic])).toBe(
    'theme.yaml\n  ✖ line 4, headlin: This is wrong. Did you mean "headline"? [unknown-field]\n\n1 error\n',
  );
});

test('the URL for editing is printed before the code', () => {
  const place = { document: 'Theme', url: 'https://cms.example/theme' };
  expect(formatDiagnostics([{ ...error, place }])).toContain(
    'This is wrong. https://cms.example/theme [unknown-field]',
  );
});

test('files with errors come first; within a file, errors come first, then lines in order', () => {
  const at = (line: number) => ({ document: 'theme.yaml', line });
  const report = formatDiagnostics([
    warning,
    { ...error, severity: 'warning', message: 'Third.', place: at(1) },
    { ...error, message: 'Second.', place: at(9) },
    { ...error, message: 'First.', place: at(2) },
  ]);
  expect(report.match(/First|Second|Third|odd/g)).toEqual(['First', 'Second', 'Third', 'odd']);
  expect(report).toContain('2 errors and 2 warnings');
});

test('a warning about many files is printed once', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...warning,
    place: { document: `brands/${index}` },
  }));
  expect(formatDiagnostics(many)).toBe(
    'brands/0, brands/1, brands/2 and 997 more\n  ⚠ This is odd. [missing-translation]\n\n' +
      '"npm run check -- --all" lists every file of each warning.\n\n1,000 warnings\n',
  );
  const all = formatDiagnostics(many, { all: true });
  expect(all.match(/⚠/g)).toHaveLength(1000);
  expect(all).not.toContain('--all');
});

test('a warning that rows of one file share is printed once, at the first', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    ...warning,
    place: { document: 'items.csv', line: 5001 - index, field: `[${index}].name_fr` },
  }));
  const report = formatDiagnostics([
    ...rows,
    {
      ...warning,
      place: { document: 'items.csv', line: 5001, field: '[0].name_fr' },
      message: 'Something else.',
    },
  ]);
  expect(report).toContain(
    'items.csv\n  ⚠ line 2, [4999].name_fr: This is odd. (Here and in 4,999 more places.) [missing-translation]\n' +
      '  ⚠ line 5001, [0].name_fr: Something else. [missing-translation]\n\n' +
      '"npm run check -- --all" lists every place of each warning.\n\n5,001 warnings\n',
  );
  expect(formatDiagnostics(rows.slice(0, 3)).match(/⚠/g)).toHaveLength(3);
  expect(formatDiagnostics(rows, { all: true }).match(/⚠/g)).toHaveLength(5000);
});

test('thousands of mistakes of one kind in a file: the first are printed, the others counted', () => {
  const many = Array.from({ length: 8000 }, (_, index) => ({
    ...error,
    place: { document: 'theme.yaml', line: 8000 - index },
  }));
  const report = formatDiagnostics([...many, { ...error, code: 'empty-field' as const }]);
  expect(report.match(/line \d+:.*unknown-field/g)).toHaveLength(50);
  expect(report).toContain('line 1:');
  expect(report).toContain('[empty-field]');
  expect(report).toContain(
    '  … and 7,950 more [unknown-field]\n\n"npm run check -- --all" lists every mistake.\n\n8,001 errors\n',
  );
  expect(formatDiagnostics(many, { all: true }).match(/✖/g)).toHaveLength(8000);
});

test('an error in many files is printed for each, since each needs fixing', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...error,
    place: { document: `brands/${index}` },
  }));
  expect(formatDiagnostics(many).match(/✖/g)).toHaveLength(9);
});

test('accepted warnings are counted, and only the full list shows them with their reasons', () => {
  const accepted = { ...warning, accepted: 'It is meant.' };
  expect(formatDiagnostics([accepted])).toBe('No mistakes. (and 1 accepted warning)\n');
  expect(formatDiagnostics([accepted, warning], { all: true })).toBe(
    'menu.yaml\n  ⚠ This is odd. [missing-translation] Accepted: It is meant.\n' +
      '  ⚠ This is odd. [missing-translation]\n\n1 warning (and 1 accepted warning)\n',
  );
});

test('the folder precedes the file name', () => {
  expect(formatDiagnostics([error], { folder: 'content' })).toMatch(/^content\/theme\.yaml\n/);
});

test('colours are only used on request', () => {
  expect(formatDiagnostics([error])).not.toContain('\u001B');
  expect(formatDiagnostics([error], { color: true })).toContain('\u001B');
});

test('an empty report says that there are no mistakes', () => {
  expect(formatDiagnostics([])).toBe('No mistakes.\n');
});
