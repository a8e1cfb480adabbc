const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feOffset'],
]);

/** Inside these, HTML rules hold where a drawing stands in a page. */
const textOnly = new Set(['title', 'desc', 'style']);

/** Whether an element or attribute belongs to an editor and draws nothing: 'inkscape:label'. */
export function foreign(name: string): boolean {
  return name.includes(':') || name === 'metadata' || name.startsWith('xmlns');
}

/** Names an element that can do more than draw; undefined for one that may stay. */
export function elementMistake(name: string, parent: string | undefined): string | undefined {
  return elements.has(name) && !textOnly.has(parent ?? '') ? undefined : `<${name}>`;
}

/** Names an attribute that runs a script or loads something; undefined for one that may stay. */
export function attributeMistake(name: string, value: string): string | undefined {
  if (!/^[a-z][\w-]*$/i.test(name.replace('xlink:', '')) || /^on/i.test(name)) return name;
  if (/^(?:xlink:)?href$/i.test(name)) return /^#/.test(value.trim()) ? undefined : `${name} to "${value}"`;
  return loads(value) ? name : undefined;
}

/** Names CSS that loads something; undefined for CSS that may stay. */
export function styleMistake(css: string): string | undefined {
  return /@import|@font-face|[<\\]/i.test(css) || loads(css) ? 'CSS that loads files' : undefined;
}

/** Whether a value refers to anything but a part of the same drawing. */
function loads(value: string): boolean {
  return /url\(\s*(?!\s|["']?#)|image-set\(|src\(|expression\(|javascript:|data:/i.test(value.replaceAll('\\', 'url(!'));
}
