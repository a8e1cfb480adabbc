import fc from 'fast-check';
import sax, { type SAXParser } from 'sax';
import { describe, expect, test } from 'vitest';
import { isGtin } from '#model/gtin.ts';
import type { Language } from '#model/language.ts';
import type { MediaFile } from '#model/entities/media.ts';
import { testContext, testImages, testSite } from '../../../test/support/test-site.ts';
import { shopContext } from '../plan/context.ts';
import { productFeed } from '../plan/items/product-feed.ts';
import type { FeedItem } from '../plan/planned.ts';
import { productFeedParts } from './product-feed.ts';

const ring: FeedItem = {
  id: 'ring',
  title: 'Ring',
  description: 'Aus Gold.',
  link: 'https://muster.example/schmuck/ring',
  pictures: ['https://muster.example/media/ring.jpg'],
  availability: 'in_stock',
  price: 1290,
  condition: 'new',
};

function feedOf(...items: FeedItem[]): string {
  const feed = { file: 'products.xml', title: 'Muster', link: '/', items: () => items };
  return Buffer.concat([...productFeedParts(feed)]).toString();
}

/**
 * The texts of a document by element.
 *
 * @throws Error if it is not well-formed.
 */
function read(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const open: string[] = [];
  const parser = sax.parser(true);
  const handlers: Partial<SAXParser> = {
    onerror(error) {
      throw error;
    },
    onopentag({ name }) {
      open.push(name);
      found.set(name, [...(found.get(name) ?? []), '']);
    },
    ontext(text) {
      const texts = found.get(open.at(-1) ?? '');
      if (texts) texts.push((texts.pop() ?? '') + text);
    },
    onclosetag: () => void open.pop(),
  };
  Object.assign(parser, handlers);
  parser.write(xml).close();
  return found;
}

describe('a feed of products', () => {
  test('has the fields that Google requires', () => {
    const texts = read(feedOf({ ...ring, brand: 'Tarn', category: 'Schmuck' }));
    expect(Object.fromEntries(texts)).toMatchObject({
      'g:id': ['ring'],
      'g:title': ['Ring'],
      'g:description': ['Aus Gold.'],
      'g:link': ['https://muster.example/schmuck/ring'],
      'g:image_link': ['https://muster.example/media/ring.jpg'],
      'g:availability': ['in_stock'],
      'g:price': ['1290.00 EUR'],
      'g:condition': ['new'],
      'g:brand': ['Tarn'],
      'g:product_type': ['Schmuck'],
    });
    expect(texts.has('g:identifier_exists')).toBe(false);
  });

  test('identifies each product by its numbers, and says if there are none', () => {
    const known = (further: Partial<FeedItem>) => {
      const texts = read(feedOf({ ...ring, ...further }));
      return ['gtin', 'mpn', 'identifier_exists'].map((name) => texts.get(`g:${name}`)?.[0]);
    };
    expect(known({ gtin: '4006381333931' })).toEqual(['4006381333931', undefined, undefined]);
    expect(known({ mpn: 'R7', brand: 'Tarn' })).toEqual([undefined, 'R7', undefined]);
    expect(known({ mpn: 'R7' })).toEqual([undefined, 'R7', undefined]);
    expect(known({ brand: 'Tarn' })).toEqual([undefined, undefined, undefined]);
    expect(known({})).toEqual([undefined, undefined, 'no']);
  });

  test('is well-formed with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (title) => {
        const [found] = read(feedOf({ ...ring, title })).get('g:title') ?? [];
        const kept = title.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
        expect(found).toBe(kept);
      }),
    );
  });

  test('shortens long texts between characters', () => {
    const [title] = read(feedOf({ ...ring, title: '💍'.repeat(200) })).get('g:title') ?? [];
    expect(title).toBe('💍'.repeat(150));
  });
});

describe('the items in a feed', () => {
  const item = (slug: string, further: object = {}) => ({
    slug,
    category: 'watches',
    price: 10,
    images: ['ring.jpg'],
    translations: [{ language: 'de' as const, name: slug }],
    ...further,
  });
  const items = [
    item('there'),
    item('reserved', { availability: 'reserved', vat: 'margin' }),
    item('on-request', { price: undefined }),
    item('without-picture', { images: [] }),
    item('to-order', { availability: 'on_order' }),
    item('sold', { availability: 'gone' }),
    item('drawn', { images: ['drawing.svg'] }),
  ];

  function photo(name: string, format: MediaFile['format']) {
    const file = { name, file: name, format, width: 1600, height: 1000, hash: '0123abcd' };
    return [name, file] as const;
  }

  function feedIn(
    language: Language,
    products = true,
    all: object[] = items,
    further: Parameters<typeof testSite>[0] = {},
  ) {
    const { project } = testSite();
    const site = {
      ...testSite({
        items: all as typeof items,
        project: { ...project, feeds: { products } },
        ...further,
      }),
      media: new Map([photo('ring.jpg', 'jpeg'), photo('drawing.svg', 'svg')]),
    };
    const context = shopContext(site, testImages('ring.jpg'), '2026-11-21');
    return productFeed({ ...testContext(), ...context, language });
  }

  test('are the items in the shop with a price and a picture', () => {
    const listed = Array.from(feedIn('de')?.items() ?? [], (one) => [
      one.id,
      one.availability,
      one.condition,
    ]);
    expect(listed).toEqual([
      ['reserved', 'out_of_stock', 'used'],
      ['there', 'in_stock', 'new'],
    ]);
  });

  test('are none unless content turns it on', () => {
    expect(feedIn('de', false)).toBeUndefined();
  });

  test("are those with a text in the feed's language", () => {
    const english = item('english', { translations: [{ language: 'en', name: 'English' }] });
    const [first, ...others] = feedIn('en', true, [...items, english])?.items() ?? [];
    expect(first).toMatchObject({ id: 'english', title: 'English' });
    expect(others).toEqual([]);
    expect(feedIn('fr')).toBeUndefined();
  });

  test("omit a category without a name in the feed's language", () => {
    const english = item('english', { translations: [{ language: 'en', name: 'English' }] });
    const categories = [
      { id: 'watches', translations: [{ language: 'de' as const, title: 'Uhren' }] },
    ];
    const [first] = feedIn('en', true, [english], { categories })?.items() ?? [];
    expect(first).not.toHaveProperty('category');
  });

  test.each(['2012345678903', '0212345678909', '20123451', '9812345678902'])(
    'have no shop-internal number, such as %s',
    (gtin) => {
      expect(isGtin(gtin)).toBe(true);
      const [first] = feedIn('de', true, [item('weighed', { gtin })])?.items() ?? [];
      expect(first).not.toHaveProperty('gtin');
    },
  );
});
