const special = /[&<>"]/;

/** Escapes text for an element or a double-quoted attribute. Most has nothing to escape. */
export function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes JSON for a script element, so that nothing can end the element or open a comment. */
export function escapeScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
