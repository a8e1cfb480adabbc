/** Syntax of other systems, by line. No shop's text uses it on purpose. */
const signs = [
  // Templates and shortcodes: Hugo, Jekyll, Handlebars, Liquid, ERB.
  /\{\{[^\n]*?(?:\}\}|$)/,
  /\{%[^\n]*?(?:%\}|$)/,
  /<%[^\n]*?(?:%>|$)/,
  // Attributes, macros and fields: kramdown, Pandoc, Joomla, Confluence. Excludes our own heading
  // anchors.
  /\{(?![#{%])[^{}\n]{1,200}\}/,
  // Shortcodes of WordPress, BBCode, and the closing tags of both.
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

/** A quick test that matches every line with such syntax. */
const possible =
  /[{^]|<%|\[\[|\[[!/a-z]|'{3}|%%|^:::|==|~|\$\$|:[a-z]|^\.\. |::|^#\+|^import |^export |###/im;

export function mayHaveForeignSigns(text: string): boolean {
  return possible.test(text);
}

/** The first foreign syntax in a line; undefined if there is none. */
export function foreignSign(line: string): string | undefined {
  if (!mayHaveForeignSigns(line)) return undefined;
  for (const sign of signs) {
    const [found] = sign.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A German quotation that ends with a straight quotation mark. */
export const straightQuote = /„[^“”„"\n]{1,200}"/;
