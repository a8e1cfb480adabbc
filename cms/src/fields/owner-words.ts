import type { z } from 'zod';
import { languages } from '../../../src/model/language.ts';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import { metaOf } from '../../../src/model/schema.ts';

/** The owner's texts for a field or collection. */
export interface OwnerWords extends Pick<
  z.core.GlobalMeta,
  'help' | 'example' | 'group' | 'inList' | 'isAddedOften' | 'hidden' | 'isPast' | 'options'
> {
  label: ByLanguage;
}

/** The owner's texts of a schema; by default its name and description. */
export function ownerWords(name: string, schema: z.core.$ZodType): OwnerWords {
  const { label, help, description, ...meta } = metaOf(schema);
  if (label) return { ...meta, label, help };
  const said = description ? same(description) : undefined;
  return { ...meta, label: same(inWords(name)), help: help ?? said };
}

function same(text: string): ByLanguage {
  return Object.fromEntries(languages.map((language) => [language, text])) as ByLanguage;
}

/** 'opening_hours' -> 'Opening hours'. */
function inWords(name: string): string {
  const words = name.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
