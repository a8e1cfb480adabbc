import type { z } from 'zod';
import { languages, type Language } from '../../../src/model/language.ts';
import { metaOf } from '../../../src/content/records/schema.ts';
import type { Choice } from './form.ts';

/** A text in each language of the admin. */
export type ByLanguage = Record<Language, string>;

export interface OwnerWords {
  label: ByLanguage;
  help?: ByLanguage;
  example?: ByLanguage;
  /** The part of the form, or of the menu, that it stands in. */
  group?: string;
  inList?: 'title' | 'column';
  hidden?: true;
  options?: readonly (ByLanguage & { value: Choice; hidden?: true })[];
}

/** What the owner reads of a field or collection; its name and description where the model has no words. */
export function ownerWords(name: string, schema: z.core.$ZodType): OwnerWords {
  const meta = metaOf(schema) as Partial<OwnerWords> & { description?: string };
  return {
    ...meta,
    label: meta.label ?? same(inWords(name)),
    ...(meta.help || meta.label || !meta.description ? {} : { help: same(meta.description) }),
  };
}

function same(text: string): ByLanguage {
  return Object.fromEntries(languages.map((language) => [language, text])) as ByLanguage;
}

/** 'opening_hours' -> 'Opening hours'. */
function inWords(name: string): string {
  const words = name.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
