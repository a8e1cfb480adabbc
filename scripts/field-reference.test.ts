import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '#content/records/draft.ts';
import { fieldReference } from './field-reference.ts';

const reference = fieldReference();

test('the committed page is what the schemas say', async () => {
  const file = join(import.meta.dirname, '../docs/reference/content.md');
  expect(await readFile(file, 'utf8')).toBe(reference);
});

test('every collection has a section, and paths stand behind them', () => {
  const headings = [...reference.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  expect(headings).toEqual([...collections, 'Paths']);
});

test.each([
  [
    'a needed text',
    '| `display_name` | Name des Geschäfts | text | yes | The name customers know. |',
  ],
  ['a default', '| `brand_color` | Hausfarbe | colour, such as `#14302a` | no; `#1f3d33` |'],
  [
    'bounds',
    '| `config.components.wrapper.width` | Größte Breite | whole number, 600 to 2400 | no; `1320` |',
  ],
  ['values to choose from', '| `numbers[].type` | Art | one of `phone`, `mobile`, `fax` | yes |'],
  [
    'what a folder names',
    '| `slug` | Webadresse | name of lower-case letters, digits, hyphens | no; the name of the folder |',
  ],
  [
    'a field per language',
    '| `headline` | Zeile unter dem Namen | text | yes | One line under the name. |',
  ],
  ['what a text stands for', '| `logo` | Logo | file name of an image | yes |'],
  ['what owners do not see', '| `opening_hours` | (Ältere Form) | list of records | no |'],
  ['a time', '| `special_days[].time_open` | Öffnet um | time, such as `"09:30"` | no |'],
])('%s is told', (_, row) => {
  expect(reference).toContain(row);
});
