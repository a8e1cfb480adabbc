import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canHold } from './fidelity.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const content = join(import.meta.dirname, '../../../../content');
const again = (markdown: string) => writeMarkdown(readMarkdown(markdown));

describe('the editor represents', async () => {
  const files = (await readdir(content, { recursive: true })).filter((name) =>
    name.endsWith('.md'),
  );

  it.each(files)('the text of the demo shop %s', async (file) => {
    const text = (await readFile(join(content, file), 'utf8'))
      .split('\n---\n')
      .slice(1)
      .join('\n---\n');
    expect(canHold(text)).toBe(true);
  });
});

describe('what the editor writes', () => {
  it.each([
    ['words', 'Wir reparieren **alles**, *was* ~~tickt~~.'],
    ['headings', '## Ablauf {#ablauf}\n\n### Danach'],
    ['lists', '- eins\n- zwei\n  1. zwei eins\n  2. zwei zwei'],
    ['a list that goes on', '3. drei\n4. vier'],
    ['a loose list', '- eins\n\n- zwei'],
    ['a quotation', '> Gut.\n>\n> Sehr gut.'],
    ['links', '[Team](team#leute) und [Post](mailto:post@example.org "Schreiben Sie")'],
    ['an address with a space', '[Preise](</preise 2027.pdf>)'],
    ['a picture', '![Ein Ring](ring.jpg "Der Ring")'],
    ['a line across', 'Oben\n\n---\n\nUnten'],
    ['a new line', 'Oben\\\nUnten'],
    ['code', 'Ein `Wort` und\n\n```js\nlet a;\n```'],
    [
      'a table',
      '| Arbeit | Preis |\n| --- | --: |\n| Glas\\|Band<br>neu | **18 €** |\n|  | 20 € |',
    ],
    ['footnotes', 'Gold[^1] und Silber[^2].\n\n[^1]: 750 von *1000*.\n\n[^2]: Auch.'],
    ['signs that mean themselves', '1\\*2 \\<b> \\[x\\] \\&nbsp; A & B # \\{#x}'],
  ])('%s unchanged', (_, markdown) => {
    expect(again(markdown)).toBe(markdown);
  });

  it.each([
    ['HTML', '<div>Wort</div>'],
    ['a comment', 'Wort <!-- später -->'],
    ['bold code', '**`Wort`**'],
    ['a list in a cell of its own making', '- > Zitat'],
  ])('never replaces %s, which it cannot represent', (_, markdown) => {
    expect(canHold(markdown)).toBe(false);
  });

  it.each([
    ['other signs for the same', '* eins\n* zwei\n\n__fett__  \nneu\n\nTitel\n=====\n'],
    ['a heading of the first order', '# Titel'],
    ['a link in brackets', '<https://example.org> <post@example.org>'],
    [
      'a label by name, and a note that nothing refers to',
      'A[^gold].\n\n[^silber]: Nichts.\n\n[^gold]: Gold.',
    ],
    ['a link whose address stands below', '[Wort][1]\n\n[1]: /team'],
    ['a table with few signs', 'a | b\n-|-\n1 | 2'],
  ])('may differ from the original: %s', (_, markdown) => {
    expect(canHold(markdown)).toBe(true);
  });
});
