import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filesSource } from './files-source.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function shop(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

async function read(files: Record<string, string>) {
  return filesSource(await shop(files)).load();
}

test('files become records and lists of records', async () => {
  const { records, diagnostics } = await read({
    'company.yaml': 'display_name: Lindenhof',
    'theme.json': '{ "base_color": "#ffffff" }',
    'menu.yml': '- path: watches',
  });
  expect(diagnostics).toEqual([]);
  expect(records).toEqual({
    company: { display_name: 'Lindenhof' },
    theme: { base_color: '#ffffff' },
    menu: [{ path: 'watches' }],
  });
});

test('a folder that can be listed but not entered is reported, and the rest is read', async () => {
  const folder = await shop({
    'company.yaml': 'display_name: Lindenhof',
    'brands/ostra/brand.yaml': 'display_name: Ostra',
    'media/ring.jpg': 'ring',
  });
  await chmod(folder, 0o755);
  for (const closed of ['brands/ostra', 'media']) await chmod(join(folder, closed), 0o644);
  const isRoot = process.geteuid?.() === 0;
  // Root may enter any folder.
  if (isRoot) process.seteuid?.(65_534);
  try {
    const { records, diagnostics } = await filesSource(folder).load();
    expect(records).toMatchObject({ company: { display_name: 'Lindenhof' } });
    expect(diagnostics[0]).toMatchObject({
      code: 'unreadable',
      place: { document: 'brands/ostra/brand.yaml' },
    });
  } finally {
    if (isRoot) process.seteuid?.(0);
    for (const closed of ['brands/ostra', 'media']) await chmod(join(folder, closed), 0o755);
  }
});

test('a folder becomes a record, with its Markdown files as translations in the order of languages', async () => {
  const { records } = await read({
    'brands/ostra/brand.yaml': 'type: watches',
    'brands/ostra/fr.md': '---\nheadline: Montres\n---\n',
    'brands/ostra/en.md': '---\n---\nText only.\n',
    'brands/ostra/de.md': '---\nheadline: Uhren\n---\n\nEin Text.\n',
  });
  expect(records.brands).toEqual([
    {
      slug: 'ostra',
      type: 'watches',
      translations: [
        { language: 'de', headline: 'Uhren', text: 'Ein Text.' },
        { language: 'en', text: 'Text only.' },
        { language: 'fr', headline: 'Montres' },
      ],
    },
  ]);
});

test("a record file may set a name other than its folder's, and contain translations", async () => {
  const { records } = await read({
    'brands/ostra/brand.yaml': 'slug: ostra-neu\ntranslations: [{ language: en }]',
    'brands/ostra/de.md': '---\n---\nEin Text.',
  });
  expect(records.brands).toEqual([
    {
      slug: 'ostra-neu',
      translations: [{ language: 'en' }, { language: 'de', text: 'Ein Text.' }],
    },
  ]);
});

test('records are in the order of their folders', async () => {
  const { records } = await read({
    'pages/watches/de.md': 'x',
    'pages/Anfang/de.md': 'x',
    'pages/home/de.md': 'x',
  });
  expect(records.pages).toMatchObject([{ key: 'Anfang' }, { key: 'home' }, { key: 'watches' }]);
});

test('a collection of folders may also be one file', async () => {
  const { records } = await read({ 'events.yaml': '- id: advent' });
  expect(records.events).toEqual([{ id: 'advent' }]);
});

test('pictures are found in any folder', async () => {
  const { images } = await read({
    'logo.svg': '',
    'media/deep/a.jpg': '',
    'brands/b.PNG': '',
    'brands/ostra/c.webp': '',
    'brands/ostra/de.md': 'x',
    'brands/ostra/more/d.avif': '',
  });
  expect(images.map(({ name, place }) => `${name} ${place.document}`).toSorted()).toEqual([
    'a.jpg media/deep/a.jpg',
    'b.PNG brands/b.PNG',
    'c.webp brands/ostra/c.webp',
    'd.avif brands/ostra/more/d.avif',
    'logo.svg logo.svg',
  ]);
});

test('files that are not content are ignored', async () => {
  const { records, diagnostics } = await read({
    'README.md': 'x',
    'media/README.md': 'x',
    'notes.txt': 'x',
    '.git/config.yaml': 'x',
    'brands/.DS_Store': 'x',
    'brands/ostra/Thumbs.db': 'x',
  });
  expect({ records, diagnostics }).toEqual({ records: { brands: [] }, diagnostics: [] });
});

test('values are traced back to their files, fields and lines', async () => {
  const content = await read({
    'menu.yaml': '- path: watches\n- path: team\n  sub_links:\n    - path: x\n',
    'brands/ostra/brand.yaml': '# Marke\ntype: watches\nlogo: x.svg\n',
    'brands/ostra/de.md': '---\nheadline: Uhren\nlead: Satz.\n---\n\nEin Text.\n',
    'pages/home/de.md': 'Ein Text.',
  });
  const at = (path: PropertyKey[]) => content.place(path);
  const brand = 'brands/ostra/brand.yaml';
  const text = 'brands/ostra/de.md';
  const translation = ['brands', 0, 'translations', 0];
  expect(at(['menu', 1, 'sub_links', 0, 'path'])).toEqual({
    document: 'menu.yaml',
    field: '[1].sub_links[0].path',
    line: 4,
  });
  expect(at(['brands', 0, 'logo'])).toEqual({ document: brand, field: 'logo', line: 3 });
  expect(at(['brands', 0, 'slug'])).toEqual({ document: 'brands/ostra' });
  expect(at(translation)).toEqual({ document: text });
  expect(at([...translation, 'lead'])).toEqual({ document: text, field: 'lead', line: 3 });
  expect(at([...translation, 'text'])).toEqual({ document: text, field: 'text', line: 6 });
  expect(at([...translation, 'language'])).toEqual({ document: text });
  expect(at(['brands', 0, 'translations'])).toEqual({ document: 'brands/ostra' });
  expect(at(['pages', 0, 'image'])).toEqual({ document: 'pages/home/page.yaml', field: 'image' });
  expect(at(['company', 'emails', 0])).toEqual({ document: 'company.yaml', field: 'emails[0]' });
  expect(at(['events'])).toEqual({ document: 'events' });
});

test('a missing shop is reported instead of crashing', async () => {
  const { diagnostics } = await filesSource(join(tmpdir(), 'no-such-shop')).load();
  expect(diagnostics).toMatchObject([
    { code: 'unreadable', severity: 'error', message: 'This cannot be read (ENOENT).' },
  ]);
});

test('several writes cause one change event, and none follows after closing', async () => {
  const folder = await shop({ 'company.yaml': 'a: 1' });
  let calls = 0;
  let told = Promise.withResolvers<void>();
  const stop = filesSource(folder).watch?.(() => {
    calls += 1;
    told.resolve();
  });
  await begun(folder, () => calls > 0);
  calls = 0;
  told = Promise.withResolvers();
  await writeFile(join(folder, '.hidden'), 'x');
  await pause(150);
  expect(calls).toBe(0);

  await writeFile(join(folder, 'company.yaml'), 'a: 2');
  await writeFile(join(folder, 'theme.yaml'), 'a: 2');
  await told.promise;
  await stop?.();
  await writeFile(join(folder, 'theme.yaml'), 'a: 3');
  await pause(150);
  expect(calls).toBe(1);
});

/** Changes a folder until the watcher notices: it reports no changes before it is ready. */
async function begun(folder: string, isNoticed: () => boolean): Promise<void> {
  while (!isNoticed()) {
    await writeFile(join(folder, 'company.yaml'), 'a: 0');
    await pause(200);
  }
  await pause(200);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
