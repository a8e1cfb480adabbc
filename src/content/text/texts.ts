import type { HtmlText, MarkdownText, Texts } from '#model/rich-text.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import type { Fields } from '../records/fields.ts';
import { htmlParser, plainHtml } from './html.ts';
import { Markdown } from './markdown.ts';

/** Returns the text of a Markdown field by its source. */
export type ReadMarkdown = (source: string) => MarkdownText;

/**
 * Starts consecutive readings, each of which reuses the texts of the previous one: parsing takes
 * longer than all other reading, and few texts change at a time.
 */
export function readingsOfTexts(): () => ReadMarkdown {
  let known = new Map<string, MarkdownText>();
  return () => {
    const before = known;
    const now = new Map<string, MarkdownText>();
    known = now;
    return (source) => {
      const text = now.get(source) ?? before.get(source) ?? new Markdown(source);
      now.set(source, text);
      return text;
    };
  };
}

/** The part of a shop's fields that gives access to their texts. */
type TextFields = Pick<Fields, 'ofKind'>;

/** Reads the texts of all Markdown and HTML fields, in any collection. */
export async function readTexts(
  fields: TextFields,
  report: Report<'nested-too-deeply'>,
  read?: ReadMarkdown,
): Promise<Texts> {
  return { markdown: readMarkdown(fields, read), html: await readHtml(fields, report) };
}

/** Reads the texts of Markdown fields, each on first access. */
export function readMarkdown(
  fields: TextFields,
  read: ReadMarkdown = (source) => new Markdown(source),
): Map<string, MarkdownText> {
  return new Map(fields.ofKind('markdown').map(({ value }) => [value, read(value)]));
}

/** Sanitises the HTML fields; reports those that are nested too deeply. */
async function readHtml(
  fields: TextFields,
  report: Report<'nested-too-deeply'>,
): Promise<Map<string, HtmlText>> {
  const texts = new Map<string, HtmlText>();
  const found = fields.ofKind('html');
  const hasMarkup = (html: string) => /[<&]/.test(html);
  const parse = found.some(({ value }) => hasMarkup(value)) ? await htmlParser() : plainHtml;
  for (const field of found) {
    const read = hasMarkup(field.value) ? parse : plainHtml;
    const text = unlessTooDeep(field.path, report, () => read(field.value));
    if (!text) continue;
    field.set(text.source);
    texts.set(text.source, text);
  }
  return texts;
}

/**
 * Returns the result of a walk through a nested text. Libraries walk recursively: if a text is
 * nested too deeply for that, it is reported and the result is undefined.
 */
export function unlessTooDeep<T>(
  path: readonly PropertyKey[],
  report: Report<'nested-too-deeply'>,
  walk: () => T,
): T | undefined {
  try {
    return walk();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const hint = 'Take out lists, quotes or elements that stand within each other.';
    report({ code: 'nested-too-deeply', path, message: 'The text is nested too deeply.', hint });
    return undefined;
  }
}
