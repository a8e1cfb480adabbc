import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { layouts } from '#content/files/layout.ts';
import type { Layout } from '#model/feature.ts';
import type { LanguagePaths } from '#model/language.ts';
import { categoryRoutes } from '#model/pages/category-pages.ts';
import { routes } from '#model/pages/routes.ts';
import { type Collection, contentSchema } from '#model/site.ts';
import { type FieldSchema, fieldRows, fieldTable, itemsOf, labelOf } from './field-table.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'docs/reference/content.md');

if (import.meta.main) {
  if (process.argv.includes('--check')) await check();
  else await write();
}

/** Generates the reference page for all fields of a shop's content from the schemas. */
export function fieldReference(): string {
  const { properties = {} } = z.toJSONSchema(contentSchema, {
    io: 'input',
    unrepresentable: 'any',
  });
  const sections = Object.entries(properties).map(([name, schema]) =>
    section(name as Collection, schema as FieldSchema),
  );
  return `${[introduction(), ...sections, paths()].join('\n\n')}\n`;
}

function introduction(): string {
  return `# Every field of a shop's content

A shop is a folder. Each heading below is one kind of content in it, with the file that holds it. Files ending in
\`.yaml\` may also be \`.yml\` or \`.json\`.

- **Needed** tells whether a field must be there, and what holds where it is left out.
- A field such as \`addresses[].street\` stands in each record of the list \`addresses\`; \`config.consent\` stands in the
  group \`config\`.
- **Translations** are a list of records, one per language, each with its \`language: de\`, \`en\` or \`fr\`. Where a
  language is missing, the first record is shown.
- **Images** are named by file name only. They may lie anywhere in the shop's folder.
- A **link** is a page's key, such as \`contact\`, with an anchor if need be, such as \`privacy#cookies\`; a path, such as
  \`/watches/ostra\`, or that of a file in \`static/\`; a web address, a mail address, or \`tel:\` and a number.
- **In the content system** stands what owners read beside the field, here in German; brackets mean that they do not see
  it. English, French and the help below the field stand beside the field in the schemas, in \`src/model\`.
- Times, days and postal codes stand in quotes.

This page is made from the schemas: \`npm run docs\`.`;
}

function section(name: Collection, schema: FieldSchema): string {
  const layout = layouts[name];
  const record = itemsOf(schema) ?? schema;
  return [
    `## ${name}`,
    `In the content system: ${labelOf(schema)}.`,
    record.description ?? schema.description ?? '',
    ...(layout.kind === 'folders'
      ? folderParts(name, layout, record)
      : [place(name, layout.kind), fieldTable(fieldRows(record))]),
  ].join('\n\n');
}

function place(name: string, kind: 'record' | 'list'): string {
  const what = kind === 'list' ? 'a list, each entry with these fields' : 'one record';
  return `File: \`${name}.yaml\`, ${what}.`;
}

/** A folder of folders: the fields that languages share, and those of each language. */
function folderParts(
  name: string,
  { recordFile, idField, recordFileNeeded, listsBy }: Extract<Layout, { kind: 'folders' }>,
  record: FieldSchema,
): string[] {
  const rows = fieldRows(record);
  const perLanguage = /^translations\[\]\./;
  const shared = rows
    .filter((row) => row.name !== 'translations' && !perLanguage.test(row.name))
    .map((row) => (row.name === idField ? { ...row, needed: 'no; the name of the folder' } : row));
  const texts = rows
    .filter((row) => perLanguage.test(row.name))
    .map((row) => ({ ...row, name: row.name.replace(perLanguage, '') }));
  return [
    listsBy === undefined
      ? `Folder: \`${name}/\`, with a folder for each.`
      : `Folder: \`${name}/\`, with files that hold lists of them, such as \`${name}/watches.yaml\` for those of a ${listsBy}, or with a folder for each.`,
    `In \`${recordFile}.yaml\`, for all languages${recordFileNeeded ? '' : '; the file may be left out'}:`,
    fieldTable(shared),
    'In `de.md`, `en.md`, `fr.md`, between two lines `---`; `text` is what follows them:',
    fieldTable(texts),
  ];
}

/** Where pages stand whose paths the content need not give. */
function paths(): string {
  return [
    '## Paths',
    'Pages with a fixed place, by their key. Where a language has no path, there is no such page in it; the French privacy notice is a part of the imprint.',
    pathTable(routes),
    'Categories that have paths without a word in the content. Any other path, and every French one, is written in the text: `path: /fr/montres`.',
    pathTable(categoryRoutes),
  ].join('\n\n');
}

function pathTable(table: Record<string, LanguagePaths>): string {
  const rows = Object.entries(table).map(([key, { de, en, fr }]) => {
    const cells = [key, de, en, fr].map((cell) => (cell === null ? '–' : `\`${cell}\``));
    return `| ${cells.join(' | ')} |`;
  });
  return ['| Key | German | English | French |', '|---|---|---|---|', ...rows].join('\n');
}

async function write(): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fieldReference());
}

async function check(): Promise<void> {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed === fieldReference()) return;
  console.error(`${relative(root, file)} is not what the schemas say. Make it anew: npm run docs`);
  process.exitCode = 1;
}
