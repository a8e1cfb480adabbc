import type { TemplateKey } from '#model/views/pages.ts';

/** The styles of a template beyond those of every page; `inline` if the document brought them. */
export type TemplateStyles = CSSStyleSheet | 'inline';

/** Whether the document brought the styles of a template. */
export function hasInlineStyles(template: TemplateKey): boolean {
  return inlineStyles()?.dataset['template'] === template;
}

let shown: CSSStyleSheet | undefined;

/**
 * Applies the styles of one template only: templates repeat shared rules, so the order of several
 * would affect the page's look.
 */
export function showStyles(styles: TemplateStyles): void {
  const next = styles === 'inline' ? undefined : styles;
  const inline = inlineStyles();
  if (inline) inline.disabled = next !== undefined;
  if (next === shown) return;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== shown);
  document.adoptedStyleSheets = next ? [...others, next] : others;
  shown = next;
}

function inlineStyles(): HTMLStyleElement | null {
  return document.querySelector('style[data-template]');
}
