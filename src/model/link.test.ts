import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from './language.ts';
import { findPage, resolveLink } from './link.ts';
import { indexPages } from './pages/page-index.ts';
import { categoryRecord, contentWith, pageRecord, watchBrand } from './site.fixture.ts';

const index = indexPages(
  contentWith({
    ...watchBrand,
    categories: [categoryRecord('watches'), categoryRecord('floral_workshop')],
    pages: [pageRecord('events')],
    info_pages: [
      {
        id: 'team',
        translations: [
          { language: 'de', path: '/ueber-uns/team', title: 'Team' },
          { language: 'en', path: '/en/about/team', title: 'Team' },
        ],
      },
    ],
  }),
);

const resolve = (raw: string, language: Language = 'de') => resolveLink(raw, { language, index });

describe('a link within the site', () => {
  it.each([
    ['contact', '/kontakt', '/en/contact', '/fr/contact'],
    ['/contact', '/kontakt', '/en/contact', '/fr/contact'],
    ['contact/', '/kontakt', '/en/contact', '/fr/contact'],
    [' contact ', '/kontakt', '/en/contact', '/fr/contact'],
    ['/kontakt', '/kontakt', '/en/contact', '/fr/contact'],
    ['/fr/contact', '/kontakt', '/en/contact', '/fr/contact'],
    ['/fr/contact/', '/kontakt', '/en/contact', '/fr/contact'],
    ['/en/kontakt', '/kontakt', '/en/contact', '/fr/contact'],
    ['thanks', '/danke', '/en/thanks', '/fr/merci'],
    ['/', '/', '/en', '/fr'],
    ['/fr', '/', '/en', '/fr'],
    ['home', '/', '/en', '/fr'],
    ['home#top', '/#top', '/en#top', '/fr#top'],
    ['imprint', '/impressum', '/en/imprint', '/fr/mentions-legales'],
    ['privacy', '/datenschutz', '/en/privacy', '/fr/mentions-legales#protection-des-donnees'],
    [
      '/datenschutz#cookies',
      '/datenschutz#cookies',
      '/en/privacy#cookies',
      '/fr/mentions-legales#cookies',
    ],
    [
      'privacy#cookies',
      '/datenschutz#cookies',
      '/en/privacy#cookies',
      '/fr/mentions-legales#cookies',
    ],
    [
      'contact?topic=1#form',
      '/kontakt?topic=1#form',
      '/en/contact?topic=1#form',
      '/fr/contact?topic=1#form',
    ],
    ['brands', '/marken', '/en/brands', '/fr/marques'],
    ['watches/ostra', '/uhren/ostra', '/en/watches/ostra', '/fr/marques/ostra'],
    ['/watches/ostra', '/uhren/ostra', '/en/watches/ostra', '/fr/marques/ostra'],
    ['/uhren/ostra', '/uhren/ostra', '/en/watches/ostra', '/fr/marques/ostra'],
    [
      '/en/uhren/ostra#service',
      '/uhren/ostra#service',
      '/en/watches/ostra#service',
      '/fr/marques/ostra#service',
    ],
    ['/brands/ostra', '/uhren/ostra', '/en/watches/ostra', '/fr/marques/ostra'],
  ])('%s leads to %s, %s, %s', (raw, de, en, fr) => {
    expect(languages.map((language) => resolve(raw, language).href)).toEqual([de, en, fr]);
  });

  it('stays in its tab and has no icon', () => {
    expect(resolve('watches#new')).toEqual({
      kind: 'internal',
      href: '/uhren#new',
      icon: null,
      newTab: false,
      page: index.byId.get('watches'),
      anchor: 'new',
    });
  });

  it.each(['watches', '/uhren', '/en/watches', '/fr/uhren'])(
    'written as %s leads to the first language that has the page, and says so',
    (raw) => {
      expect(resolve(raw, 'fr')).toMatchObject({ href: '/uhren', hreflang: 'de' });
    },
  );

  it('has no hreflang if the page exists in the language', () => {
    expect(resolve('privacy', 'fr')).not.toHaveProperty('hreflang');
  });

  it('leads to an info page by id and by path', () => {
    expect(resolve('team', 'en').href).toBe('/en/about/team');
    expect(resolve('/ueber-uns/team', 'en').href).toBe('/en/about/team');
  });

  it.each([
    'uhr',
    '/optics',
    '/optik',
    '/watches/other',
    '/watches/ostra/more',
    'watches//ostra',
    '/constructor',
    '/__proto__',
    'www.example.org',
    '',
    '   ',
    '?topic=1',
  ])('written as "%s" is broken if no page matches', (raw) => {
    expect(resolve(raw)).toMatchObject({ kind: 'broken', href: raw.trim() });
  });

  it('keeps its page if the anchor has a line break', () => {
    expect(resolve('watches#a\nb').href).toBe('/uhren#a\nb');
  });
});

describe('a link out of the site', () => {
  it.each([
    ['https://example.org/kontakt', 'external', 'https://example.org/kontakt', 'link'],
    ['http://example.org', 'external', 'http://example.org', 'link'],
    ['HTTPS://example.org', 'external', 'HTTPS://example.org', 'link'],
    ['mailto:post@example.org?subject=Uhr', 'mail', 'mailto:post@example.org?subject=Uhr', 'mail'],
    ['post@example.org', 'mail', 'mailto:post@example.org', 'mail'],
    ['tel:+49643155512', 'phone', 'tel:+49643155512', 'phone'],
  ])('%s opens in a new tab with its icon', (raw, kind, href, icon) => {
    expect(resolve(raw)).toEqual({ kind, href, icon, newTab: true });
  });

  it.each(['https://', 'http://?', 'https://exa mple.org', 'mailto:', 'mailto://:', 'tel:'])(
    '%s is broken',
    (raw) => {
      expect(resolve(raw).kind).toBe('broken');
    },
  );
});

describe('an anchor', () => {
  it('stays on the page', () => {
    expect(resolve('#cookies')).toEqual({
      kind: 'anchor',
      href: '#cookies',
      icon: null,
      newTab: false,
      anchor: 'cookies',
    });
  });
});

describe('a dangerous link', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'javascript:alert(1)//post@example.org',
    'javascript:a@example.org',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'https:example.org',
    'https:/example.org',
    'https:\\\\example.org',
    'ht\ttps://example.org',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/en//evil.example',
    '/watches//evil.example',
    '/watches/../../evil',
    '../kontakt',
    './kontakt',
    '/%2e%2e/kontakt',
    'x?bcc=other@example.org',
  ])('%j is broken', (raw) => {
    expect(resolve(raw).kind).toBe('broken');
  });

  const schemes = ['javascript:', 'data:', 'https:', 'mailto:', 'tel:'];
  const marks = [
    '//',
    '/',
    '\\',
    '..',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%',
    ' ',
    '\t',
    '\n',
    '\0',
    '"',
    '<',
  ];
  const words = ['en', 'fr', 'uhren', 'watches', 'ostra', 'team', 'privacy', 'evil.example'];
  const fragment = fc.constantFrom(...schemes, ...marks, ...words);
  const nasty = fc.array(fc.oneof(fragment, fc.string({ maxLength: 4 })), { maxLength: 8 });
  const raw = nasty.map((parts) => parts.join(''));
  const language = fc.constantFrom(...languages);

  it('only becomes a link within the site for a known path', () => {
    fc.assert(
      fc.property(raw, language, (from, to) => {
        const link = resolve(from, to);
        if (link.kind !== 'internal') return;
        const path = link.href.replace(/[?#].*/s, '');
        expect([...index.byPath.keys()]).toContain(path);
      }),
      { numRuns: 2000 },
    );
  });

  it('never becomes an address that a browser reads with another scheme', () => {
    const allowed = { external: /^https?:$/, mail: /^mailto:$/, phone: /^tel:$/ };
    fc.assert(
      fc.property(raw, language, (from, to) => {
        const link = resolve(from, to);
        if (link.kind === 'broken') return;
        const { protocol, host } = new URL(link.href, 'https://shop.invalid/page');
        if (link.kind === 'internal' || link.kind === 'anchor' || link.kind === 'file') {
          expect(`${protocol}//${host}`).toBe('https://shop.invalid');
        } else {
          expect(protocol).toMatch(allowed[link.kind]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a link to a file', () => {
  const files = new Map([['/preise/liste.pdf', { file: '/shop/liste.pdf', size: 240_000 }]]);
  const toFile = (href: string) =>
    resolveLink(href, { language: 'fr', index: indexPages(contentWith(), files) });

  it.each(['preise/liste.pdf', '/preise/liste.pdf'])('is found by its path: %s', (href) => {
    expect(toFile(href)).toEqual({
      kind: 'file',
      href: '/preise/liste.pdf',
      icon: null,
      newTab: false,
      note: 'PDF, 240\u00a0ko',
    });
  });

  it.each(['preise.pdf', '/preise/Liste.pdf', '//preise/liste.pdf'])('is broken: %s', (href) => {
    expect(toFile(href).kind).toBe('broken');
  });
});

describe('a very long address', () => {
  it.each([`a${'/'.repeat(200_000)}a`, `a@${'a.'.repeat(100_000)}@`, `/${'a'.repeat(2000)}`])(
    'leads nowhere',
    (href) => {
      expect(resolve(href, 'de')).toMatchObject({ reason: 'it has more than 2000 letters.' });
    },
  );

  it('may have 2000 characters', () => {
    expect(resolve(`/kontakt?${'a'.repeat(1991)}`, 'de').kind).toBe('internal');
  });
});

describe('findPage', () => {
  it('finds every page under each of its paths and its key', () => {
    for (const [path, page] of index.byPath) expect(findPage(path, index)).toBe(page);
    for (const [id, page] of index.byId) {
      if (!id.startsWith('brand/')) expect(findPage(id, index)).toBe(page);
    }
  });
});
