import { expect, test } from 'vitest';
import { testContext, testImages, testSite } from '../../../test/support/test-site.ts';
import { plan } from '#generator/plan/plan.ts';
import { sceneView } from './shop-window.build.ts';

type Changes = NonNullable<Parameters<typeof testContext>[0]>;

const today = '2026-11-21';
const images = testImages('wide.jpg', 'narrow.jpg');

const items = ['ring', 'clock'].map((slug) => ({
  slug,
  category: 'watches',
  price: 100,
  translations: [{ language: 'de' as const, name: slug }],
}));

const display = {
  id: 'autumn',
  image: 'wide.jpg',
  pieces: [
    { item: 'clock', x: 70, y: 20 },
    { item: 'ring', x: 10, y: 80, narrow_x: 50, narrow_y: 60 },
  ],
};

function scene(changes: Changes) {
  return sceneView(testContext({ items, ...changes }, { images, today }));
}

function windowPage(changes: Changes) {
  return plan(testSite({ items, ...changes }), images, today).pageAt('/digitales-schaufenster');
}

test('a display shows its items in order, at their positions in the picture', () => {
  const shown = scene({ shop_windows: [{ ...display, image_narrow: 'narrow.jpg' }] });
  expect(shown?.picture.base).toContain('wide');
  expect(shown?.narrow?.base).toContain('narrow');
  expect(shown?.pieces).toMatchObject([
    { slug: 'clock', path: '/uhren/clock', price: '100\u00a0€', place: { x: 70, y: 20 } },
    { slug: 'ring', place: { x: 10, y: 80, narrow: { x: 50, y: 60 } } },
  ]);
  expect(shown?.pieces[0]?.place).not.toHaveProperty('narrow');
});

test('the first display that is due is shown, on its first and last day too', () => {
  const bases = [
    { until: '2026-11-20', image: 'narrow.jpg' },
    { from: today, until: today, image: 'wide.jpg' },
    { image: 'narrow.jpg' },
  ].map((more, at) => ({ ...display, ...more, id: `display-${at}` }));
  expect(scene({ shop_windows: bases })?.picture.base).toContain('wide');
  expect(scene({ shop_windows: [{ ...display, from: '2026-11-22' }] })).toBeUndefined();
});

test('an item whose name starts with its brand does not repeat it', () => {
  const brands = [
    {
      slug: 'halden',
      display_name: 'Halden & Sohn',
      type: 'watches',
      translations: [{ language: 'de' as const, headline: 'Halden', text: '' }],
    },
  ];
  const named = (name: string) => ({
    brands,
    items: [
      {
        slug: 'clock',
        category: 'watches',
        brand: 'halden',
        translations: [{ language: 'de' as const, name }],
      },
    ],
    shop_windows: [{ ...display, pieces: display.pieces.slice(0, 1) }],
  });
  const brandOf = (name: string) => scene(named(name))?.pieces[0]?.brand;
  const titleOf = (name: string) =>
    plan(testSite(named(name)), images, today).pageAt('/uhren/clock')?.head.title;
  expect(brandOf('Dienst 38')).toBe('Halden & Sohn');
  expect(brandOf('Halden & Sohn Dienst 38')).toBeUndefined();
  expect(titleOf('Dienst 38')).toContain('Dienst 38 – Halden & Sohn');
  expect(titleOf('Halden & Sohn Dienst 38')).not.toContain('– Halden');
});

test('a gone item leaves the window', () => {
  const sold = items.map((item) =>
    item.slug === 'ring' ? { ...item, availability: 'gone' as const } : item,
  );
  const shown = scene({ shop_windows: [display], items: sold });
  expect(shown?.pieces.map(({ slug }) => slug)).toEqual(['clock']);
});

test('a shop with a display has the window page, even without a text for it', () => {
  const page = windowPage({ shop_windows: [display] });
  expect(page).toMatchObject({ template: 'template-display' });
  expect(page?.view).toMatchObject({ body: { title: 'Schaufenster' } });
});

test('without a display, items or a picture there is no window', () => {
  expect(windowPage({})).toBeUndefined();
  expect(windowPage({ shop_windows: [display], items: [] })).toBeUndefined();
  const page = windowPage({ shop_windows: [{ ...display, image: 'lost.jpg' }] });
  expect(page?.template).toBe('template-window');
});
