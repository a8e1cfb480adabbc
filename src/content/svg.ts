import sax from 'sax';
import { attributeDanger, elementDanger, isEditors, styleDanger } from './svg-rules.ts';
import { svgSize } from './svg-size.ts';

/** What there is to know of a drawing. */
export interface SvgFacts {
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
 * editors leave behind, such as metadata, is no danger.
 *
 * @throws SvgError where the text is no well-formed SVG or has no size
 */
export function inspectSvg(source: string): SvgFacts {
  const dangers: string[] = [];
  /** Names of the open elements. */
  const open: string[] = [];
  /** How many of them are in a part that is passed over. */
  let skipped = 0;
  let root: Record<string, string> | undefined;
  const parser = sax.parser(true);

  parser.onerror = ({ message }) => {
    const [reason = message] = message.split('\n');
    throw new SvgError(reason.replace(/\.$/, ''), parser.line + 1);
  };
  parser.ondoctype = (text) => {
    if (text.includes('[')) dangers.push('declarations in the DOCTYPE');
  };
  parser.onopentag = ({ name, attributes }) => {
    // Without its `xmlns` option, sax gives attributes as plain texts.
    const texts = attributes as Record<string, string>;
    root ??= texts;
    if (open.length === 0 && name !== 'svg') {
      throw new SvgError('it does not begin with <svg>', parser.line + 1);
    }
    const danger = elementDanger(name, open.at(-1));
    open.push(name);
    if (skipped > 0 || isEditors(name) || danger) {
      if (skipped === 0 && !isEditors(name) && danger) dangers.push(danger);
      skipped += 1;
      return;
    }
    for (const [attribute, value] of Object.entries(texts)) {
      const found = attributeDanger(attribute, value);
      if (found) dangers.push(`${found} on <${name}>`);
    }
  };
  parser.onclosetag = () => {
    open.pop();
    if (skipped > 0) skipped -= 1;
  };
  parser.ontext = parser.oncdata = (css) => {
    const danger = open.at(-1) === 'style' && skipped === 0 ? styleDanger(css) : undefined;
    if (danger) dangers.push(danger);
  };
  parser.write(source).close();

  const size = root && svgSize(root);
  if (!size) throw new SvgError('it has no size; give <svg> a viewBox', 1);
  return { ...size, dangers };
}
