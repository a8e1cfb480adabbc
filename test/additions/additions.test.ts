import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CopiedKit, copyKitWith } from './copied-kit.ts';

const minutes = 60_000;
let kit: CopiedKit;

beforeAll(async () => {
  kit = await copyKitWith(['page-kind', 'collection', 'form', 'service']);
});

afterAll(() => kit.remove());

describe('a kit with a further page kind, two further collections, a further form and a further service', () => {
  test('takes no more files than the tasks say', async () => {
    const collection = await filesOf('add-a-collection');
    const pageKind = await filesOf('add-a-page-kind');
    expect(kit.visited.collection).toHaveLength(collection);
    expect(kit.visited['page-kind']).toHaveLength(pageKind + collection);
    expect(kit.visited.form).toHaveLength(await filesOf('add-a-form'));
    expect(kit.visited.service).toHaveLength(await filesOf('add-a-service'));
  });

  test('has sound types', { timeout: 5 * minutes }, async () => {
    const checked = await kit.node('node_modules/typescript/bin/tsc', '-p', '.');
    expect(checked).toEqual({ code: 0, output: '' });
  });

  const mistaken = ['mistakes', 'mistaken-links'];

  test.each(mistaken)('names the %s in their records', { timeout: minutes }, async (records) => {
    const shop = await kit.shopWith(records);
    const { code, output } = await kit.node('src/cli.js', '--content', shop, 'check');
    expect(code).toBe(1);
    const places = output.replaceAll(shop, 'shop').split('\n\n');
    const own = places.filter((place) => /^\s*shop\/(?:lessons|tools)/.test(place));
    await expect(own.join('\n\n')).toMatchFileSnapshot(
      `../fixtures/additions/reports/${records}.txt`,
    );
  });
});

describe('a shop with records of a further page kind and two further collections', () => {
  let shop: string;

  beforeAll(async () => {
    shop = await kit.shopWith('shop');
    const { code, output } = await kit.node('src/cli.js', '--content', shop, 'build');
    if (code !== 0) throw new Error(output);
  }, 5 * minutes);

  const served = (path: string) => readFile(join(kit.folder, 'dist/current/site', path), 'utf8');
  const pages = [
    ['de', 'kurse/fassen', 'Steine fassen'],
    ['en', 'en/lessons/fassen', 'Setting stones'],
  ] as const;

  test.each(pages)('has the page in %s at its path', async (_, path, title) => {
    expect(await served(`${path}/index.html`)).toContain(`<h1><span>${title}</span></h1>`);
  });

  test.each(pages)('has it in the language selector and the sitemap, in %s', async (code, path) => {
    for (const [, other] of pages) {
      expect(await served(`${other}/index.html`)).toContain(
        `<a href="/${path}" hrefLang="${code}"`,
      );
    }
    const alternate = `hreflang="${code}" href="https://lindenhof.example/${path}"`;
    const sitemap = await served('sitemap.xml');
    expect(sitemap).toContain(`<loc>https://lindenhof.example/${path}</loc>`);
    expect(sitemap.split(alternate)).toHaveLength(pages.length + 1);
  });

  test('links to it by its id, and from it by the ids of others', async () => {
    expect(await served('index.html')).toContain('<a href="/kurse/fassen">wie man fasst</a>');
    expect(await served('en/lessons/fassen/index.html')).toContain(
      '<a href="/en/team">with us</a>',
    );
  });

  test('leads to it from the other languages of its path, by a rule for the folder', async () => {
    expect(await served('_redirects')).toContain('/en/kurse/:name /en/lessons/:name 301');
  });

  test('may show the videos of pages and of records without pages', async () => {
    const headers = await served('_headers');
    expect(headers).toMatch(/frame-src [^;]* https:\/\/player\.vimeo\.com[ ;,]/);
    expect(headers).toMatch(/frame-src [^;]* https:\/\/www\.youtube-nocookie\.com[ ;,]/);
  });

  test('may show the further service, for which the banner asks', async () => {
    expect(await served('_headers')).toMatch(/frame-src [^;]*https:\/\/chat\.example/);
    const [, queries = ''] = /data-queries="([^"]*)"/.exec(await served('index.html')) ?? [];
    const data = queries.split(' ').map((hash) => served(`page-data/sq/d/${hash}.json`));
    const shared = (await Promise.all(data)).join();
    expect(shared).toContain('Plauderei');
    expect(shared).toContain('"frame":"https://chat.example/lindenhof"');
  });

  test('has what the further service shows in a script that no document asks for', async () => {
    const scripts = await readdir(join(kit.folder, 'dist/current/site/assets'));
    const script = scripts.find((name) => /^service-[\w-]{8}\.js$/.test(name)) ?? '';
    expect(await served(`assets/${script}`)).toContain('iframe');
    expect(await served('index.html')).not.toContain(script);
  });

  test('can be searched for their words', { timeout: minutes }, async () => {
    const script = `
      import { filesSource } from '#content/files/files-source.ts';
      import { loadSite } from '#content/load.ts';
      const { site } = await loadSite(filesSource(process.argv[1]));
      const { markdown, html } = site.texts;
      const texts = [...markdown.values(), ...html.values()];
      console.log(JSON.stringify(texts.map(({ plainText }) => plainText)));`;
    const { output } = await kit.node('--input-type=module', '--eval', script, shop);
    expect(JSON.parse(output)).toEqual(
      expect.arrayContaining([
        'Ein Tag am Werktisch.\nDer Film',
        'A day at the bench, with us.',
        'Er schneidet Fassungen.\nDer Film',
        'Schärfen und ölen.',
      ]),
    );
  });
});

test(
  'a further form is taken: mistakes are named, and what is right is mailed to the shop',
  async () => {
    const script = join(import.meta.dirname, '../fixtures/additions/form/ask.ts.txt');
    await cp(script, join(kit.folder, 'ask.ts'));
    const { output } = await kit.node('ask.ts');
    const { refused, accepted, mails } = JSON.parse(output) as Asked;
    expect(refused.status).toBe(422);
    expect(refused.page).toContain('Bitte nennen Sie uns Ihre Nummer.');
    expect(accepted).toEqual({ status: 303, location: 'https://www.lindenhof.example/danke' });
    expect(mails).toEqual([expect.stringContaining('Telefon: 06431 0')]);
  },
  minutes,
);

/** What ask.ts of the form's addition tells. */
interface Asked {
  refused: { status: number; page: string };
  accepted: { status: number; location: string };
  mails: string[];
}

/** How many files a task says that it takes. */
async function filesOf(task: string): Promise<number> {
  const path = join(import.meta.dirname, `../../docs/tasks/${task}.md`);
  const [, count] = /It takes (\d+) files/.exec(await readFile(path, 'utf8')) ?? [];
  return Number(count);
}
