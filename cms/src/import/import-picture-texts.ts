import { isDeepStrictEqual } from 'node:util';
import type { PayloadRequest } from 'payload';
import { pictures, pictureShape } from '../collections/kinds.ts';
import { readPictures } from '../export/read-files.ts';
import { readNames } from '../export/read-names.ts';
import { dataOf } from '../records/data.ts';
import { toPayload, UnknownName } from '../records/to-payload.ts';
import type { ImportCount } from './import-count.ts';

/** Writes the model's records of pictures into the fields of their files. */
export async function importPictureTexts(
  req: PayloadRequest,
  records: readonly unknown[],
  count: ImportCount,
): Promise<void> {
  const { payload } = req;
  const names = await readNames(payload);
  const known = await readPictures(payload, names);
  const before = new Map(known.records.map(({ id, value }) => [id, value]));
  for (const record of records as { file: string; focus?: [number, number] }[]) {
    const key = names.keyOf('media', record.file);
    if (key === undefined) throw new UnknownName(pictures, record.file);
    if (isDeepStrictEqual(before.get(String(key)), record)) {
      count.unchanged += 1;
      continue;
    }
    const [focalX, focalY] = record.focus ?? [50, 50];
    const data = toPayload(pictureShape(), record, names);
    const decorative = isSilent(record);
    const fields = { ...data, decorative, focalX, focalY, updatedAt: new Date().toISOString() };
    await payload.db.updateOne({
      collection: 'media',
      id: key,
      data: fields,
      req,
    });
    count.changed += 1;
  }
}

/** Whether a record marks its picture as decorative. */
function isSilent(record: object): boolean {
  const texts: unknown = Reflect.get(record, 'translations');
  return Array.isArray(texts) && texts.length > 0 && texts.every((text) => !dataOf(text)['alt']);
}
