import { getSchema } from '@tiptap/core';
import { DOMParser as Reader, DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';
import { htmlExtensions } from './html-extensions.ts';
import type { TextFormat } from './text-format.ts';

const schema = getSchema(htmlExtensions);

/** Elements written on separate lines. */
const blocks =
  'address,blockquote,div,dl,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul';

export const htmlFormat: TextFormat = {
  extensions: htmlExtensions,
  canHold: (html) => shown(html) === shown(rewrite(html)),
  read: (html) => readHtml(html).toJSON() as object,
  write: writeHtml,
  rewrite,
};

function rewrite(html: string): string {
  return writeHtml(readHtml(html));
}

function readHtml(html: string): TextNode {
  return Reader.fromSchema(schema).parse(bodyOf(html));
}

/** Writes HTML with a line for each block of the text. */
function writeHtml(doc: TextNode): string {
  if (doc.textContent.trim() === '' && doc.childCount <= 1) return '';
  const { body } = document.implementation.createHTMLDocument();
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document }));
  simplify(body);
  return [...body.children]
    .map(({ outerHTML }) => outerHTML.replaceAll(' style=""', ''))
    .join('\n');
}

/** What the site shows of HTML, for comparison: without spaces between blocks. */
function shown(html: string): string {
  const body = bodyOf(html);
  simplify(body);
  for (const wrapper of body.querySelectorAll('thead, tbody')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const element of [body, ...body.querySelectorAll(blocks)]) {
    for (const space of [...element.childNodes].filter(isSpaceBetween)) space.remove();
  }
  body.normalize();
  return body.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=<\/)|(?<=>) (?=<)/g, ' ')
    .trim();
}

function isSpaceBetween(node: ChildNode): boolean {
  if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim()) return false;
  return !isWords(node.previousSibling) || !isWords(node.nextSibling);
}

function isWords(node: ChildNode | null): boolean {
  return node !== null && !(node instanceof Element && node.matches(blocks));
}

/**
 * Removes what editors add to tables and lists: widths, and a paragraph around single-paragraph
 * content.
 */
function simplify(body: Element): void {
  for (const group of body.querySelectorAll('colgroup')) group.remove();
  for (const element of body.querySelectorAll('table, tr, th, td, ol, a, code')) {
    for (const name of ['style', 'class', 'target', 'rel']) element.removeAttribute(name);
    for (const span of ['colspan', 'rowspan']) {
      if (element.getAttribute(span) === '1') element.removeAttribute(span);
    }
  }
  for (const paragraph of body.querySelectorAll('li > p:first-child, td > p, th > p')) {
    const isAlone = ![...(paragraph.parentElement?.children ?? [])].some(
      (other) => other !== paragraph && other.matches('p'),
    );
    if (isAlone) paragraph.replaceWith(...paragraph.childNodes);
  }
}

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
