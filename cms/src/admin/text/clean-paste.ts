/** Word's paragraph classes for list items. */
const listParagraph = /MsoList|mso-list:/i;

/**
 * HTML from the clipboard without the clutter of word processors: comments, styles, their own
 * elements. Their lists, which are paragraphs with bullet characters, become real lists; their
 * headings start below the page's.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const node of commentsIn(body)) node.remove();
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) {
    element.remove();
  }
  makeLists(body);
  for (const element of body.querySelectorAll('*')) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  }
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  return body.innerHTML;
}

function commentsIn(root: Node): Comment[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  return found;
}

/** Turns Word's list paragraphs into lists, nested by their level. */
function makeLists(root: Element): void {
  let open: Element[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = Number(/mso-list:[^;]*level(\d+)/i.exec(style)?.[1] ?? 0);
    if (level === 0 || !listParagraph.test(`${paragraph.className} ${style}`)) {
      open = [];
      continue;
    }
    if (open.length > 0 && !follows(open[0], paragraph)) open = [];
    const sign = takeSign(paragraph);
    open = open.slice(0, level);
    while (open.length < level) {
      const list = document.createElement(/\w/.test(sign) ? 'ol' : 'ul');
      const last = open.at(-1)?.lastElementChild;
      if (last) last.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
  }
}

function follows(list: Element | undefined, paragraph: Element): boolean {
  return list !== undefined && paragraph.previousElementSibling === list;
}

/** Removes what Word writes before a list item: '·', '1.', with its spaces. */
function takeSign(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = sign?.textContent ?? '';
  sign?.remove();
  // A bullet in the Symbol font may be a letter: Word's second level is an 'o'.
  return text.trim() === 'o' ? '' : text.trim();
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
