import { describe, expect, test } from 'vitest';
import { languages } from '#model/language.ts';
import { categoryRoutes } from '#model/pages/category-pages.ts';
import { routes } from '#model/pages/routes.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { testImages, testSite } from '../../../test/support/test-site.ts';
import { plan } from './plan.ts';
import type { Plan, Planned, PlannedPage } from './planned.ts';

const today = '2026-11-21';
const planned = plan(testSite(), testImages(), today);
const allPages = [...planned.pages()];

function page(path: string, from = planned): PlannedPage {
  const found = from.pageAt(path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

function shell(id: string, from: Plan = planned): ShellView {
  const query = from.queries.get(id);
  if (query?.key !== 'shell') throw new Error(`no shell ${id}`);
  return query.data;
}

function view<Key extends TemplateKey>(path: string, _key: Key, from = planned) {
  return page(path, from).view as Planned<PageViews[Key]>;
}

describe('pages', () => {
  test('no path is planned twice, and neither is a file', () => {
    const paths = allPages.map(({ context }) => context.path);
    const files = allPages.map(({ file }) => file);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(files).size).toBe(files.length);
  });

  test('a site with a record for every key has every path of the route table and no other of them', () => {
    const titled = (title: string) => ({ translations: [{ language: 'de' as const, title }] });
    const site = testSite({
      pages: Object.keys(routes).map((key) => ({
        key: key as keyof typeof routes,
        ...titled(key),
      })),
      categories: Object.keys(categoryRoutes).map((id) => ({ id, ...titled(id) })),
    });
    const all = [...plan(site, testImages(), today).pages()];
    const paths = new Set(all.map(({ context }) => context.path));
    // Both need items.
    const { catalogue: _catalogue, request_list: _requestList, ...fixed } = routes;
    for (const byLanguage of Object.values({ ...fixed, ...categoryRoutes })) {
      for (const language of languages) {
        const path = byLanguage[language];
        if (path !== null) expect(paths).toContain(path);
      }
    }
    expect([...paths].filter((path) => path.startsWith('/fr/')).toSorted()).toEqual([
      '/fr/404',
      '/fr/accessibilite',
      '/fr/cheques-cadeaux',
      '/fr/confidentialite-reseaux-sociaux',
      '/fr/contact',
      '/fr/equipe',
      '/fr/marques',
      '/fr/marques/ostra',
      '/fr/marques/valmere',
      '/fr/mentions-legales',
      '/fr/merci',
      '/fr/offline',
      '/fr/rendez-vous',
    ]);
  });

  test('only the languages of the project are built', () => {
    const site = testSite();
    site.project.languages = ['de'];
    const german = plan(site, testImages(), today);
    expect([...german.pages()].every(({ context }) => context.language === 'de')).toBe(true);
    expect([...german.queries.keys()]).toEqual(['shell-de']);
  });

  test('a page becomes the index of its folder, a page for missing pages a file', () => {
    expect(page('/').file).toBe('index.html');
    expect(page('/en').file).toBe('en/index.html');
    expect(page('/uhren/ostra').file).toBe('uhren/ostra/index.html');
    expect(page('/404').file).toBe('404.html');
    expect(page('/fr/404').file).toBe('fr/404.html');
  });

  test('an info page exists in the languages it is written in', () => {
    expect(page('/fr/equipe').template).toBe('template-info');
    expect(allPages.some(({ context }) => context.path === '/en/team')).toBe(false);
  });

  test('a page that content says nothing of stands on its title', () => {
    expect(view('/danke', 'template-thanks').body.title).toBe('Vielen Dank');
  });

  test.each(['/offline', '/en/offline', '/fr/offline'])('%s says what has happened', (path) => {
    expect(view(path, 'template-offline').body.lead).toMatch(/Internet|online|ligne/);
  });

  test('a missing translation is taken from the first and marked with its language', () => {
    expect(view('/fr/contact', 'template-contact').body).toMatchObject({
      title: 'Seite contact',
      lang: 'de',
    });
  });
});

describe('the language selector', () => {
  test('leads to the same page in the languages that have it', () => {
    expect(page('/uhren').context.languagePaths).toEqual({
      de: '/uhren',
      en: '/en/watches',
      fr: '/fr',
    });
  });

  test('leads home from a page that is shown in the place of others', () => {
    expect(page('/en/offline').context.languagePaths).toEqual({ de: '/', en: '/en', fr: '/fr' });
  });

  test('leads from the privacy notice to its French place on the imprint', () => {
    expect(page('/datenschutz').context.languagePaths.fr).toBe(
      '/fr/mentions-legales#protection-des-donnees',
    );
  });
});

describe('the head', () => {
  test('appends the title of the project', () => {
    expect(page('/kontakt').head.title).toBe('Seite contact | Muster');
  });

  test('takes the title of the project alone on the home page', () => {
    expect(page('/').head.title).toBe('Muster');
  });

  test('names the languages that have the page, itself among them, German as the default', () => {
    expect(page('/en/watches').head.alternates).toEqual({
      de: 'https://muster.example/uhren',
      en: 'https://muster.example/en/watches',
      'x-default': 'https://muster.example/uhren',
    });
  });

  test('names alternates that name it in turn', () => {
    const byAddress = new Map(allPages.map((one) => [one.head.canonical, one]));
    for (const { head } of allPages) {
      for (const href of Object.values(head.alternates)) {
        expect(byAddress.get(href)?.head.alternates).toEqual(head.alternates);
      }
    }
  });

  test.each(['/404', '/en/offline', '/danke'])('keeps %s out of search engines', (path) => {
    expect(page(path).head).toMatchObject({ robots: 'noindex', alternates: {} });
    expect(page(path).head.canonical).toBeUndefined();
  });
});

describe('the shell', () => {
  test('drops menu links to pages that the language lacks and keeps the others', () => {
    const [watches] = shell('shell-fr').menu;
    expect(watches?.link).toBeUndefined();
    expect(watches?.groups[0]?.links[0]?.href).toBe('/fr/marques/ostra');
  });

  test('continues the path of a sub-link from its parent', () => {
    expect(shell('shell-en').menu[0]?.groups[0]?.links[0]?.href).toBe('/en/watches/ostra');
  });

  test('has the fallback widgets where content names none', () => {
    expect(shell('shell-de').widgets.map(({ name }) => name)).toEqual([
      'address',
      'contact',
      'openingHours',
      'navigation',
    ]);
  });

  test('orders widgets by sort and keeps unknown ones as such', () => {
    const widgets = [
      { widget_name: 'contact', sort: 2 },
      { widget_name: 'weather', sort: 1 },
      { widget_name: 'address', sort: 3, position: 'sidebar' },
    ];
    const other = plan(testSite({ widgets }), testImages(), today);
    expect(shell('shell-de', other).widgets).toEqual([
      { id: 0, name: 'unknown', showLogo: false },
      { id: 1, name: 'contact', showLogo: false },
    ]);
  });

  test('links to accessibility only where the project shows it', () => {
    const hrefs = (site = testSite()) =>
      shell('shell-de', plan(site, testImages(), today)).legalLinks.map(({ href }) => href);
    expect(hrefs()).toEqual(['/impressum', '/datenschutz']);
    const site = testSite();
    site.project.show_accessibility = true;
    expect(hrefs(site)).toEqual(['/impressum', '/datenschutz', '/barrierefreiheit']);
  });
});

describe('redirects', () => {
  const redirect = (from: string) => planned.redirects.find(from);
  const all = planned.redirects.all();

  test('lead from a path with another prefix to the page in that language', () => {
    expect(redirect('/en/uhren')).toBe('/en/watches');
    expect(redirect('/en/uhren/ostra')).toBe('/en/watches/ostra');
    expect(redirect('/fr/impressum')).toBe('/fr/mentions-legales');
    expect(redirect('/fr/imprint')).toBe('/fr/mentions-legales');
  });

  test('do not lead to pages that are shown in the place of others', () => {
    expect(all.filter(({ to }) => /404|offline/.test(to))).toEqual([]);
  });

  test('lead to the part of a page that stands for the page in that language', () => {
    expect(redirect('/fr/datenschutz')).toBe('/fr/mentions-legales#protection-des-donnees');
    expect(redirect('/fr/privacy')).toBe('/fr/mentions-legales#protection-des-donnees');
  });

  test('do not exist where the language lacks the page', () => {
    expect(redirect('/fr/uhren')).toBeUndefined();
    expect(redirect('/fr/watches')).toBeUndefined();
  });

  test('never stand in the place of a page', () => {
    const paths = new Set(allPages.map(({ context }) => context.path));
    expect(all.filter(({ from }) => paths.has(from))).toEqual([]);
  });
});

describe('the sitemap', () => {
  const sitemap = [...planned.sitemap()];
  const locations = sitemap.map(({ location }) => location);

  test('lists every page that may be found, by its canonical address', () => {
    const found = allPages.filter(({ head }) => !head.robots).length;
    expect(sitemap).toHaveLength(found);
    expect(locations).toContain('https://muster.example/fr/marques/ostra');
  });

  test('leaves out what search engines are to leave out', () => {
    expect(locations).not.toContain('https://muster.example/danke');
  });
});

describe('texts', () => {
  test('carry the links that they refer to, in the language of the page', () => {
    expect(view('/uhren/ostra', 'template-brand').body.text).toMatchObject({
      links: { contact: { attributes: { href: '/kontakt' } } },
    });
  });

  test('carry only the images that exist', () => {
    const pages = [
      {
        key: 'home' as const,
        translations: [
          {
            language: 'de' as const,
            title: 'Start',
            text: '![a](da.jpg) ![b](<./x/DA.jpg>) ![c](weg.jpg)',
          },
        ],
      },
    ];
    const text = view('/', 'template-home', plan(testSite({ pages }), testImages('da.jpg'), today))
      .body.text;
    expect(Object.keys((text as { images: object }).images)).toEqual(['da.jpg', './x/DA.jpg']);
  });
});

describe('events', () => {
  const events = ['2026-11-20', '2026-11-21', '2026-12-05'].map((start_date) => ({
    id: `on-${start_date}`,
    start_date,
    translations: [{ language: 'de' as const, title: start_date }],
  }));
  const pages = [
    { key: 'events' as const, translations: [{ language: 'de' as const, title: 'Events' }] },
  ];

  test('are coming until their last day is over', () => {
    const { coming, past } = view(
      '/events',
      'template-events',
      plan(testSite({ events, pages }), testImages(), today),
    );
    expect(coming.map(({ startDate }) => startDate)).toEqual(['2026-11-21', '2026-12-05']);
    expect(past.map(({ startDate }) => startDate)).toEqual(['2026-11-20']);
  });
});
