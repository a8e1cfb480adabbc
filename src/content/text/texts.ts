import type { HtmlText, MarkdownText, Texts } from '#model/rich-text.ts';
import type { Fields } from '../records/fields.ts';
import type { Report } from '../diagnostics/collect-diagnostics.ts';
import { htmlParser, plainHtml } from './html.ts';
import { Markdown } from './markdown.ts';
import { unlessTooDeep } from './nesting.ts';

/** The fields of a shop, as far as their texts go. */
type TextFields = Pick<Fields, 'ofKind'>;

/** Reads the texts of all Markdown and HTML fields, whatever collections they stand in. */
export async function readTexts(
  fields: TextFields,
  report: Report<'nested-too-deeply'>,
): Promise<Texts> {
  return { markdown: readMarkdown(fields), html: await readHtml(fields, report) };
}

/** Reads the texts of Markdown fields, each when it is first asked. */
export function readMarkdown(fields: TextFields): Map<string, MarkdownText> {
  return new Map(fields.ofKind('markdown').map(({ value }) => [value, new Markdown(value)]));
}

/** Makes the HTML fields safe; those that are nested too deeply are reported. */
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
