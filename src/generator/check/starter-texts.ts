import { join } from 'node:path';
import { filesSource } from '#content/files/files-source.ts';
import { Markdown } from '#content/text/markdown.ts';

/** Texts of the starter shop that no other shop should publish. */
export interface StarterTexts {
  company: string;
  /** The sentences of its legal texts. */
  sentences: ReadonlySet<string>;
  /** Names that only this shop can have: its people, town, VAT number and host. */
  names: readonly string[];
  /** Its name, which other shops may have. */
  displayName: string;
}

const folder = join(import.meta.dirname, '../../../starter');
const legalPages: ReadonlySet<unknown> = new Set(['imprint', 'privacy', 'accessibility']);

/** Reads the texts from this kit's starter, so that they can change. */
export async function readStarterTexts(): Promise<StarterTexts> {
  const { records } = await filesSource(folder).load();
  const { company, legal, pages, project } = records;
  const ofPages = Array.isArray(pages)
    ? pages.filter((page: unknown) => legalPages.has(valueAt(page, 'key')))
    : [];
  const host = new URL(String(valueAt(project, 'siteMetadata', 'siteUrl'))).hostname;
  return {
    company: String(valueAt(company, 'company_name')),
    displayName: String(valueAt(company, 'display_name')),
    sentences: new Set(
      stringsIn([ofPages, legal, company]).flatMap((text) => sentencesOf(plainTextOf(text))),
    ),
    names: [
      host.replace(/^www\./, ''),
      ...stringsIn(valueAt(company, 'executives')),
      ...[valueAt(company, 'addresses', 0, 'city'), valueAt(company, 'ust_id')].map(String),
    ],
  };
}

function plainTextOf(text: string): string {
  return text.includes('</') ? text.replaceAll(/<[^<>]*>/g, ' ') : new Markdown(text).plainText;
}

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

/** Shorter sentences say nothing specific to a shop. */
const shortestSentence = 30;

/** The complete sentences of a plain text, with single spaces; excludes headings. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line.replaceAll(/\s+/g, ' '))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length >= shortestSentence && /[.!?:]$/.test(sentence));
}

/** Iterates over all texts in a value, with their paths. */
export function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ text: string; path: readonly PropertyKey[] }> {
  if (typeof value === 'string') yield { text: value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    yield* textsIn(child, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

function stringsIn(value: unknown): string[] {
  return [...textsIn(value)].map(({ text }) => text);
}

function valueAt(value: unknown, ...path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    value,
  );
}
