import sax from 'sax';
import { attributeMistake, elementMistake, foreign, styleMistake } from './svg-rules.ts';
import { svgSize } from './svg-size.ts';

/** A drawing with nothing in it but drawing. */
export interface CleanSvg {
  /** Safe to be served and to be written into a page. */
  svg: string;
  /** Size in px. */
  width: number;
  height: number;
  /** What was taken out because it can do more than draw: '<script>', 'onload on <path>'. */
  removed: string[];
}

/** Why a file is no drawing. */
export class SvgError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'SvgError';
    this.line = line;
  }
}

/**
 * Parses a drawing and writes it anew with shapes, gradients, text and their attributes only.
 * What editors leave behind, such as metadata, goes without a word.
 * @throws SvgError where the text is no well-formed SVG or has no size
 */
export function cleanSvg(source: string): CleanSvg {
  const removed: string[] = [];
  const written: string[] = [];
  /** The names of the open elements; empty for one that is left out. */
  const open: string[] = [];
  let root: Record<string, string> | undefined;
  const parser = sax.parser(true);
  const left = () => open.at(-1) === '';

  parser.onerror = ({ message }) => {
    const [reason = message] = message.split('\n');
    throw new SvgError(reason.replace(/\.$/, ''), parser.line + 1);
  };
  parser.ondoctype = (text) => {
    if (text.includes('[')) removed.push('declarations in the DOCTYPE');
  };
  parser.onopentag = ({ name, attributes }) => {
    if (!root && name !== 'svg') throw new SvgError('It does not begin with <svg>', parser.line + 1);
    const mistake = left() || foreign(name) ? undefined : elementMistake(name, open.at(-1));
    if (mistake) removed.push(mistake);
    if (left() || foreign(name) || mistake) return void open.push('');
    const kept = keepAttributes(name, attributes as Record<string, string>, removed);
    root ??= kept;
    written.push(`<${name}${writeAttributes(kept, open.length === 0)}>`);
    open.push(name);
  };
  parser.onclosetag = () => {
    const name = open.pop();
    if (name) written.push(`</${name}>`);
  };
  parser.ontext = parser.oncdata = (text) => {
    if (open.length === 0 || left()) return;
    const mistake = open.at(-1) === 'style' ? styleMistake(text) : undefined;
    if (mistake) removed.push(mistake);
    else written.push(escape(text));
  };
  parser.write(source).close();

  const size = root && svgSize(root);
  if (!size) throw new SvgError('It has no size: give <svg> a viewBox', 1);
  return { svg: written.join(''), ...size, removed };
}

function keepAttributes(
  element: string,
  attributes: Record<string, string>,
  removed: string[],
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xlink:href' && foreign(name)) continue;
    const mistake = attributeMistake(name, value);
    if (mistake) removed.push(`${mistake} on <${element}>`);
    else kept[name === 'xlink:href' ? 'href' : name] = value;
  }
  return kept;
}

function writeAttributes(attributes: Record<string, string>, isRoot: boolean): string {
  const all = isRoot ? { ...attributes, xmlns: 'http://www.w3.org/2000/svg' } : attributes;
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`)
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
