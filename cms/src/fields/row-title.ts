import type { z } from 'zod';
import { languages } from '../../../src/model/language.ts';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import { metaOf } from '../../../src/model/schema.ts';
import { formOf } from './form.ts';
import { ownerWords } from './owner-words.ts';

/** A field that identifies a list's rows while they are collapsed. */
export interface TitlePart {
  /** The path of its value in the row. */
  path: string[];
  /** The labels of its values. */
  names?: Record<string, ByLanguage>;
  /** Whether it is a day, which Payload stores as a timestamp. */
  isDay?: true;
}

/** The title of a list's rows: the fields marked in the model, then their times. */
export function titleParts(shape: z.core.$ZodShape): TitlePart[] {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const form = formOf(schema);
    return form.kind === 'translations'
      ? Object.entries(form.shape).map(([inner, part]) => ({ path: [name, inner], schema: part }))
      : [{ path: [name], schema }];
  });
  const marked = fields.filter(({ schema }) => ownerWords('', schema).inList === 'title');
  const times = fields.filter(({ schema }) => metaOf(schema).form === 'time');
  return [...marked, ...times].map(({ path, schema }) => {
    const { options } = ownerWords('', schema);
    return {
      path,
      ...(options ? { names: namesOf(options) } : {}),
      ...(formOf(schema).kind === 'day' ? { isDay: true } : {}),
    };
  });
}

function namesOf(options: NonNullable<z.core.GlobalMeta['options']>): Record<string, ByLanguage> {
  return Object.fromEntries(
    options.map((option) => [
      String(option.value),
      Object.fromEntries(languages.map((code) => [code, option[code]])) as ByLanguage,
    ]),
  );
}
