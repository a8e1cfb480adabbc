import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from '../text/escape.ts';
import { noticePage } from './notice-page.ts';
import { html } from './responses.ts';

/** What kept a page from being made: code that cannot be read or run, or an image. */
export function errorPage(error: unknown): Response {
  const body = [
    '<p class="aside">The page comes back by itself once this is mended.</p>',
    ...partsOf(error).map((part) => `<pre>${escapeHtml(part)}</pre>`),
  ];
  return html(500, noticePage('This page cannot be made', body.join('')));
}

/** The same for a terminal. */
export function errorText(error: unknown): string {
  return partsOf(error).join('\n');
}

/** Message, place in the code and calls, as far as they are known, without colours. */
function partsOf(error: unknown): string[] {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // Vite shows the place in the code where it can: https://rollupjs.org/plugin-development/#this-error
  const frame = error instanceof Error && 'frame' in error ? String(error.frame) : '';
  return [message, frame, calls(stack)].filter(Boolean).map(stripVTControlCharacters);
}

/** The calls that led there, as far as they are ours. */
function calls(stack: string): string {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.filter((line) => /^at (?!.*[\\/]node_modules[\\/]|.*node:)/.test(line)).join('\n');
}
