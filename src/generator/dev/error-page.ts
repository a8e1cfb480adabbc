import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from '../text/escape.ts';
import { noticePage } from './notice-page.ts';
import { html } from './responses.ts';

/** A page that shows why a page could not be made: broken code, or an image. */
export function errorPage(error: unknown): Response {
  const body = [
    '<p class="aside">The page comes back by itself once this is mended.</p>',
    ...partsOf(error).map((part) => `<pre>${escapeHtml(part)}</pre>`),
  ];
  return html(500, noticePage('This page cannot be made', body.join('')));
}

/** Formats the error for a terminal. */
export function errorText(error: unknown): string {
  return partsOf(error).join('\n');
}

/** The message, code frame and stack of an error, as available, without colours. */
function partsOf(error: unknown): string[] {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // Vite provides a code frame if possible: https://rollupjs.org/plugin-development/#this-error
  const frame = error instanceof Error && 'frame' in error ? String(error.frame) : '';
  return [message, frame, calls(stack)].filter(Boolean).map(stripVTControlCharacters);
}

/** The stack without frames of Node and packages. */
function calls(stack: string): string {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.filter((line) => /^at (?!.*[\\/]node_modules[\\/]|.*node:)/.test(line)).join('\n');
}
