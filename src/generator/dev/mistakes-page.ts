import type { Problem } from '#content/problem.ts';
import { escapeHtml } from '../escape.ts';
import { noticePage } from './notice-page.ts';
import { html } from './responses.ts';

/** The errors in the content, by file, in place of any page. Warnings are left to the terminal. */
export function mistakesPage(problems: readonly Problem[]): Response {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const title =
    errors.length === 1 ? 'A mistake in the content' : `${errors.length} mistakes in the content`;
  const files = [...Map.groupBy(errors, ({ file }) => file)].map(
    ([file, mistakes]) =>
      `<h2>${escapeHtml(file)}</h2><ul>${mistakes.toSorted(byLine).map(item).join('')}</ul>`,
  );
  const note = '<p class="aside">The site comes back by itself once this is mended.</p>';
  return html(500, noticePage(title, note + files.join('')));
}

function byLine(one: Problem, other: Problem): number {
  return (one.line ?? 0) - (other.line ?? 0);
}

function item({ line, field, message, hint }: Problem): string {
  const place = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(field ? [`<code>${escapeHtml(field)}</code>`] : []),
  ].join(', ');
  return [
    '<li>',
    place && `<p class="aside">${place}</p>`,
    `<p>${escapeHtml(message)}</p>`,
    hint ? `<p>${escapeHtml(hint)}</p>` : '',
    '</li>',
  ].join('');
}
