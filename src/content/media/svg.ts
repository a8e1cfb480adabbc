import sax from 'sax';
import { attributeDanger, elementDanger, isEditors, styleDanger } from '#model/svg-rules.ts';

/** The facts about a drawing. */
interface SvgFacts {
  /** Size in px. */
  width: number;
  height: number;
  /** The parts that can do more than draw: '<script>', 'onload on <path>'. */
  dangers: string[];
}

/** Thrown for a file that is not a valid drawing. */
export class SvgError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'SvgError';
    this.line = line;
  }
}

/**
 * Inspects a drawing for everything other than shapes, gradients, text and their attributes.
 * Leftovers of drawing programs, such as metadata, are harmless.
 *
 * @throws SvgError if the text is not well-formed SVG or has no size
 */
export function inspectSvg(source: string): SvgFacts {
  const dangers: string[] = [];
  let root: Attributes | undefined;
  read(source, {
    doctype(text) {
      if (text.includes('[')) dangers.push('declarations in the DOCTYPE');
    },
    element(name, attributes, parent) {
      root ??= attributes;
      if (isEditors(name)) return 'skip';
      const danger = elementDanger(name, parent);
      if (danger) {
        dangers.push(danger);
        return 'skip';
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        const found = attributeDanger(attribute, value);
        if (found) dangers.push(`${found} on <${name}>`);
      }
      return 'enter';
    },
    styles(css) {
      const danger = styleDanger(css);
      if (danger) dangers.push(danger);
    },
  });
  const size = root && svgSize(root);
  if (!size) throw new SvgError('it has no size; give <svg> a viewBox', 1);
  return { ...size, dangers };
}

type Attributes = Record<string, string>;

interface Reader {
  doctype(text: string): void;
  /** Returns whether to visit the element's contents. */
  element(name: string, attributes: Attributes, parent: string | undefined): 'enter' | 'skip';
  /** Receives the complete text of a style element, which may have several parts. */
  styles(css: string): void;
}

/** Only XML's entities, not HTML's; this option is missing from the library's types. */
const options: sax.SAXOptions & { strictEntities: boolean } = { strictEntities: true };

function read(source: string, reader: Reader): void {
  const parser = sax.parser(true, options);
  /** The open elements. */
  const open: string[] = [];
  /** The number of open elements in a skipped part. */
  let skipped = 0;
  let css = '';
  const text = (value: string) => {
    if (skipped === 0 && open.at(-1) === 'style') css += value;
  };
  const handlers: Partial<sax.SAXParser> = {
    onerror({ message }) {
      const [reason = message] = message.split('\n');
      throw new SvgError(reason.replace(/\.$/, ''), parser.line + 1);
    },
    ondoctype: (doctype) => reader.doctype(doctype),
    onopentag({ name, attributes }) {
      if (open.length === 0 && name !== 'svg') {
        throw new SvgError('it does not begin with <svg>', parser.line + 1);
      }
      // Attributes are strings, because the parser's option `xmlns` is off.
      const texts = attributes as Attributes;
      if (skipped > 0 || reader.element(name, texts, open.at(-1)) === 'skip') skipped += 1;
      open.push(name);
    },
    onclosetag() {
      if (open.pop() === 'style' && skipped === 0) {
        reader.styles(css);
        css = '';
      }
      if (skipped > 0) skipped -= 1;
    },
    ontext: text,
    oncdata: text,
  };
  Object.assign(parser, handlers).write(source).close();
}

/** CSS px per unit (https://www.w3.org/TR/css-values/#absolute-lengths). */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/**
 * The size in px of an `<svg>` with these attributes; undefined if neither they nor the viewBox
 * define it.
 */
function svgSize(
  attributes: Readonly<Record<string, string>>,
): { width: number; height: number } | undefined {
  const width = pixels(attributes.width);
  const height = pixels(attributes.height);
  if (width && height) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

function pixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(length) ?? [];
  const factor = units[unit.toLowerCase()];
  return number && factor ? Number(number) * factor || undefined : undefined;
}
