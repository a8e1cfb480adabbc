import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readStyles } from './styles.ts';

const folder = await mkdtemp(join(tmpdir(), 'styles-'));
afterAll(() => rm(folder, { recursive: true }));
for (const name of ['base', 'button', 'brand']) {
  await writeFile(join(folder, `${name}.css`), `.${name}{}\n`);
}

const entry = 'src/site/entry-server.tsx';
const button = { file: 'button.js', css: ['button.css'] };

test("a template adds its styles to the entry's, each only once", async () => {
  const template = 'src/site/templates/brand/brand.tsx';
  const manifest = {
    [entry]: {
      file: 'entry.js',
      css: ['base.css'],
      imports: ['button'],
      dynamicImports: [template],
    },
    [template]: { file: 'brand.js', css: ['brand.css'], imports: ['button'] },
    button,
  };
  expect(await readStyles(folder, manifest, entry)).toEqual({
    shared: '.button{}.base{}',
    print: '',
    own: { 'template-brand': '.brand{}' },
  });
});

test('a module not named after its folder is not a template', async () => {
  const template = 'src/site/templates/brand/brands.tsx';
  const manifest = {
    [entry]: { file: 'entry.js', dynamicImports: [template] },
    [template]: { file: 'brands.js' },
  };
  expect(await readStyles(folder, manifest, entry)).toEqual({
    shared: '',
    print: '',
    own: {},
  });
});

test('print styles of all pages are separated from screen styles', async () => {
  await writeFile(
    join(folder, 'sheet.css'),
    '.a{color:red}@media print{.a{color:#000}.b{margin:0}}@media screen{.b{margin:1px}}@media print{.c{width:9cm}}',
  );
  const manifest = { [entry]: { file: 'entry.js', css: ['sheet.css'] } };
  expect(await readStyles(folder, manifest, entry)).toEqual({
    shared: '.a{color:red}@media screen{.b{margin:1px}}',
    print: '@media print{.a{color:#000}.b{margin:0}}@media print{.c{width:9cm}}',
    own: {},
  });
});
