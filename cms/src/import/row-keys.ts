import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { formOf } from '../fields/form.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import type { Data } from '../records/data.ts';

/** The data with a key for each row of its lists, which the database requires. */
export function withRowKeys(shape: z.core.$ZodShape, data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = Object.keys(shape).find((one) => storedName(one) === name);
      const schema = field === undefined ? undefined : shape[field];
      const form = schema && formOf(schema);
      if (form?.kind === 'group') return [name, withRowKeys(form.shape, value as Data)];
      if (form?.kind !== 'rows') return [name, value];
      const rows = (value as Data[]).map((row) => ({
        id: randomBytes(12).toString('hex'),
        ...withRowKeys(form.shape, row),
      }));
      return [name, rows];
    }),
  );
}
