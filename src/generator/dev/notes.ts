import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import { diagnosticLists } from './mistakes-page.ts';
import { noticeStyles } from './notice-page.ts';

/**
 * Adds a collapsed list of mistakes to the corner of a document: warnings, and errors of other
 * pages. Its styles are isolated from the site's.
 */
export function withNotes(document: string, diagnostics: readonly Diagnostic[]): string {
  const told = diagnostics.filter(({ accepted }) => accepted === undefined);
  if (told.length === 0) return document;
  const errors = told.filter(({ severity }) => severity === 'error').length;
  const words = [count(errors, 'error'), count(told.length - errors, 'warning')].filter(Boolean);
  const summary = `<summary>${words.join(', ')}</summary>`;
  const list = `<details>${summary}<div>${diagnosticLists(told)}</div></details>`;
  const shadow = `<style>${noticeStyles}${styles}</style>${list}`;
  const notes = `<aside aria-label="Development"><template shadowrootmode="open">${shadow}</template></aside>`;
  const end = document.lastIndexOf('</body>');
  return document.slice(0, end) + notes + document.slice(end);
}

function count(number: number, noun: string): string {
  return number > 0 ? `${number} ${noun}${number > 1 ? 's' : ''}` : '';
}

const styles = `
:host { position: fixed; inset: auto auto 0 0; z-index: 9999; max-width: 100%; }
details { max-width: 40rem; color: light-dark(#111, #eee); background: light-dark(#fff, #161616); border: 1px solid #888; }
summary { padding: .25rem .75rem; cursor: pointer; }
div { max-height: 60vh; overflow: auto; padding: 0 1rem; overflow-wrap: anywhere; }
`;
