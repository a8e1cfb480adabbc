const elements = new Set(
  [
    'svg g defs symbol use switch title desc style',
    'path rect circle ellipse line polyline polygon text tspan textPath',
    'linearGradient radialGradient stop pattern clipPath mask marker',
    // All filter primitives except feImage, which embeds other files.
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
    'feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Elements that may contain only text, because their content is parsed as HTML when a drawing is in
 * a page.
 */
const textOnly = new Set(['title', 'desc', 'style']);

/** Whether an element belongs to a drawing program and draws nothing: `<sodipodi:namedview>`. */
export function isEditors(element: string): boolean {
  return element.includes(':') || element === 'metadata';
}

/** Describes an element that can do more than draw; undefined for a harmless one. */
export function elementDanger(name: string, parent = ''): string | undefined {
  return elements.has(name) && !textOnly.has(parent) ? undefined : `<${name}>`;
}

/** Describes an attribute that runs a script or refers to something outside the drawing. */
export function attributeDanger(name: string, value: string): string | undefined {
  if (/(?:^|:)href$/i.test(name)) {
    return value.trim().startsWith('#') ? undefined : `href to "${value}"`;
  }
  return /^on/i.test(name) || refersOutside(value) ? name : undefined;
}

/**
 * Describes CSS that refers to something outside the drawing, or would style the page around it.
 */
export function styleDanger(css: string): string | undefined {
  if (/@import|</i.test(css) || refersOutside(css)) return 'CSS that loads files';
  return ownRules.test(css) ? undefined : 'CSS for more than its own classes';
}

const gap = String.raw`(?:\s|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*`;
const part = String.raw`[^{}()[\]/"']|/(?!\*)|"[^"{}\n\r\f]*"|'[^'{}\n\r\f]*'`;
const block = String.raw`\{(?:${part}|\((?:${part})*\))*\}`;
const selector = String.raw`[.#][^{}()[\],;/"']*`;
const rule = String.raw`${selector}(?:,\s*${selector})*${block}${gap}`;
const media = String.raw`@media(?:[^{}()[\];/"']|\([^{}()[\];/"']*\))*\{${gap}(?:${rule})*\}${gap}`;

/**
 * Rules for classes and ids, also within a media query. Rejects everything ambiguous: strings and
 * brackets must be balanced, and comments may only be between rules.
 */
const ownRules = new RegExp(`^${gap}(?:${rule}|${media})*$`);

/**
 * Whether CSS refers to anything outside the drawing. Escapes count too, because they could hide a
 * reference.
 */
function refersOutside(css: string): boolean {
  return /\\|url\(\s*(?!\s|["']?#)|image-set\(|expression\(/i.test(css);
}
