import type { Attribute } from './attribute.ts';

export type AttributeValue = string | number | boolean;

const flags = new Map(
  Object.entries({
    true: true,
    ja: true,
    yes: true,
    oui: true,
    // What German and French spreadsheets write for true and false.
    wahr: true,
    vrai: true,
    false: false,
    nein: false,
    no: false,
    non: false,
    falsch: false,
    faux: false,
  }),
);

/**
 * Parses the value of an attribute: a choice by its id or its name in any language, a number with a
 * point or a comma, or a flag. Undefined if the value is not valid.
 */
export function attributeValue(
  { type, choices }: Pick<Attribute, 'type' | 'choices'>,
  written: AttributeValue,
): AttributeValue | undefined {
  const text = String(written).trim();
  switch (type) {
    case 'choice':
      return (
        choices.find(({ id }) => id === text) ??
        choices.find(({ translations }) => translations.some(({ name }) => isSame(name, text)))
      )?.id;
    case 'number':
      return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
    case 'flag':
      return flags.get(text.toLowerCase());
  }
}

function isSame(name: string, text: string): boolean {
  return name.toLowerCase().normalize('NFC') === text.toLowerCase().normalize('NFC');
}
