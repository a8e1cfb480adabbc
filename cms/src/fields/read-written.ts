import {
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import type { z } from 'zod';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { readers, type WrittenForm, writtenForm } from '../../../src/model/written.ts';
import { type Data, dataOf, listOf } from '../records/data.ts';
import { formOf } from './form.ts';
import { labelAt } from './label-at.ts';
import { unreadWords } from './written-words.ts';
import { languageOf } from '../language-of.ts';

/**
 * Reads prices, numbers, times, days and addresses as people write them, in documents from a form
 * or over REST. Payload's own parsing comes later: it would stop at the first comma of a number and
 * read thousands separators as decimal points.
 */
export function readCollection(shape: z.core.$ZodShape): CollectionBeforeOperationHook {
  return ({ args, collection, req }) => {
    readArgs(shape, args, { collection: collection.slug, req });
  };
}

/** Like `readCollection`, for a global. */
export function readGlobal(shape: z.core.$ZodShape): GlobalBeforeOperationHook {
  return ({ args, global, req }) => {
    readArgs(shape, args as object, { global: global.slug, req });
  };
}

type Origin = Omit<ConstructorParameters<typeof ValidationError>[0], 'errors'> & {
  req: Parameters<CollectionBeforeOperationHook>[0]['req'];
};

function readArgs(shape: z.core.$ZodShape, args: object, origin: Origin): void {
  // Only operations that create or change documents have data.
  const given: unknown = Reflect.get(args, 'data');
  if (!given) return;
  const { data, unread } = withRead(shape, dataOf(given));
  if (unread.length > 0) {
    const language = languageOf(origin.req.i18n.language);
    const errors = unread.map(({ steps, form }): ValidationFieldError => ({
      label: labelAt(shape, steps),
      message: unreadWords(form, language),
      path: steps.join('.'),
    }));
    throw new ValidationError({ ...origin, errors }, origin.req.t);
  }
  Object.assign(args, { data });
}

interface Read {
  data: Data;
  /** The locations of texts that can't be read. */
  unread: { steps: string[]; form: WrittenForm }[];
}

/** A form's data, with texts replaced by values. */
export function withRead(shape: z.core.$ZodShape, given: Data): Read {
  const data = { ...given };
  const unread: Read['unread'] = [];
  const below = (inner: z.core.$ZodShape, value: unknown, ...steps: string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const read = withRead(inner, dataOf(value));
    unread.push(...read.unread.map((one) => ({ ...one, steps: [...steps, ...one.steps] })));
    return read.data;
  };
  for (const [field, schema] of Object.entries(shape)) {
    const name = storedName(field);
    const value = given[name];
    if (value === undefined || value === null) continue;
    const form = formOf(schema);
    if (form.kind === 'group' || form.kind === 'translations') {
      data[name] = below(form.shape, value, name);
    } else if (form.kind === 'rows') {
      if (!Array.isArray(value)) continue;
      data[name] = listOf(value).map((row, at) => below(form.shape, row, name, String(at)));
    } else if (typeof value === 'string') {
      // The values of a choice are text here, even numeric ones.
      const isWritten = form.kind === 'number' || form.kind === 'day' || 'control' in form;
      const written = isWritten ? writtenForm(schema) : undefined;
      const read = written && readValue(written, value);
      if (read !== undefined) data[name] = read;
      else if (written) unread.push({ steps: [name], form: written });
    }
  }
  return { data, unread };
}

/** A value as Payload stores it. */
function readValue(form: WrittenForm, text: string): unknown {
  const isNumber = ['price', 'number', 'whole number'].includes(form);
  if (text.trim() === '') return isNumber || form === 'day' ? null : '';
  if (form !== 'day') return readers[form](text);
  // A timestamp of the day, as sent by Payload's own control.
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return text;
  const day = readers.day(text);
  return day && `${day}T12:00:00.000Z`;
}
