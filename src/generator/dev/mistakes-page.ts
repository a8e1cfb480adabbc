import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { Language } from '#model/language.ts';
import { inOneLine, plainWords } from '#model/publishing/plain-words.ts';
import { escapeHtml } from '../text/escape.ts';
import { noticePage } from './notice-page.ts';
import { html } from './responses.ts';

/** A page that shows the errors in the content, by document. */
export function mistakesPage(diagnostics: readonly Diagnostic[]): Response {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const title =
    errors.length === 1 ? 'A mistake in the content' : `${errors.length} mistakes in the content`;
  const note = '<p class="aside">The site comes back by itself once this is mended.</p>';
  return html(500, noticePage(title, note + diagnosticLists(errors)));
}

/** Formats diagnostics as HTML, with a list for each document, for a page in a language. */
export function diagnosticLists(
  diagnostics: readonly Diagnostic[],
  language: Language = 'en',
): string {
  const item = (one: Diagnostic) => itemOf(one, language);
  return [...Map.groupBy(diagnostics, ({ place }) => place.document)]
    .map(
      ([document, group]) =>
        `<h2>${escapeHtml(document)}</h2><ul>${group.toSorted(byLine).map(item).join('')}</ul>`,
    )
    .join('');
}

function byLine(one: Diagnostic, other: Diagnostic): number {
  return (one.place.line ?? 0) - (other.place.line ?? 0);
}

function itemOf(diagnostic: Diagnostic, language: Language): string {
  const {
    code,
    place: { line, field, url },
    message,
    hint,
  } = diagnostic;
  const isPlain = plainWords(diagnostic, language) !== undefined;
  const english = language === 'en' ? '<p>' : '<p lang="en">';
  const where = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(field ? [linked(`<code>${escapeHtml(field)}</code>`, url)] : []),
    ...(!field && url !== undefined ? [linked(escapeHtml(url), url)] : []),
  ].join(', ');
  return [
    '<li>',
    `<p class="aside">${[where, `<code>[${code}]</code>`].filter(Boolean).join(' ')}</p>`,
    isPlain ? `<p>${escapeHtml(inOneLine(diagnostic, language))}</p>` : '',
    isPlain ? '' : `${english}${escapeHtml(message)}</p>`,
    hint && !isPlain ? `${english}${escapeHtml(hint)}</p>` : '',
    '</li>',
  ].join('');
}

/** A link to edit the content, which opens outside the preview's frame. */
function linked(name: string, url: string | undefined): string {
  return url === undefined ? name : `<a href="${escapeHtml(url)}" target="_parent">${name}</a>`;
}
