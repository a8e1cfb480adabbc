import { expect, test } from 'vitest';
import { diagnosticsAfter, replacing } from './shop.fixture.ts';

/** The diagnostics of a lead with this text. */
async function toldOf(words: string): Promise<string[]> {
  const diagnostics = await diagnosticsAfter({
    'pages/imprint/de.md': replacing(
      'lead: Angaben nach § 5 DDG.',
      `lead: ${JSON.stringify(words)}`,
    ),
  });
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

test.each([
  ['<b>Brille</b> &amp; Etui', '"<b>"'],
  ['Leicht&nbsp;& stark', '"&nbsp;"'],
  ['Hoodie &#8211; blue, No', '"&#8211;"'],
  ['Lens &quot;clear&quot;', '"&quot;"'],
  ['shoes &amp; sandals', '"&amp;"'],
  ['This is a <<strong>product</strong>> <br /><br />Yes it is!!!', '"<strong>"'],
  ['&lt;30g, 30-50g', '"&lt;"'],
  ['Tom &#038; Co', '"&#038;"'],
  ['Gr&ouml;&szlig;e', '"&ouml;"'],
  ['<!-- wp:paragraph -->Neu', '"<!--"'],
  ['Optik &amp;amp; Akustik', '"&amp;"'],
  ['__Neu__ im Haus', '"__Neu__"'],
  ['# Neu im Haus', '"# "'],
  ['- Neu im Haus', '"- "'],
  ['Ein **starkes** Stück', '"**starkes**"'],
  ['Zum [Termin](contact)', '"[Termin](contact)"'],
  ['{{ product.title }}', '"{{ product.title }}"'],
  ['Die „Brille" von Morlund', 'The quotation „Brille"'],
])('a plain field with %s is reported', async (words, sign) => {
  expect(await toldOf(words)).toEqual([expect.stringContaining(`sign-in-field ${sign}`)]);
});

test.each([
  'Größe < 5 & > 3, R&D; AT&T',
  'https://www.example.org/?a=1&copy;=2',
  '„So“ (2 * 3 * 4)',
  '#1 in Brunnau, snake__case__name, 2 - 3 Tage',
])('a plain field with %s is fine', async (words) => {
  expect(await toldOf(words)).toEqual([]);
});
