import sax from 'sax';
import { attributeDanger, elementDanger, isEditors, styleDanger } from '#model/svg-rules.ts';
import { expandEntities } from './svg-entities.ts';

/** The result of reading a drawing. */
interface Drawing {
  /**
   * The drawing as text that every XML parser understands: entities are expanded, all namespaces
   * declared, and parts for programs with an extension removed. To render or rewrite the drawing,
   * start from this text, because it is the one that was inspected.
   */
  source: string;
  /** Size in px. */
  width: number;
  height: number;
  /** The parts that can do more than draw: '<script>', 'onload on <path>'. */
  dangers: string[];
  /** Values that browsers can't draw, so that the drawing ends or changes there. */
  faults: Fault[];
  /** Whether the drawing contains text. */
  hasText: boolean;
}

interface Fault {
  /** The value and its place: 'NaN in d of <path>'. */
  what: string;
  /** Line in the file, starting at 1. */
  line: number;
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
 * Reads a drawing and inspects it for everything other than shapes, gradients, text and their
 * attributes. Leftovers of drawing programs, such as metadata, are harmless.
 *
 * @throws SvgError if this is not well-formed SVG or has no size
 */
export function readSvg(file: Uint8Array | string): Drawing {
  const written = typeof file === 'string' ? file : decode(file);
  const text = expandEntities(written, (reason) => new SvgError(reason, 1));
  const dangers: string[] = [];
  const faults: Fault[] = [];
  let hasText = false;
  let root: Attributes | undefined;
  const { start, cuts, unbound } = read(text, {
    element(name, attributes, { parent, line }) {
      root ??= attributes;
      if (isForPrograms(name, attributes)) return 'cut';
      if (isEditors(name)) return 'skip';
      const danger = elementDanger(name, parent);
      if (danger) {
        dangers.push(danger);
        return 'skip';
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        const found = attributeDanger(attribute, value);
        if (found) dangers.push(`${found} on <${name}>`);
        const wrong = wrongNumber(attribute, value);
        if (wrong) faults.push({ what: `${wrong} in ${attribute} of <${name}>`, line });
      }
      return 'enter';
    },
    styles(css) {
      const danger = styleDanger(css);
      if (danger) dangers.push(danger);
    },
    words() {
      hasText = true;
    },
  });
  const size = root && svgSize(root);
  if (!root || !size) throw new SvgError('it has no size; give <svg> a viewBox', 1);
  const added = missingNamespaces(root, unbound);
  let source = text.slice(0, start) + added;
  let at = start;
  for (const [from, to] of cuts) {
    source += text.slice(at, from);
    at = to;
  }
  source += text.slice(at);
  return { source, ...size, dangers, faults, hasText };
}

const marks = [
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
] as const;

/** Decodes a file as XML parsers do: by its byte order mark, else by its declaration. */
function decode(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(beginning) ?? [];
  const [, label = declared] = marks.find(([mark]) => beginning.startsWith(mark)) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    throw new SvgError(`its encoding "${declared}" is unknown; save it as UTF-8`, 1);
  }
}

type Attributes = Record<string, string>;
type QualifiedAttributes = Record<string, sax.QualifiedAttribute>;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * The declarations that the root element lacks. HTML needs none, so drawings copied from a page
 * often have none; as files they are broken without.
 */
function missingNamespaces({ xmlns }: Attributes, unbound: ReadonlySet<string>): string {
  if (xmlns !== undefined && xmlns !== svgNamespace) {
    throw new SvgError(`its namespace is "${xmlns}"; that of SVG is "${svgNamespace}"`, 1);
  }
  const own = xmlns === undefined ? ` xmlns="${svgNamespace}"` : '';
  const prefixes = Array.from(unbound, (prefix) => {
    const name = prefix === 'xlink' ? 'http://www.w3.org/1999/xlink' : `urn:prefix:${prefix}`;
    return ` xmlns:${prefix}="${name}"`;
  });
  return own + prefixes.join('');
}

/**
 * Whether an element is only for programs that know an extension, which no browser does.
 * Illustrator stores its own version of the drawing in one.
 */
function isForPrograms(name: string, attributes: Attributes): boolean {
  return name === 'foreignObject' && Boolean(attributes.requiredExtensions?.trim());
}

/** Attributes that consist of numbers. */
const numeric = new Set(
  'points transform x y x1 y1 x2 y2 cx cy r rx ry width height viewBox'.split(' '),
);

/** The first part of an attribute that should be a number and is not. */
function wrongNumber(attribute: string, value: string): string | undefined {
  if (attribute === 'd') {
    const data = value.trim() === 'none' ? '' : value.replaceAll(/\de(?=[+-]?\d)/gi, '0');
    return /[^\s\d,.+\-mzlhvcsqta][^\s\d,.]*/i.exec(data)?.[0];
  }
  return numeric.has(attribute) ? /\b(?:NaN|Infinity|undefined)\b/.exec(value)?.[0] : undefined;
}

interface Reader {
  /** Returns whether to visit the element's contents, or to leave it out of the drawing. */
  element(
    name: string,
    attributes: Attributes,
    place: { parent: string | undefined; line: number },
  ): 'enter' | 'skip' | 'cut';
  /** Receives the complete text of a style element, which may have several parts. */
  styles(css: string): void;
  /** Called for text that is drawn. */
  words(): void;
}

/** Only XML's entities, not HTML's; this option is missing from the library's types. */
const options: sax.SAXOptions & { strictEntities: boolean } = { strictEntities: true, xmlns: true };

interface Read {
  /** Where the attributes of the root element start. */
  start: number;
  /** The parts to leave out: their start, and their end (exclusive). */
  cuts: [from: number, to: number][];
  /** The prefixes without a namespace. */
  unbound: ReadonlySet<string>;
}

function read(source: string, reader: Reader): Read {
  const parser = sax.parser(true, options);
  /** The open elements. */
  const open: string[] = [];
  /** The number of open elements in a skipped part. */
  let skipped = 0;
  let css = '';
  let start = 0;
  let cut: { from: number; depth: number } | undefined;
  const cuts: [from: number, to: number][] = [];
  const unbound = new Set<string>();
  const text = (value: string) => {
    if (skipped > 0) return;
    if (open.at(-1) === 'style') css += value;
    else if (open.includes('text') && value.trim()) reader.words();
  };
  const handlers: Partial<sax.SAXParser> = {
    onerror({ message }) {
      const [, prefix] = /^Unbound namespace prefix: "([^":]+)/.exec(message) ?? [];
      if (prefix) {
        unbound.add(prefix);
        parser.resume();
        return;
      }
      const [reason = message] = message.split('\n');
      const said =
        reason === 'Invalid character entity'
          ? 'it has a reference, such as "&nbsp;", to an entity that is unknown or no plain text'
          : reason.replace(/\.$/, '');
      throw new SvgError(said, parser.line + 1);
    },
    onopentag({ name, attributes }) {
      const line = parser.line + 1;
      if (open.length === 0) {
        if (name !== 'svg') throw new SvgError('it does not begin with <svg>', line);
        start = parser.startTagPosition + name.length;
      }
      // Attributes are objects, because the parser's option `xmlns` is on.
      const texts: Attributes = {};
      for (const [key, { value }] of Object.entries(attributes as QualifiedAttributes)) {
        texts[key] = value;
      }
      const place = { parent: open.at(-1), line };
      const how = skipped > 0 ? 'skip' : reader.element(name, texts, place);
      if (how !== 'enter') skipped += 1;
      if (how === 'cut') cut = { from: parser.startTagPosition - 1, depth: open.length };
      open.push(name);
    },
    onclosetag() {
      if (open.pop() === 'style' && skipped === 0) {
        reader.styles(css);
        css = '';
      }
      if (skipped > 0) skipped -= 1;
      if (cut?.depth === open.length) {
        cuts.push([cut.from, parser.position]);
        cut = undefined;
      }
    },
    ontext: text,
    oncdata: text,
  };
  Object.assign(parser, handlers).write(source).close();
  return { start, cuts, unbound };
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
