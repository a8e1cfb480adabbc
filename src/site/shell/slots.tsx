import { renderToString } from 'react-dom/server';
import type { Language } from '#model/language.ts';
import type { PageContext } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { Shell } from './shell.tsx';

/**
 * Puts a page and its language links into a shell that is already HTML. Gives the whole in parts, of
 * which those at even places are the shell's own and the same for each of its pages.
 */
export type SlottedShell = (page: string, languagePaths: PageContext['languagePaths']) => string[];

/** A mark that no content can hold, since it is made anew for each process. */
const mark = `slot-${crypto.randomUUID()}`;
const slot = new RegExp(`${mark}:(\\w+);`);
const slotFor = (name: string) => `${mark}:${name};`;

/**
 * Renders a shell once, with slots for what each page brings. React escapes nothing in the marks of
 * the slots, so what is put together is what it would have rendered in one go.
 */
export function slotShell(shell: ShellView, current: string | null): SlottedShell {
  const languagePaths = Object.fromEntries(
    shell.languages.map((language) => [language, slotFor(language)]),
  );
  const html = renderToString(
    <Shell shell={shell} current={current} languagePaths={languagePaths}>
      {slotFor('page')}
    </Shell>,
  );
  const parts = html.split(slot);
  return (page, paths) =>
    parts.map((part, at) => {
      if (at % 2 === 0) return part;
      return part === 'page' ? page : escapeAttribute(paths[part as Language] ?? '');
    });
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
