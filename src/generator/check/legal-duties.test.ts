import { expect, test } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

const statement = (text: string) => `---\ntitle: Barrierefreiheit\n---\n${text}`;
const register = `registers:
  - { register_type: Handelsregister, number: HRB 1, registrar: Amtsgericht }
`;

/** An entry of the banner that is ticked beforehand. */
function tickedEntry(function_id: string): string {
  const text = { display_name: 'Karte', description: 'Zeigt eine Karte.' };
  const translations = ['de', 'en'].map((language) => ({ language, ...text }));
  return JSON.stringify([{ function_id, ...text, default_on: true, translations }]);
}

test.each<[what: string, message: string, changes: Changes]>([
  [
    'a mail address',
    'The imprint needs a mail address (§ 5 (1) no. 2 DDG).',
    { 'company.yaml': (text) => text.replace(/emails:\n(?: .*\n)+/, '') },
  ],
  [
    'a mail address in Austria',
    'The imprint needs a mail address (§ 5 (1) no. 3 ECG).',
    {
      'company.yaml': (text) =>
        text
          .replace(/emails:\n(?: .*\n)+/, '')
          .replace(/( +)city: .*/, '$&\n$1country: AT')
          .replace("'030", "'+49 30"),
    },
  ],
  [
    'who represents a registered business',
    'The imprint needs the names of those who represent the business (§ 5 (1) no. 1 DDG).',
    { 'company.yaml': (text) => text.replace(/executives:\n(?: .*\n)+/, register) },
  ],
  [
    'encryption',
    'The address begins with http://, but what visitors send must be encrypted (§ 19 (4) TDDDG).',
    { 'project.yaml': replacing('https://www', 'http://www') },
  ],
  [
    'the accessibility statement that is linked',
    'The footer links to an accessibility statement that says nothing.',
    { 'pages/accessibility/de.md': statement(''), 'pages/accessibility/en.md': statement('') },
  ],
  [
    'the visitor’s own move, for a switch that stands on,',
    'The switch stands on before the visitor has moved it; that is no consent (CJEU, C-673/17).',
    {
      'consents.yaml': tickedEntry('video'),
      'pages/home/de.md': adding('[Der Film](https://youtu.be/dQw4w9WgXcQ)'),
    },
  ],
  [
    'the visitor’s own move, for analytics,',
    'The switch stands on before the visitor has moved it; that is no consent (CJEU, C-673/17).',
    {
      'project.yaml': replacing('config:\n', 'config:\n  consent: { analyticsDefault: on }\n'),
    },
  ],
])('it is told that %s is missing', async (_, message, changes) => {
  expect(await diagnosticsAfter(changes)).toMatchObject([{ severity: 'warning', message }]);
});

test.each<[what: string, changes: Changes]>([
  [
    'a switch that stands on for what the site needs to run',
    { 'consents.yaml': tickedEntry('functional') },
  ],
  [
    'an address on this machine',
    { 'project.yaml': replacing('https://www.kornblum.example', 'http://localhost:8080') },
  ],
  [
    'an accessibility statement with a text',
    {
      'pages/accessibility/de.md': statement('Alles ist erreichbar.'),
      'pages/accessibility/en.md': statement('All can be reached.'),
    },
  ],
])('%s is enough', async (_, changes) => {
  expect(await diagnosticsAfter(changes)).toEqual([]);
});
