import { attributeValue } from '#model/entities/attribute-value.ts';
import type { Attribute } from '#model/entities/attribute.ts';
import type { Option } from '#model/owner-words.ts';
import { languages } from '#model/language.ts';
import { readers } from '#model/written.ts';
import { suggest } from '../diagnostics/nearest.ts';

/** The value of a cell, or why it cannot be read. */
export type Cell = { value: unknown } | Mistake;

interface Mistake {
  mistake: string;
  hint: string;
}

/** A value, and the names that people use for it. */
interface Named {
  value: string;
  names: readonly string[];
}

/** Separates the values in a cell. */
const separator = '|';

export function isMistake(cell: Cell): cell is Mistake {
  return 'mistake' in cell;
}

/** Reads an amount of money in any common notation; undefined for 'on request'. */
export function readPrice(text: string): Cell {
  const price = readers.price(text);
  if (price !== undefined) return { value: price ?? undefined };
  return {
    mistake: `"${text}" is no price.`,
    hint: 'Write it as 1290 or 1.290,00; leave the cell empty for a price on request.',
  };
}

export function readNumber(text: string): Cell {
  const value = readers.number(text);
  if (value !== undefined) return { value };
  return { mistake: `"${text}" is no number.`, hint: 'Write digits alone.' };
}

export function readFlag(text: string): Cell {
  const written = { 1: 'ja', 0: 'nein' }[text] ?? text;
  const value = attributeValue({ type: 'flag', choices: [] }, written);
  if (value !== undefined) return { value };
  return { mistake: `"${text}" is neither yes nor no.`, hint: 'Write ja or nein, or yes or no.' };
}

/** Reads one of several values by any of its names, ignoring case. */
export function readNamed(what: string, known: readonly Named[]): (text: string) => Cell {
  const byName = new Map(
    known.flatMap(({ value, names }) => names.map((name) => [normal(name), value])),
  );
  for (const { value } of known) byName.set(normal(value), value);
  return (text) => {
    const value = byName.get(normal(text));
    if (value !== undefined) return { value };
    return {
      mistake: `There is no ${what} "${text}".`,
      hint: suggest(
        text,
        known.flatMap((one) => [one.value, ...one.names]),
      ),
    };
  };
}

/** The options of a choice in the content system, with their labels. */
export function namedOptions(options: readonly Option[]): Named[] {
  return options.map((option) => ({
    value: String(option.value),
    names: languages.map((language) => option[language]),
  }));
}

export function readAttribute(attribute: Attribute): (text: string) => Cell {
  return (text) => {
    const values: unknown[] = [];
    for (const part of listOf(text)) {
      const value = attributeValue(attribute, part);
      if (value === undefined) {
        return {
          mistake: `"${part}" is no value of the attribute "${attribute.id}".`,
          hint: {
            choice: suggest(
              part,
              attribute.choices.map(({ id }) => id),
            ),
            number: 'Write a number, without its unit.',
            flag: 'Write ja or nein, or yes or no.',
          }[attribute.type],
        };
      }
      values.push(value);
    }
    return { value: values };
  };
}

export function readList(text: string): Cell {
  return { value: listOf(text) };
}

function listOf(text: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A value as the text of a cell. */
export function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellOf).join(` ${separator} `);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return isPlain ? String(value) : '';
}

function normal(text: string): string {
  return text.trim().toLowerCase().normalize('NFC');
}
