/** Syntax of other systems, by line. No text of a shop means any of it. */
const signs = [
  // Templates and shortcodes: Hugo, Jekyll, Handlebars, Liquid, ERB.
  /\{\{[^\n]*?(?:\}\}|$)/,
  /\{%[^\n]*?(?:%\}|$)/,
  /<%[^\n]*?(?:%>|$)/,
  // Attributes, macros and fields: kramdown, Pandoc, Joomla, Confluence. Anchors of headings are a sign of ours.
  /\{(?![#{%])[^{}\n]{1,200}\}/,
  // Shortcodes of WordPress, BBCode, and closing tags of both.
  /\[[a-z][\w-]{0,40} (?:[^\][\n]{0,200}\s)?[\w-]{1,40}=["'“”„»\d][^\][\n]{0,200}\]?/,
  /\[\/[a-z][\w-]{0,40}\]/i,
  /\[(?:toc|gallery|[biu]|img|url|quote)\]/i,
  /\[url=[^\][\n]{1,200}\]/i,
  // Wikis and Obsidian.
  /!?\[\[[^\][\n]+\]\]/,
  /'{3}[^'\n]+'{3}/,
  /%%[^%\n]+%%/,
  // Extensions of Markdown: containers, alerts, highlights, subscripts, formulas, emoji.
  /^:{3,}.*/,
  /^\[![a-z]+\]/i,
  /==(?=\S)[^=\n]+==/,
  /~[^\s~]{1,20}~/,
  /\^[^\s^]{1,20}\^/,
  /\$\$[^$\n]+\$\$/,
  /(?<![^\s(]):[a-z][a-z0-9_+-]{1,30}:(?![^\s.,;!?)])/,
  // Directives of reStructuredText, AsciiDoc, Org and MDX; markers of TYPO3.
  /^\.\. [\w-]+::.*/,
  /^(?:image|include|video)::\S+\[/,
  /^#\+[a-z_]+:?/i,
  /^(?:import|export) .+ from ["'].*/,
  /###[A-Z_]+###/,
];

/** Found in every line with such a sign, and quick to look for. */
const possible =
  /[{^]|<%|\[\[|\[[!/a-z]|'{3}|%%|^:::|==|~|\$\$|:[a-z]|^\.\. |::|^#\+|^import |^export |###/im;

export function mayHaveForeignSigns(text: string): boolean {
  return possible.test(text);
}

/** The first sign of another system in a line; undefined if it has none. */
export function foreignSign(line: string): string | undefined {
  if (!mayHaveForeignSigns(line)) return undefined;
  for (const sign of signs) {
    const [found] = sign.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A German quotation that ends with a straight mark. */
export const straightQuote = /„[^“”„"\n]{1,200}"/;
