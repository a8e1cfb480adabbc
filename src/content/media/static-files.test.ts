import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findStaticFiles } from './static-files.ts';

const most = 25 * 1024 ** 2;

test.each([
  [most, []],
  [most + 1, ['large-static-file']],
])('a file of %d bytes is published, with the warnings %j', async (size, codes) => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  try {
    const file = join(folder, 'liste.pdf');
    await writeFile(file, '');
    await truncate(file, size);
    const diagnostics: Diagnostic[] = [];
    const source = { path: '/liste.pdf', file, place: { document: 'static/liste.pdf' } };
    const files = findStaticFiles([source], diagnostics);
    expect(files.get('/liste.pdf')).toEqual({ file, size });
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  } finally {
    await rm(folder, { recursive: true });
  }
});
