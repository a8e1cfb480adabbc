import type { Language } from '#model/language.ts';
import type { PageFrame } from './page.ts';

/** One of the values that a field can have, and what it is called. */
export interface ChoiceOption {
  value: string;
  label: string;
}

/** What a feature's forms show to browsers without JavaScript. */
export interface FeaturePages {
  /** By form. */
  texts: Readonly<Record<string, Readonly<Record<Language, FormText>>>>;
  /** What the shop lets visitors choose from, by field. */
  choices?: Readonly<
    Record<string, (frame: Pick<PageFrame, 'shop' | 'language'>) => ChoiceOption[]>
  >;
}

export interface FormText {
  title: string;
  send: string;
  /** Labels by field; fields that many forms have need none. */
  fields: Readonly<Record<string, string>>;
  /** What to do if what was sent is registered already. */
  alreadyRegistered?: string;
}
