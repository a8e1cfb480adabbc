import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import { words } from '#words/words.ts';

/** HTML made by the `html` template, in which every value is escaped. */
export type Html = ReturnType<typeof html>;

export interface PageFrame {
  language: Language;
  shop: FormsShop;
  /** Origin of the site; empty if it is this server's. */
  site: string;
}

/** A page made by the server itself, which loads no other files. */
export async function page(
  { language, shop, site }: PageFrame,
  {
    title,
    status = 200,
    isSecret = false,
    main,
  }: { title: string; status?: number; isSecret?: boolean; main: Html },
): Promise<Response> {
  const home = `${site}${shop.pages[language]?.home ?? '/'}`;
  const document = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${shop.name}</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <header><a href="${home}">${shop.name}</a></header>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
        <footer><a href="${home}">${words[language].serverPages.back(shop.name)}</a></footer>
      </body>
    </html> `;
  return new Response(String(document), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // A form without a referrer would come from the origin "null".
      'Referrer-Policy': isSecret ? 'no-referrer' : 'same-origin',
    },
  });
}

/** The styles of these pages, for a content security policy. */
export const styleSource = () =>
  `'sha256-${createHash('sha256').update(styles).digest('base64')}'` as const;

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif; accent-color: currentcolor }
body { margin: 0 auto; max-width: 36rem; padding: 1.5rem 1.25rem 3rem; overflow-wrap: anywhere }
header a { font-weight: 600; text-decoration: none }
a { color: inherit }
header a, footer a { display: inline-block; padding: .6rem 0 }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 2rem 0 1rem }
form { display: grid; gap: 1.25rem; margin: 1.5rem 0 }
label { display: block; font-weight: 600 }
label.box { display: flex; gap: .75rem; align-items: start; font-weight: 400 }
input, select, textarea, button { box-sizing: border-box; font: inherit; min-height: 2.75rem; border: 1px solid GrayText; border-radius: 4px; padding: .5rem .75rem }
input:not([type=checkbox]), select, textarea { width: 100%; margin-top: .35rem; background: Field; color: FieldText }
input[type=checkbox] { min-height: 0; flex: none; width: 1.5rem; height: 1.5rem; margin: 0 }
[aria-invalid] { border: 2px solid }
.notice { border-left: 4px solid; padding: .25rem 0 .25rem 1rem }
.error { margin: .35rem 0 0 }
.error::before { content: "⚠ " / "" }
button { justify-self: start; font-weight: 700; padding: .6rem 1.5rem; background: CanvasText; color: Canvas; border-color: CanvasText; cursor: pointer }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
footer { margin-top: 3rem }
`;
