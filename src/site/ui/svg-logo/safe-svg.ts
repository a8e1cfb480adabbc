import { attributeDanger, elementDanger, styleDanger } from '#model/svg-rules.ts';

/**
 * Parses a drawing and removes everything that could do more than draw; undefined if the text
 * contains no drawing. The rules are those for drawings in content. Insert the returned nodes
 * themselves into the document: serialised and parsed again, they could differ from the checked
 * ones.
 */
export function safeSvg(text: string): SVGSVGElement | undefined {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (!(root instanceof SVGSVGElement) || root.querySelector('parsererror')) return undefined;
  for (const element of root.querySelectorAll('*')) {
    if (!draws(element)) element.remove();
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      if (attributeDanger(name, element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
  }
  return root;
}

function draws({ namespaceURI, nodeName, parentElement, textContent }: Element): boolean {
  return (
    namespaceURI === 'http://www.w3.org/2000/svg' &&
    !elementDanger(nodeName, parentElement?.nodeName) &&
    (nodeName !== 'style' || !styleDanger(textContent))
  );
}
