import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from './site-folder.ts';

test('hasty compression is replaced by the next build that has time', async () => {
  // Long enough for qualities to differ.
  const text = Array.from({ length: 2000 }, (_, at) => `Lindenhof ${at ** 2}`).join(' ');
  const make = async (options: Partial<Parameters<typeof siteFolder>[0]>) => {
    const folder = mkdtempSync(join(tmpdir(), 'hasty-'));
    const site = siteFolder({ folder, compress: true, ...options });
    await (options.previous ? site.keep(['index.html']) : site.write('index.html', text));
    await site.settle();
    const sizeOf = (ending: string) => statSync(join(folder, `index.html${ending}`)).size;
    return { folder, hasty: site.hasty(), size: sizeOf('.br'), plain: sizeOf('') };
  };
  const urgent = await make({ urgent: true });
  const again = await make({ urgent: true, previous: urgent.folder, previousHasty: urgent.hasty });
  const later = await make({ previous: again.folder, previousHasty: again.hasty });
  const best = await make({});
  expect([urgent, again, later, best].map(({ hasty }) => hasty)).toEqual([
    ['index.html'],
    ['index.html'],
    [],
    [],
  ]);
  expect(again.size).toBe(urgent.size);
  expect(later.size).toBe(best.size);
  expect(later.size).toBeLessThan(urgent.size);
  expect(later.plain).toBe(text.length);
});
