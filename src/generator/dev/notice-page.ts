import { escapeHtml } from '../text/escape.ts';

/** Path of the script that reloads pages: Vite's client, or its replacement in a packed kit. */
export const reloadScript = '/@vite/client';

/** Adds the script that reloads the page after changes. */
export function withClient(document: string): string {
  return document.replace(
    '<head>',
    () => `<head><script type="module" src="${reloadScript}"></script>`,
  );
}

/**
 * A page shown instead of one that is broken, until it is fixed.
 *
 * @param body HTML.
 */
export function noticePage(title: string, body: string): string {
  return withClient(
    [
      '<!doctype html><html lang="en"><head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${escapeHtml(title)}</title>`,
      `<style>${noticeStyles}</style>`,
      `</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>\n`,
    ].join(''),
  );
}

export const noticeStyles = `
:root, :host { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; padding: 2rem 1.25rem; color: light-dark(#111, #eee); background: light-dark(#fff, #161616); }
main { max-width: 48rem; margin: auto; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 2rem 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-left: 3px solid light-dark(#b3261e, #ff8a80); margin: 0 0 1rem; padding: .125rem 0 .125rem 1rem; }
p { margin: 0; }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid light-dark(#ccc, #555); }
pre, code { font: .875rem/1.5 ui-monospace, monospace; }
.aside { color: light-dark(#555, #bbb); }
`;
