import sax from 'sax';
import { attributeDanger, elementDanger, isEditors, styleDanger } from '#model/svg-rules.ts';
import { svgSize } from './svg-size.ts';

/** What there is to know of a drawing. */
interface SvgFacts {
  /** Size in px. */
  width: number;
  height: number;
  /** What in it can do more than draw: '<script>', 'onload on <path>'. */
  dangers: string[];
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
 * Looks through a drawing for all that is not shapes, gradients, text and their attributes. What
 * drawing programs leave behind, such as metadata, is no danger.
 *
 * @throws SvgError where the text is no well-formed SVG or has no size
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
  /** Says whether to go into the element. */
  element(name: string, attributes: Attributes, parent: string | undefined): 'enter' | 'skip';
  /** Takes the whole text of a style element, which may come in several parts. */
  styles(css: string): void;
}

/** Only the entities of XML, not those of HTML; missing in the library's types. */
const options: sax.SAXOptions & { strictEntities: boolean } = { strictEntities: true };

function read(source: string, reader: Reader): void {
  const parser = sax.parser(true, options);
  /** The open elements. */
  const open: string[] = [];
  /** How many of them are in a part that is skipped. */
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
      // Attributes are plain texts, as the parser's option `xmlns` is off.
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
