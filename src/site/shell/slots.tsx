import { renderToString } from 'react-dom/server';
import type { Language } from '#model/language.ts';
import type { PageContext } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { ariaCurrent } from './current-link.ts';
import { Shell } from './shell.tsx';

/**
 * Inserts a page and its language links into a shell already rendered to HTML. Returns the document
 * in parts; those at even indexes belong to the shell and are the same for each of its pages.
 */
export type SlottedShell = (page: string, languagePaths: PageContext['languagePaths']) => string[];

/** A marker that no content can contain, because it is random for each process. */
const mark = `slot-${crypto.randomUUID()}`;
const slot = new RegExp(`${mark}:(\\w+);`);
const slotFor = (name: string) => `${mark}:${name};`;
const linkSlot = new RegExp(` aria-current="${mark}:(\\w+);"`);

/**
 * Renders a shell once, with slots for what differs between pages. React does not escape the
 * markers, so filling the slots gives the same HTML as rendering everything at once.
 *
 * @returns a function that gives the shell for a current menu link, as returned by `currentLink`.
 */
export function slotShell(shell: ShellView): (current: string | null) => SlottedShell {
  const languagePaths = Object.fromEntries(
    shell.languages.map((language) => [language, slotFor(language)]),
  );
  const links: string[] = [];
  const html = renderToString(
    <Shell
      shell={shell}
      current={(href) => slotFor(String(links.push(href) - 1))}
      languagePaths={languagePaths}
    >
      {slotFor('page')}
    </Shell>,
  );
  const betweenLinks = html.split(linkSlot);
  return (current) => {
    const parts = betweenLinks
      .map((part, at) => (at % 2 === 0 ? part : currentAttribute(links[Number(part)], current)))
      .join('')
      .split(slot);
    return (page, paths) =>
      parts.map((part, at) => {
        if (at % 2 === 0) return part;
        return part === 'page' ? page : escapeAttribute(paths[part as Language] ?? '');
      });
  };
}

function currentAttribute(href: string | undefined, current: string | null): string {
  const value = href === undefined ? undefined : ariaCurrent(href, current);
  return value ? ` aria-current="${value}"` : '';
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
