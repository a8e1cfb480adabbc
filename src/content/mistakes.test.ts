import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMistakenShop, mistakeNames, mistakes } from '../../test/support/mistaken-shop.ts';
import { filesSource } from './files/files-source.ts';
import { loadSite } from './load.ts';
import { formatDiagnostics } from './diagnostics/report.ts';

/** `expected.txt` of a case is the complete report. */
test.each(mistakeNames)('%s is reported in full', async (name) => {
  const shop = await makeMistakenShop(name);
  try {
    const { site, diagnostics } = await loadSite(filesSource(shop));
    const report = formatDiagnostics(diagnostics);
    await expect(report).toMatchFileSnapshot(join(mistakes, name, 'expected.txt'));
    expect(site === null).toBe(report.includes('✖'));
  } finally {
    await rm(shop, { recursive: true });
  }
});
