import { expect, test } from 'vitest';
import { formatDiagnostics } from '#content/diagnostics/report.ts';
import type { Changes } from '#content/changes.fixture.ts';
import { diagnosticsAfter, replacing } from './shop.fixture.ts';

test.each<[field: string, document: string, changes: Changes]>([
  [
    'lead',
    'pages/imprint/en.md',
    { 'pages/imprint/en.md': replacing('lead: Information required by § 5 DDG.\n', '') },
  ],
  [
    'text',
    'pages/contact/en.md',
    { 'pages/contact/en.md': '---\ntitle: Contact\nlead: Here.\n---\n' },
  ],
])('a %s that only exists in the first language is reported', async (field, document, changes) => {
  expect(await diagnosticsAfter(changes)).toEqual([
    {
      code: 'untranslated-field',
      severity: 'warning',
      place: { document, field },
      message: `There is no "${field}" in "en", but in "de" there is.`,
      hint: 'Nothing is shown in its place.',
    },
  ]);
});

test('a legal text that only exists in the first language is reported', async () => {
  const changes = {
    'legal.yaml': (text: string) => text.replace(/ {4}insurance: \|\n.*indemnity.*\n/, ''),
  };
  expect(await diagnosticsAfter(changes)).toMatchObject([
    { place: { document: 'legal.yaml', field: 'translations[1].insurance' } },
  ]);
});

test('a language that is not built needs nothing, and its texts are reported as unused', async () => {
  const changes = {
    'project.yaml': replacing('[de, en]', '[de]'),
    'pages/contact/en.md': '---\ntitle: Contact\n---\n',
  };
  const diagnostics = await diagnosticsAfter(changes);
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['unbuilt-language']));
});

test('text without translations is reported, unless there is only one language', async () => {
  const hours = 'opening_periods: [{ day: 0, free_text: Nach Absprache }]\n';
  expect(await diagnosticsAfter({ 'opening_hours.yaml': hours })).toEqual([
    {
      code: 'untranslated-record',
      severity: 'warning',
      place: { document: 'opening_hours.yaml', field: 'opening_periods[0]', line: 1 },
      message: 'There are no translations; the same words are shown in every language.',
      hint: 'Add "translations".',
    },
  ]);
  const german = replacing('[de, en]', '[de]');
  const diagnostics = await diagnosticsAfter({
    'opening_hours.yaml': hours,
    'project.yaml': german,
  });
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['unbuilt-language']));
});

test('missing translations of a thousand brands are reported in two lines', async () => {
  const brands: Changes = {};
  for (let at = 0; at < 1000; at += 1) {
    brands[`brands/brand-${at}/brand.yaml`] = 'type: frames\ndisplay_name: Brand\n';
    brands[`brands/brand-${at}/de.md`] = '---\nheadline: Brillen\nlead: Fein.\n---\nText.\n';
    if (at >= 500) brands[`brands/brand-${at}/en.md`] = '---\nheadline: Glasses\n---\nText.\n';
  }
  const report = formatDiagnostics(await diagnosticsAfter(brands));
  expect(report.split('\n').filter((line) => line.includes('⚠'))).toHaveLength(2);
  expect(report).toContain('and 497 more');
  expect(report).toContain('1,000 warnings');
});
