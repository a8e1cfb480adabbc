const quoted = String.raw`"[^"]*"|'[^']*'`;
const comment = '<!--(?:(?!-->)[^])*-->';
const instruction = String.raw`<\?(?:(?!\?>)[^])*\?>`;
const declaration = `<!(?!--)(?:[^"'<>]|${quoted})*>`;

/**
 * What may precede the root element, up to the end of a DOCTYPE; the second group is the DOCTYPE's
 * internal subset.
 */
const doctype = new RegExp(
  String.raw`^(?:\s|${comment}|${instruction})*(<!DOCTYPE(?:[^"'[<>]|${quoted})*(?:\[((?:\s|%[\w.-]+;|${comment}|${instruction}|${declaration})*)\]\s*)?>)`,
  'i',
);

/** The DOCTYPE must end within this many characters. */
const longestProlog = 100_000;

/**
 * Entities of plain text; excludes external ones, and those with markup or references to other
 * entities.
 */
const entity =
  /<!ENTITY\s+([a-z_][\w.-]*)\s+(?:"((?:[^"<&%]|&#\w+;)*)"|'((?:[^'<&%]|&#\w+;)*)')\s*>/gi;

/** References to entities, and constructs that can't contain any. */
const reference =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|&([a-z_][\w.-]*);/gi;

/** Maximum number of characters that entities may add in total. */
const mostAdded = 100_000;

/**
 * Replaces a drawing's XML declaration and DOCTYPE by empty lines, and the entities that the
 * DOCTYPE declares by their text. Old versions of Illustrator write their namespaces and styles
 * like this. References to all other entities stay, for the parser to refuse.
 *
 * @param problem makes the error to throw for a DOCTYPE that can't be read
 */
export function expandEntities(drawing: string, problem: (reason: string) => Error): string {
  const text = drawing.replace(/^\s*<\?xml\s[^>]*\?>/, emptyLines);
  const [prolog = '', whole = '', own = ''] = doctype.exec(text.slice(0, longestProlog)) ?? [];
  if (!whole) {
    if (/<!DOCTYPE/i.test(text)) throw problem('its DOCTYPE cannot be read; delete it');
    return text;
  }
  const start = prolog.length - whole.length;
  const body = text.slice(0, start) + emptyLines(whole) + text.slice(prolog.length);
  const entities = entitiesOf(own);
  if (entities.size === 0) return body;
  let added = 0;
  return body.replaceAll(reference, (found, name?: string) => {
    const value = name === undefined ? undefined : entities.get(name);
    if (value === undefined) return found;
    added += value.length;
    if (added > mostAdded) throw problem('the entities of its DOCTYPE are too long');
    return value;
  });
}

/** The first declaration of an entity counts (https://www.w3.org/TR/xml/#sec-entity-decl). */
function entitiesOf(declarations: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  const spoken = declarations.replaceAll(new RegExp(comment, 'g'), '');
  for (const [, name = '', double, single = ''] of spoken.matchAll(entity)) {
    if (predefined.has(name) || entities.has(name)) continue;
    entities.set(name, (double ?? single).replaceAll('"', '&quot;').replaceAll("'", '&apos;'));
  }
  return entities;
}

const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** Keeps the numbers of the following lines. */
function emptyLines(text: string): string {
  return text.replaceAll(/[^\n]+/g, '');
}
