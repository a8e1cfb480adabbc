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
const button = { css: ['button.css'] };

test('a template has the styles of the entry, of what it imports, and its own, each once', async () => {
  const template = 'src/site/templates/brand/brand.tsx';
  const manifest = {
    [entry]: { css: ['base.css'], imports: ['button'], dynamicImports: [template] },
    [template]: { css: ['brand.css'], imports: ['button'] },
    button,
  };
  expect(await readStyles(folder, manifest, entry)).toEqual({
    'template-brand': '.button{}.base{}.brand{}',
  });
});

test('a module without the name of its folder is no template', async () => {
  const template = 'src/site/templates/brand/brands.tsx';
  const manifest = { [entry]: { dynamicImports: [template] }, [template]: {} };
  expect(await readStyles(folder, manifest, entry)).toEqual({});
});
