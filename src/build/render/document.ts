import type { Language } from '#model/language.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import type { TemplateStyles } from '../bundle/styles.ts';
import { alternateLocales, type Head } from '../plan/head.ts';
import { escapeHtml, escapeScript } from './escape.ts';

/** What the documents of a site share. */
export interface DocumentParts {
  /** Styles of each template, the theme's custom properties in front. */
  styles: TemplateStyles;
  /** Light or dark, by the theme's base colour. */
  mode: 'light' | 'dark';
  /** Colour of the browser's frame. */
  themeColour: string;
  /** Addresses of the fonts to be loaded at once. */
  fonts: readonly string[];
  /** Whether the icons and the manifest exist. */
  hasIcons: boolean;
}

interface DocumentInput {
  language: Language;
  template: TemplateKey;
  head: Head;
  /** The page's HTML within its root element. */
  body: string;
}

/**
 * The finished HTML document of a page.
 *
 * @throws Error where the template has no styles.
 */
export function htmlDocument(input: DocumentInput, parts: DocumentParts): string {
  const { language, template, head, body } = input;
  return [
    `<!doctype html><html lang="${language}" data-mode="${parts.mode}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${stylesOf(template, parts.styles)}</style>`,
    ...headTags(head, language),
    `<meta name="theme-color" content="${parts.themeColour}">`,
    `<meta name="color-scheme" content="${parts.mode}">`,
    ...(parts.hasIcons ? iconTags : []),
    `</head><body><div id="app">${body}</div></body></html>\n`,
  ].join('');
}

function stylesOf(template: TemplateKey, styles: TemplateStyles): string {
  const css = styles[template];
  if (css !== undefined) return css;
  const name = template.replace('template-', '');
  throw new Error(
    `"${template}" has no styles: name its folder and file "${name}/${name}.tsx", in src/site/templates.`,
  );
}

const iconTags = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/** The tags that change from page to page. */
function headTags(head: Head, language: Language): string[] {
  const { description, keywords, canonical, alternates, robots, openGraph, jsonLd } = head;
  return [
    meta('name', 'description', description),
    ...(keywords ? [meta('name', 'keywords', keywords)] : []),
    ...(robots ? [meta('name', 'robots', robots)] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...Object.entries(alternates).map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`,
    ),
    ...Object.entries(openGraph).map(([name, content]) =>
      meta(name.startsWith('twitter:') ? 'name' : 'property', name, content),
    ),
    ...alternateLocales(alternates, language).map((locale) =>
      meta('property', 'og:locale:alternate', locale),
    ),
    ...jsonLd.map(
      (data) => `<script type="application/ld+json">${escapeScript(JSON.stringify(data))}</script>`,
    ),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}
