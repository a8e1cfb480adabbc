import { expect, test } from 'vitest';
import { growth } from '../cpu-time.fixture.ts';
import { Markdown } from './markdown.ts';

const warnings = (markdown: string) =>
  new Markdown(markdown).warnings.map(({ kind, line, written }) => `${line} ${kind} ${written}`);

test.each([
  '{{< figure src="optics.jpg" >}}',
  '{% include map.html %}',
  '{{ site.title }}',
  '{{% notice %}}',
  '{{$name := (printf "%s.md" (.Get 0))}}',
  '[gallery ids="1,2"]',
  '[sc name="usage-based-pricing-video"]',
  '[acf field="gn_ext_plan" post_id="7845"]',
  '[/caption]',
  ':::tip',
  '> [!NOTE]',
  '[TOC]',
  '[[ueber-uns]]',
  '![[werkstatt.png]]',
  '[Termin](contact){.button}',
  '![Brille](optics.jpg){width=50%}',
  '{: .lead}',
  '{loadposition hours}',
  'Ein ==wichtiges== Wort',
  'H~2~O',
  '10 m^2^',
  'Bis bald :smile:',
  '<%= name %>',
  '$$E = mc^2$$',
  '[b]Neu[/b]',
  "'''fett'''",
  '.. note:: Neu',
  'image::optics.jpg[Brille]',
])('foreign syntax in %s is reported', (markdown) => {
  expect(warnings(`Text.\n\n${markdown}`)).toEqual([expect.stringMatching(/^3 foreign-sign /)]);
});

test.each([
  'Öffnungszeiten: Mo–Fr, 9:30–18 Uhr [siehe unten] (~ 5 Minuten), 3 < 4 und x = y.',
  '`{{ site.title }}` und `==`',
  '    {% include map.html %}',
  '\\{{ site.title }} und \\[[x]]',
  '[Termin](contact "a=b") und https://example.org/?a=1&b=%20%20',
  'Die „Brille“ von [Morlund](brands/morlund), ~~alt~~ neu: 50 % auf alles.',
])('no foreign syntax is seen in %s', (markdown) => {
  expect(warnings(markdown)).toEqual([]);
});

test.each([
  ['a bullet and a tab', '•\tSehtest\n•\tWerkstatt', '•\tSehtest'],
  ['a bullet and a space', 'Unsere Leistungen:\n• foo\n• bar\n• baz', '• foo'],
  ['bullets of a PDF in one line', '● Item 1 ● Item 2 ● Item 3', '● Item 1 ● Item 2 ● Item 3'],
  ['the symbol font of Word', '\uF0B7 Sehtest', '\uF0B7 Sehtest'],
  ['dashes and tabs', '–\tReinigung\n–\tAnpassung', '–\tReinigung'],
  ['dashes', '– Reinigung\n– Anpassung', '– Reinigung'],
  ['points and parentheses', '1.)\tAnmelden\n2.)\tMessen', '1.)\tAnmelden'],
  ['letters', 'a)\tAnmelden\nb)\tMessen', 'a)\tAnmelden'],
  ['round bullets of Word', 'o\tAnmelden', 'o\tAnmelden'],
  ['the bullets of LibreOffice’s old font', '\uF095 Sehtest', '\uF095 Sehtest'],
  ['points that Word for Mac pads with spaces', '·     Sehtest', '·     Sehtest'],
  ['points with spaces that do not break', '·\u00A0\u00A0 Sehtest', '·\u00A0\u00A0 Sehtest'],
  ['square bullets that became letters', 'n\tSehtest\nn\tWerkstatt', 'n\tSehtest'],
  ['section marks of Wingdings', '§\tSehtest', '§\tSehtest'],
  ['arrows', '➢ Sehtest\n➢ Werkstatt', '➢ Sehtest'],
  ['check marks', '✓ Sehtest\n✓ Werkstatt', '✓ Sehtest'],
  ['triangles', '‣ Sehtest', '‣ Sehtest'],
  ['Roman numbers', 'ii.\tAnmelden\niii.\tMessen', 'ii.\tAnmelden'],
  ['emoji', '✅ Sehtest\n✅ Werkstatt', '✅ Sehtest'],
])('a list with %s is reported once', (_, markdown, written) => {
  const line = markdown.split('\n').indexOf(written) + 1;
  expect(warnings(markdown)).toEqual([`${line} loose-bullet ${written}`]);
});

test.each(['> Gut sieht, wer gut sitzt.\n\n– Goethe', 'Heute\n– und morgen – offen', '- Sehtest'])(
  'no list entry is seen in %s',
  (markdown) => {
    expect(warnings(markdown)).toEqual([]);
  },
);

test.each([
  ['1. FC Altenlohe spielt', '1 lone-number 1. FC Altenlohe spielt'],
  ['2016. It was pioneered by somebody', '1 lone-number 2016. It was pioneered by somebody'],
  ['Ab\n\n> 24. geschlossen', '3 lone-number 24. geschlossen'],
  ['1. Anmelden\n2. Messen\n2. Zahlen', '3 list-number 2. Zahlen'],
  ['24. zu\n31. zu', '2 list-number 31. zu'],
  ['1. Anmelden\n\n31. Dezember: zu', '3 list-number 31. Dezember: zu'],
])('the numbers of %s are reported', (markdown, expected) => {
  expect(warnings(markdown)).toEqual([expected]);
});

test.each([
  '1. Anmelden\n2. Messen',
  '1. Anmelden\n1. Messen\n1. Zahlen',
  '3) Anmelden\n4) Messen',
  '1. Anmelden\n\nIn Ruhe.\n\n2. Messen',
  '1. Anmelden\n   - online\n   - vor Ort\n2. Messen',
  '1. Anmelden\n\n   Gern auch online.',
  '24\\. geschlossen',
])('the numbers of %s are fine', (markdown) => {
  expect(warnings(markdown)).toEqual([]);
});

test('a German quotation that ends with a straight quotation mark is reported', () => {
  expect(warnings('Die „Brille" und „Etui“')).toEqual(['1 straight-quote „Brille"']);
});

test('a table without its delimiter row is reported once', () => {
  expect(warnings('| Arbeit | Preis |\n| Batterie | 18 € |')).toEqual([
    '1 broken-table | Arbeit | Preis |',
  ]);
});

test.each([
  ['[', 2000],
  ['{#', 1000],
  ['[^', 1000],
  ['[](x) ', 250],
  ['„', 2000],
  ['{{ ', 1000],
  ['[a b=', 500],
  ['\\[ ] x\n', 250],
  ['==x\n', 250],
  ['24. Mai\n', 250],
  ['https://', 500],
  ['a@', 1000],
  ['www.', 500],
])('repeating "%s" takes linear time', async (sign, size) => {
  const factor = await growth(
    (times) => `## x ${sign.replace('\n', '').repeat(times)}\n\n${sign.repeat(times)}](x`,
    warnings,
    size,
  );
  expect(factor).toBeLessThan(30);
});
