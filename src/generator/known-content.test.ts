import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { probeMedia } from '#content/media/media.ts';
import * as svg from '#content/media/svg.ts';
import * as markdownTree from '#content/text/markdown-tree.ts';
import { Markdown } from '#content/text/markdown.ts';
import type { MarkdownText } from '#model/rich-text.ts';
import { knownContent } from './known-content.ts';

const folder = () => mkdtemp(join(tmpdir(), 'schaufenster-texts-'));

function metadataOf(text: MarkdownText): object {
  const { links, images, html, videos, headings, plainText, warnings } = text;
  return { links, images, html, videos, headings, plainText, warnings };
}

/** The texts cached for the next build, once this one has read them. */
async function knownNext(cache: string, sources: readonly string[]): Promise<MarkdownText[]> {
  const first = await knownContent(cache, 'code');
  for (const source of sources) expect(first.known.readText(source).plainText).toBeDefined();
  await first.save();
  const next = await knownContent(cache, 'code');
  return sources.map((source) => next.known.readText(source));
}

test('cached texts have the same results, and are not parsed again', async () => {
  const cache = await folder();
  const pieces = fc.constantFrom(
    '# Eins',
    '## Zwei {#b}',
    '[x](y)',
    '![](bild.jpg)',
    '|a|b|\n|-|-|\n|1|2|3|',
    '<b>fett</b>',
    'Text[^1].',
    '[^1]: Anm.',
    '##Titel',
    'https://youtu.be/dQw4w9WgXcQ',
  );
  const sources = fc.sample(fc.array(pieces, { maxLength: 5 }), 200).map((all) => all.join('\n\n'));
  const expected = sources.map((source) => metadataOf(new Markdown(source)));
  const known = await knownNext(cache, sources);
  const parsing = vi.spyOn(markdownTree, 'markdownTree');
  expect(known.map(metadataOf)).toEqual(expected);
  expect(parsing).not.toHaveBeenCalled();
  expect(new Markdown('Neu').plainText).toBe('Neu');
  expect(parsing).toHaveBeenCalledOnce();
});

test('other code parses texts again', async () => {
  const cache = await folder();
  await knownNext(cache, ['Text']);
  const { known } = await knownContent(cache, 'other code');
  expect(known.readText('Text')).toMatchObject({ plainText: 'Text' });
  const file = join(cache, 'texts.json');
  const stored = await readFile(file, 'utf8');
  await writeFile(file, stored.replace('Text', 'Wrong').slice(0, -1));
  expect((await knownContent(cache, 'code')).known.readText('Text').plainText).toBe('Text');
});

test('nothing is written without changes, and entries of removed texts are dropped', async () => {
  const cache = await folder();
  await knownNext(cache, ['Eins', 'Zwei']);
  const file = join(cache, 'texts.json');
  const { ino } = await stat(file);
  await knownNext(cache, ['Eins', 'Zwei']);
  expect((await stat(file)).ino).toBe(ino);
  await knownNext(cache, ['Zwei']);
  expect(await readFile(file, 'utf8')).not.toContain('Eins');
});

test('unchanged media are not read again', async () => {
  const cache = await folder();
  const file = join(cache, 'logo.svg');
  const image = { name: 'logo.svg', file, place: { document: 'media/logo.svg' } };
  const probe = async () => {
    const content = await knownContent(cache, 'code');
    const { files } = await probeMedia([image], content.known.media);
    await content.save();
    return files.get('logo.svg');
  };
  await writeFile(file, '<svg viewBox="0 0 2 1"/>');
  const inspecting = vi.spyOn(svg, 'readSvg');
  const found = await probe();
  expect(found).toMatchObject({ width: 2, height: 1 });
  expect(await probe()).toEqual(found);
  expect(inspecting).toHaveBeenCalledOnce();
  await writeFile(file, '<svg viewBox="0 0 30 1"/>');
  expect(await probe()).toMatchObject({ width: 30 });
  await writeFile(file, '');
  expect(await probe()).toBeUndefined();
  await writeFile(file, '<svg viewBox="0 0 4 1"/>');
  expect(await probe()).toMatchObject({ width: 4 });
});
