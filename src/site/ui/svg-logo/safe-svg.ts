import { attributeDanger, elementDanger, styleDanger } from '#model/svg-rules.ts';

/**
 * The drawing in a text, without all that could do more than draw; undefined where there is none.
 * The rules are those for drawings in content. The nodes that were looked at are those to put into
 * the document: written out and parsed again they could be others.
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
