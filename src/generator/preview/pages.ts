import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import { languageOfPath } from '#model/language.ts';
import { diagnosticLists } from '../dev/mistakes-page.ts';
import { noticeStyles, reloadScript } from '../dev/notice-page.ts';
import { html } from '../dev/responses.ts';
import { escapeHtml } from '../text/escape.ts';
import { words } from './words.ts';

/** The page for visitors who may not see the preview. */
export function closedPage(path: string): Response {
  const { closed, howToOpen } = words[languageOfPath(path)];
  return html(401, notice(path, closed, `<p>${escapeHtml(howToOpen)}</p>`));
}

/** A page with the mistakes in a page's content, and links to fix them. */
export function mistakesPage(diagnostics: readonly Diagnostic[], path: string): Response {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const language = languageOfPath(path);
  const { mistakes, howToMend } = words[language];
  const list = diagnosticLists(errors, language);
  return html(500, notice(path, mistakes, `<p>${escapeHtml(howToMend)}</p>${list}`));
}

/** A page that says why there is no content, or no such page. */
export function troublePage(reason: string, path: string): Response {
  const { trouble, tryAgain } = words[languageOfPath(path)];
  const why = `<pre lang="en">${escapeHtml(reason)}</pre>`;
  return html(503, notice(path, trouble, `<p>${escapeHtml(tryAgain)}</p>${why}`));
}

/** A page that replaces one of the site, and reloads after the next change. */
function notice(path: string, title: string, body: string): string {
  return [
    `<!doctype html><html lang="${languageOfPath(path)}"><head>`,
    `<script type="module" src="${reloadScript}"></script>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${noticeStyles}</style>`,
    `</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>\n`,
  ].join('');
}
