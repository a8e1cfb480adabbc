import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { ContentSource } from '#content/source.ts';
import { checkShop } from './check/check-shop.ts';
import { externalSources } from './csp-sources.ts';

// A collection that no code but this test knows.
vi.mock(import('#model/site.ts'), async (original) => {
  const { z } = await import('zod');
  const { html, markdown } = await import('#model/fields.ts');
  const model = await original();
  const lesson = z.strictObject({ about: markdown('Text.'), terms: html('Terms.') });
  const contentSchema = model.contentSchema.extend({ lessons: z.array(lesson).default([]) });
  return { ...model, contentSchema };
});

const files = filesSource(join(import.meta.dirname, '../../test/fixtures/content-mistakes/_base'));

/** A sound shop with a lesson. */
function shopWith(lesson: { about: string; terms: string }): ContentSource {
  return {
    name: 'shop with lessons',
    load: async () => {
      const read = await files.load();
      return {
        ...read,
        records: { ...read.records, lessons: [lesson] },
        place: (path) =>
          path[0] === 'lessons' ? { document: 'lessons', field: path.join('.') } : read.place(path),
      };
    },
  };
}

/** What is wrong with the lesson, in alphabetical order. */
function messagesOf(diagnostics: readonly Diagnostic[]): string[] {
  const own = diagnostics.filter(({ place }) => place.document === 'lessons');
  return own.map(({ message }) => message).toSorted();
}

const sound = {
  about: '## Fassen\n\n[Der Film](https://vimeo.com/1234567)',
  terms: '<p>Wir <script>x()</script>fassen.</p>',
};

test('the video of a new collection may be shown', async () => {
  const { site } = await loadSite(shopWith(sound));
  expect(site && externalSources(site)['frame-src']).toEqual(['https://player.vimeo.com']);
});

test('the words of a new collection can be searched', async () => {
  const { site } = await loadSite(shopWith(sound));
  const { markdown: texts, html: safe } = site?.texts ?? {};
  expect(texts?.get(sound.about)?.plainText).toBe('Fassen\nDer Film');
  expect(safe?.get('<p>Wir fassen.</p>')?.plainText).toBe('Wir fassen.');
});

test('the links of a new collection are checked', async () => {
  const about = 'Siehe [hier](nirgendwo) und ![dort](fehlt.jpg).';
  const { diagnostics } = await loadSite(shopWith({ ...sound, about }));
  expect(messagesOf(diagnostics)).toEqual([
    'Taken out of the HTML: <script>.',
    expect.stringContaining('"nirgendwo" leads nowhere'),
    expect.stringContaining('no image "fehlt.jpg"'),
  ]);
});

test('the anchors of links in a new collection are checked', async () => {
  const diagnostics = await checkShop(
    shopWith({ about: '[x](imprint#a)', terms: '<a href="imprint#b">y</a> <a href="z">z</a>' }),
  );
  expect(messagesOf(diagnostics)).toEqual([
    'The link "imprint#a" leads to an anchor that its page does not have.',
    'The link "imprint#b" leads to an anchor that its page does not have.',
    expect.stringContaining('"z" leads nowhere'),
  ]);
});
