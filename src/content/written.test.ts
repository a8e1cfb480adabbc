import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { itemSchema } from '#model/entities/item.ts';
import { contentSchema } from '#model/site.ts';
import { writtenWays } from '#model/written.fixture.ts';
import { filesSource } from './files/files-source.ts';
import { readItems } from './item-table/read-items.ts';

test('prices, times and days in files are read as people write them, or refused', async () => {
  const fields = { price: 'price', time: 'time_open', day: 'start_date' } as const;
  const { shape } = contentSchema.shape.events.unwrap().element;
  const shop = await mkdtemp(join(tmpdir(), 'shop-'));
  for (const [at, [form, text]] of writtenWays.entries()) {
    const folder = join(shop, 'events', `event-${100 + at}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'event.yaml'), `${fields[form]}: ${JSON.stringify(text)}\n`);
  }
  const { records } = await filesSource(shop).load();
  await rm(shop, { recursive: true });
  const events = records['events'] as Record<string, unknown>[];
  for (const [at, [form, text, value]] of writtenWays.entries()) {
    const { success, data } = shape[fields[form]].safeParse(events[at]?.[fields[form]]);
    expect([text, success ? (data ?? null) : undefined]).toEqual([text, value]);
  }
});

test('prices and days in a table are read as people write them, or refused', () => {
  const fields = { price: 'price', day: 'gone_since' } as const;
  for (const [form, text, value] of writtenWays) {
    if (form === 'time') continue;
    const table = `sku;${fields[form]}\n1;"${text}"\n`;
    const known = { attributes: [], categories: [], brands: [] };
    const { rows, mistakes } = readItems(new TextEncoder().encode(table), 'items.csv', known);
    const cells = new Map(Array.from(rows[0]?.values ?? [], ([{ name }, cell]) => [name, cell]));
    const { success, data } = itemSchema.shape[fields[form]].safeParse(cells.get(fields[form]));
    const read = success && mistakes.length === 0 ? (data ?? null) : undefined;
    expect([text, read]).toEqual([text, value]);
  }
});
