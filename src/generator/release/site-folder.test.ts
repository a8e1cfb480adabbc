import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SiteTarget } from './folder-files.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';

const long = 'Lindenhof '.repeat(500);

function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-'));
}

function names(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function sameFile(one: string, other: string): boolean {
  return statSync(one).ino === statSync(other).ino;
}

describe.each([
  ['this thread', false],
  ['a second thread', true],
])('in %s', (_name, inThread) => {
  function start(target: SiteTarget): SiteFolder {
    const site = siteFolder(target, inThread);
    onTestFinished(() => site.end());
    return site;
  }

  function open(previous?: string) {
    const folder = emptyFolder();
    const target = { folder, compress: true, ...(previous ? { previous } : {}) };
    return { folder, site: start(target) };
  }

  test('a file is written with its compressed copies', async () => {
    const { folder, site } = open();
    await site.write('uhren/index.html', long);
    await site.settle();
    expect(readFileSync(join(folder, 'uhren/index.html'), 'utf8')).toBe(long);
    expect(names(folder).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });

  test('compressed copies can be left out', async () => {
    const folder = emptyFolder();
    const site = start({ folder, compress: false });
    await site.write('index.html', long);
    await site.settle();
    expect(names(folder)).toEqual(['index.html']);
  });

  test.each([true, false])('many files are written like few, compress: %s', async (compress) => {
    const texts = new Map(
      Array.from({ length: 600 }, (_, at) => [
        `${at % 3}/${at}/index.html`,
        at === 400 ? 'Grüße '.repeat(400_000) : `${at} ${long}`,
      ]),
    );
    const folder = emptyFolder();
    const site = start({ folder, compress });
    for (const [path, text] of texts) {
      await site.write(path, [Buffer.from(text.slice(0, 3)), Buffer.from(text.slice(3))], 'low');
    }
    await site.settle();
    expect(site.bytes()).toBe(Buffer.byteLength([...texts.values()].join('')));
    expect(names(folder)).toHaveLength(compress ? 1800 : 600);
    const read = (path: string) => readFileSync(join(folder, path));
    const changed = [...texts].filter(
      ([path, text]) =>
        read(path).toString() !== text ||
        (compress && gunzipSync(read(`${path}.gz`)).toString() !== text),
    );
    expect(changed).toEqual([]);
  });

  test('large and numerous files are compressed and written concurrently', async () => {
    const folder = emptyFolder();
    const site = start({ folder, compress: true });
    const paths = Array.from({ length: 1500 }, (_, at) => `${at}.html`);
    const bytes = (at: number) => Buffer.alloc(at % 50 === 0 ? 3_000_000 : 60_000, at);
    for (const [at, path] of paths.entries()) await site.write(path, bytes(at), 'low');
    await site.settle();
    const changed = paths.filter((path, at) => !readFileSync(join(folder, path)).equals(bytes(at)));
    expect(changed).toEqual([]);
  });

  test('a kept file and its copies share their bytes with the previous release', async () => {
    const before = open();
    await before.site.write('uhren/index.html', long);
    await before.site.settle();
    const { folder, site } = open(before.folder);
    expect(await site.keep(['uhren/index.html'])).toEqual(new Set(['uhren/index.html']));
    await site.settle();
    for (const ending of ['', '.br', '.gz']) {
      const file = `uhren/index.html${ending}`;
      expect(sameFile(join(folder, file), join(before.folder, file))).toBe(true);
    }
  });

  test('many files are kept like few', async () => {
    const paths = Array.from({ length: 3000 }, (_, at) => `${at % 3}/${at}/index.html`);
    const before = open();
    for (const path of paths) await before.site.write(path, path);
    await before.site.settle();
    const { folder, site } = open(before.folder);
    expect(await site.keep(paths)).toEqual(new Set(paths));
    await site.settle();
    expect(paths.every((path) => readFileSync(join(folder, path), 'utf8') === path)).toBe(true);
  });

  test('a file is not kept if the previous release has a folder at its path', async () => {
    const previous = emptyFolder();
    mkdirSync(join(previous, 'index.html'));
    const site = start({ folder: emptyFolder(), previous, compress: false });
    expect(await site.keep(['index.html'])).toEqual(new Set());
  });

  test('a stale link does not count as a file of the new release', async () => {
    const before = open();
    for (const path of ['own.txt', 'lost.txt']) await before.site.write(path, 'x');
    await before.site.settle();
    const folder = emptyFolder();
    symlinkSync(join(before.folder, 'own.txt'), join(folder, 'own.txt'));
    symlinkSync('nowhere', join(folder, 'lost.txt'));
    const site = start({ folder, previous: before.folder, compress: false });
    expect(await site.keep(['own.txt', 'lost.txt'])).toEqual(new Set(['own.txt', 'lost.txt']));
    for (const path of ['own.txt', 'lost.txt']) {
      expect(lstatSync(join(folder, path)).isSymbolicLink()).toBe(false);
    }
  });

  test('empty stale folders are removed, but not the site itself', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'uhren/ostra/alt'), { recursive: true });
    mkdirSync(join(folder, 'leer'));
    const site = start({ folder, compress: false });
    await site.write('uhren/index.html', 'x');
    await site.finish();
    expect(readdirSync(folder)).toEqual(['uhren']);
    expect(readdirSync(join(folder, 'uhren'))).toEqual(['index.html']);
    const bare = emptyFolder();
    await start({ folder: bare, compress: false }).finish();
    expect(readdirSync(bare)).toEqual([]);
  });

  test('the files of a page are kept together or not at all', async () => {
    const before = open();
    for (const path of ['a.html', 'a.json', 'b.html']) await before.site.write(path, 'x');
    await before.site.settle();
    const { folder, site } = open(before.folder);
    expect(
      await site.keepTogether([
        ['b.html', 'b.json'],
        ['a.html', 'a.json'],
      ]),
    ).toEqual([0]);
    await site.settle();
    expect(names(folder).toSorted()).toEqual(['a.html', 'a.json']);
  });

  test('a file missing from the previous release is not kept', async () => {
    expect(await open(emptyFolder()).site.keep(['uhren/index.html'])).toEqual(new Set());
    expect(await open().site.keep(['uhren/index.html'])).toEqual(new Set());
  });

  test('a file is not kept if its compressed copies are missing', async () => {
    const folder = emptyFolder();
    const before = start({ folder, compress: false });
    await before.write('index.html', long);
    await before.settle();
    expect(await open(folder).site.keep(['index.html'])).toEqual(new Set());
  });

  test('copies are not kept if they are no longer wanted', async () => {
    const before = open();
    await before.site.write('index.html', long);
    await before.site.settle();
    const folder = emptyFolder();
    const site = start({ folder, compress: false, previous: before.folder });
    await site.keep(['index.html']);
    await site.settle();
    expect(names(folder)).toEqual(['index.html']);
  });

  test('a file from elsewhere shares its bytes with the original', async () => {
    const elsewhere = join(emptyFolder(), '480.avif');
    writeFileSync(elsewhere, 'avif');
    const { folder, site } = open();
    await site.add([['media/watches-480.avif', elsewhere]]);
    expect(sameFile(join(folder, 'media/watches-480.avif'), elsewhere)).toBe(true);
  });

  test('text from elsewhere is compressed', async () => {
    const elsewhere = join(emptyFolder(), 'logo.svg');
    writeFileSync(elsewhere, long);
    const { folder, site } = open();
    await site.add([['media/logo.svg', elsewhere]]);
    await site.settle();
    expect(names(folder).toSorted()).toEqual(['logo.svg', 'logo.svg.br', 'logo.svg.gz']);
  });

  test('two files cannot have the same path', async () => {
    const { site } = open();
    await site.write('index.html', 'one');
    await site.write('index.html', 'other');
    await expect(site.settle()).rejects.toThrow(
      'Two files of the release have the path "index.html".',
    );
  });

  test.each([
    '',
    '/index.html',
    '../index.html',
    'a/../../b',
    'a//b',
    'a/./b',
    'a\\b',
    'C:b',
    'a\0b',
  ])('%j is not a valid path of a release', async (path) => {
    const { folder, site } = open(emptyFolder());
    await expect(site.write(path, '')).rejects.toThrow(RangeError);
    await expect(site.keep([path])).rejects.toThrow(RangeError);
    await expect(site.add([[path, import.meta.filename]])).rejects.toThrow(RangeError);
    expect(names(folder)).toEqual([]);
  });

  test('no path writes outside the folder', async () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', 'a', 'b.html', ':');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const root = emptyFolder();
        const site = start({ folder: join(root, 'one', 'two'), compress: false });
        try {
          await site.write(pieces.join(''), 'x');
          await site.settle();
        } catch {
          return names(root).length === 0;
        }
        return names(join(root, 'one', 'two')).length === 1;
      }),
      { numRuns: inThread ? 10 : 50 },
    );
  });

  test('the size counts each file once, excluding its copies', async () => {
    const before = open();
    await before.site.write('kept.html', long);
    await before.site.settle();
    const { site } = open(before.folder);
    await site.keep(['kept.html']);
    await site.write('index.html', long);
    await site.settle();
    expect(site.bytes()).toBe(2 * long.length);
  });
});

test('a background failure is reported by a later call', async () => {
  const site = siteFolder({ folder: emptyFolder(), compress: true });
  await site.write('index.html', long);
  await site.write('index.html', long);
  const writeMore = async () => {
    for (let at = 0; at < 100; at += 1) await site.write(`${at}.html`, long);
  };
  await expect(writeMore()).rejects.toThrow('index.html');
});

test('two files cannot have the same path among many files either', async () => {
  const taken = 'Two files of the release have the path "400.html".';
  const site = siteFolder({ folder: emptyFolder(), compress: false }, true);
  for (let at = 0; at < 500; at += 1) await site.write(`${at}.html`, long);
  await site.write('400.html', long);
  const writeMore = async () => {
    for (let at = 500; at < 5000; at += 1) await site.write(`${at}.html`, long);
  };
  await expect(writeMore()).rejects.toThrow(taken);
  await expect(site.settle()).rejects.toThrow(taken);
  await expect(site.settle()).rejects.toThrow(taken);
});
