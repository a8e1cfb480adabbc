import type { Language } from '#model/language.ts';
import type { ColourMode } from '#model/theme.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import type { HeadTag } from '#model/page-data/page-data.ts';
import type { SiteStyles } from '../bundle/styles.ts';
import { alternateLocales, type Head } from '../plan/head.ts';
import { escapeHtml, escapeScript } from '../text/escape.ts';
import { printPath } from './shared-files.ts';

/** The parts shared by the documents of a site. */
export interface DocumentParts {
  /** Includes the theme's custom properties, at the start. */
  styles: SiteStyles;
  /** Sets the visitor's colours, and starts the application. */
  script: string;
  /** Path of the script that shows whether the shop is open; undefined if the shop has no hours. */
  openNow?: string | undefined;
  /** Whether documents register a service worker. */
  serviceWorker: 'on' | 'off';
  /** Light or dark, depending on the theme's base colour. */
  mode: ColourMode;
  /** Colours of the browser's interface. */
  themeColours: Readonly<Record<ColourMode, string>>;
  /** Paths of the fonts to preload. */
  fonts: readonly string[];
  /** Whether the icons and the manifest exist. */
  hasIcons: boolean;
}

interface DocumentInput {
  language: Language;
  template: TemplateKey;
  head: Head;
  /** Path of the page's data, for a page shown at other paths. */
  dataPath?: string;
  /** Identifies the state of the page, which the application must hydrate from. */
  hash: string;
  /**
   * Hashes of the static queries that the page needs, so that the application need not wait for the
   * page's data.
   */
  queries: readonly string[];
  /** The page's HTML within its root element, in parts; those with even indexes recur. */
  body: readonly string[];
}

/**
 * Makes the finished HTML documents of a site's pages, each in parts. Those with even indexes recur
 * identically in other documents, so that they need encoding only once.
 *
 * @throws Error if the template has no styles.
 */
export function documentMaker(parts: DocumentParts): (input: DocumentInput) => string[] {
  const frames = new Map<string, DocumentFrame>();
  return ({ language, template, head, dataPath, hash, queries, body }) => {
    const key = `${language} ${template}`;
    const frame = frames.get(key) ?? documentFrame(language, template, parts);
    frames.set(key, frame);
    const place = dataPath ? ` data-path="${dataPath}"` : '';
    return [
      frame.begin,
      `<title>${escapeHtml(head.title)}</title>`,
      frame.styles,
      headTags(head, language),
      frame.body,
      `<div id="app" data-page="${hash}" data-queries="${queries.join(' ')}"${place}>`,
      ...body,
      ...(body.length % 2 === 0 ? [] : ['']),
      frame.end,
    ];
  };
}

/** The parts shared by documents of a template in a language. */
interface DocumentFrame {
  begin: string;
  styles: string;
  body: string;
  end: string;
}

function documentFrame(
  language: Language,
  template: TemplateKey,
  parts: DocumentParts,
): DocumentFrame {
  const { mode, serviceWorker, fonts, styles, hasIcons, script, openNow } = parts;
  const worker = serviceWorker === 'off' ? ' data-service-worker="off"' : '';
  // In the body, because Chromium paints nothing until fonts preloaded in the head have arrived,
  // which doubles the time to the first paint on a slow phone.
  const preloads = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return {
    begin: [
      `<!doctype html><html lang="${language}" data-mode="${mode}"${worker}><head>`,
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      ...(openNow ? [`<script async src="${openNow}"></script>`] : []),
    ].join(''),
    styles: [
      `<style>${styles.shared}</style>`,
      ...(styles.print
        ? [`<link rel="stylesheet" href="/${printPath(styles.print)}" media="print">`]
        : []),
      `<style data-template="${template}">${stylesOf(template, styles)}</style>`,
    ].join(''),
    body: [
      ...themeColours(parts),
      `<meta name="color-scheme" content="${mode}">`,
      ...(hasIcons ? iconTags : []),
      `<script>${script}</script></head><body>`,
      ...preloads,
    ].join(''),
    end: '</div></body></html>\n',
  };
}

function headTags(head: Head, language: Language): string {
  return [
    ...[...pageTags(head), ...sharingTags(head, language)].map(([name, attributes]) =>
      tag(name, attributes),
    ),
    ...head.jsonLd.map(
      (data) => `<script type="application/ld+json">${escapeScript(JSON.stringify(data))}</script>`,
    ),
  ].join('');
}

/**
 * A colour of the browser's interface for each mode. Only one is active; the application switches
 * it.
 */
function themeColours({ mode, themeColours: colours }: DocumentParts): string[] {
  return (['light', 'dark'] as const).map((one) => {
    const media = one === mode ? 'all' : 'not all';
    return `<meta name="theme-color" content="${colours[one]}" media="${media}">`;
  });
}

/**
 * The styles that a template adds, in an element of their own, which the application disables on
 * other pages.
 */
function stylesOf(template: TemplateKey, { own }: SiteStyles): string {
  const css = own[template];
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

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** Tags about a page for browsers, except its title. */
export function pageTags(head: Head): HeadTag[] {
  const { description, canonical, alternates, robots, furtherLetters } = head;
  return [
    ...(furtherLetters ? [link({ rel: 'stylesheet', href: furtherLetters })] : []),
    meta('description', description),
    ...(robots ? [meta('robots', robots)] : []),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...Object.entries(alternates).map(([hreflang, href]) =>
      link({ rel: 'alternate', hreflang, href }),
    ),
  ];
}

/** Tags only for search engines and sharing services, which always load whole documents. */
function sharingTags(head: Head, language: Language): HeadTag[] {
  const { keywords, openGraph, alternates } = head;
  return [
    ...(keywords ? [meta('keywords', keywords)] : []),
    ...Object.entries(openGraph).map(([name, content]) =>
      name.startsWith('twitter:') ? meta(name, content) : property(name, content),
    ),
    ...alternateLocales(alternates, language).map((locale) =>
      property('og:locale:alternate', locale),
    ),
  ];
}

function meta(name: string, content: string): HeadTag {
  return ['meta', { name, content }];
}

function property(name: string, content: string): HeadTag {
  return ['meta', { property: name, content }];
}

function link(attributes: Record<string, string>): HeadTag {
  return ['link', attributes];
}
