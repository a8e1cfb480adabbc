import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '#model/language.ts';
import { writeLargeShop } from './large-shop.ts';

/** Brands of the shop; few of them make most of the items. */
const brandCount = 40;

/** Items in a file: one stays below the size that the source reads. */
const perFile = 1000;

/**
 * Writes a shop with `itemCount` items in three languages over eight categories, with prices and
 * attributes as unevenly spread as in shops. The same count gives the same shop.
 */
export async function writeLargeCatalogue(
  folder: string,
  itemCount: number,
  mediaFolder: string,
): Promise<void> {
  await writeLargeShop(folder, brandCount, mediaFolder);
  await writeFile(join(folder, 'attributes.json'), JSON.stringify(attributes()));
  for (const category of categories) {
    const path = join(folder, 'categories', category.id);
    await mkdir(path, { recursive: true });
    for (const language of languages) {
      const own = `path: ${language === 'de' ? '' : `/${language}`}/${category.id.replace('_', '-')}`;
      const text = `---\ntitle: ${category.name[language]}\n${own}\n---\n\nEverything in one place.\n`;
      await writeFile(join(path, `${language}.md`), text);
    }
  }
  await mkdir(join(folder, 'items'), { recursive: true });
  const random = randomNumbers(1);
  for (let from = 0; from < itemCount; from += perFile) {
    const length = Math.min(perFile, itemCount - from);
    const items = Array.from({ length }, (_, at) => itemRecord(from + at, random));
    const lines = items.map((item) => JSON.stringify(item)).join(',\n');
    await writeFile(join(folder, 'items', `items-${from / perFile}.json`), `[\n${lines}\n]\n`);
  }
}

/** Changes the price of one item. */
export async function changeItem(folder: string): Promise<void> {
  const file = join(folder, 'items/items-0.json');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/"price":(\d+)/, (_, price) => `"price":${Number(price) + 1}`),
  );
}

interface Category {
  id: string;
  name: Record<Language, string>;
  /** What its items are called, in each language. */
  piece: Record<Language, string>;
  /** Half of the prices lie below, EUR. */
  price: number;
  attributes: string[];
}

const categories: Category[] = [
  {
    id: 'watches',
    name: { de: 'Uhren', en: 'Watches', fr: 'Montres' },
    piece: { de: 'Armbanduhr', en: 'Watch', fr: 'Montre' },
    price: 420,
    attributes: ['metal', 'colour', 'movement', 'strap', 'diameter', 'date'],
  },
  {
    id: 'jewelry',
    name: { de: 'Schmuck', en: 'Jewellery', fr: 'Bijoux' },
    piece: { de: 'Anhänger', en: 'Pendant', fr: 'Pendentif' },
    price: 180,
    attributes: ['metal', 'stone', 'length'],
  },
  {
    id: 'wedding_rings',
    name: { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' },
    piece: { de: 'Trauring', en: 'Wedding ring', fr: 'Alliance' },
    price: 890,
    attributes: ['metal', 'width', 'stone', 'engraved'],
  },
  {
    id: 'optics',
    name: { de: 'Brillen', en: 'Glasses', fr: 'Lunettes' },
    piece: { de: 'Brille', en: 'Glasses', fr: 'Lunettes' },
    price: 220,
    attributes: ['shape', 'colour', 'width', 'polarised'],
  },
  {
    id: 'decoratives',
    name: { de: 'Dekoration', en: 'Decoration', fr: 'Décoration' },
    piece: { de: 'Vase', en: 'Vase', fr: 'Vase' },
    price: 48,
    attributes: ['colour', 'height', 'material'],
  },
  {
    id: 'home_fabrics',
    name: { de: 'Heimtextilien', en: 'Home textiles', fr: 'Linge de maison' },
    piece: { de: 'Kissen', en: 'Cushion', fr: 'Coussin' },
    price: 39,
    attributes: ['colour', 'length', 'material'],
  },
  {
    id: 'accessories',
    name: { de: 'Accessoires', en: 'Accessories', fr: 'Accessoires' },
    piece: { de: 'Tasche', en: 'Bag', fr: 'Sac' },
    price: 129,
    attributes: ['colour', 'length', 'material'],
  },
  {
    id: 'bicycles',
    name: { de: 'Fahrräder', en: 'Bicycles', fr: 'Vélos' },
    piece: { de: 'Fahrrad', en: 'Bicycle', fr: 'Vélo' },
    price: 1290,
    attributes: ['colour', 'height', 'gears', 'electric'],
  },
];

/** The values of choices, the frequent ones first. */
const choices: Record<string, string[]> = {
  metal: ['steel', 'gold-585', 'silver', 'gold-750', 'rose-gold', 'white-gold', 'platinum'],
  stone: ['none', 'diamond', 'zirconia', 'sapphire', 'pearl', 'ruby', 'emerald', 'onyx'],
  colour: ['black', 'white', 'blue', 'green', 'brown', 'grey', 'red', 'cream', 'rose', 'gold'],
  movement: ['quartz', 'automatic', 'hand-wound', 'solar'],
  strap: ['leather', 'steel', 'mesh', 'textile', 'rubber'],
  shape: ['round', 'panto', 'rectangular', 'square', 'cat-eye', 'pilot'],
  material: ['cotton', 'linen', 'leather', 'stoneware', 'glass', 'wood', 'brass'],
};

/** The least and the largest value of numbers, and the step between two. */
const numbers: Record<string, [least: number, most: number, step: number, unit?: string]> = {
  diameter: [26, 46, 1, 'mm'],
  width: [2, 8, 0.5, 'mm'],
  length: [16, 160, 2, 'cm'],
  height: [8, 62, 2, 'cm'],
  gears: [1, 27, 1],
};

const flags = ['date', 'engraved', 'polarised', 'electric'];

function attributes(): object[] {
  return [
    ...Object.entries(choices).map(([id, values]) => ({
      id,
      type: 'choice',
      choices: values.map((value) => ({ id: value, translations: named(value) })),
      translations: named(id),
    })),
    ...Object.entries(numbers).map(([id, [, , , unit]]) => ({
      id,
      type: 'number',
      ...(unit ? { unit } : {}),
      translations: named(id),
    })),
    ...flags.map((id) => ({ id, type: 'flag', translations: named(id) })),
  ];
}

function named(name: string): object[] {
  return languages.map((language) => ({ language, name }));
}

type Random = () => number;

function itemRecord(at: number, random: Random): object {
  const category = categories[Math.floor(random() ** 1.5 * categories.length)] ?? categories[0];
  if (!category) throw new RangeError('There are no categories.');
  const brand = Math.floor(random() ** 3 * brandCount);
  const colour = Math.floor(random() * 900);
  const price = category.price * Math.exp((random() + random() + random() - 1.5) * 1.4);
  const isRich = random() < 0.5;
  return {
    slug: `${category.id.replace('_', '-')}-${at}`,
    category: category.id,
    brand: `brand-${brand}`,
    sku: `B${brand}-${100_000 + at}`,
    ...(random() < 0.04
      ? {}
      : { price: price < 100 ? Math.round(price) - 0.1 : Math.round(price) }),
    ...(random() < 0.03 ? { vat: 'margin' } : {}),
    ...availability(random()),
    attributes: category.attributes.flatMap((attribute) =>
      random() < 0.9 ? [{ attribute, values: valuesOf(attribute, random) }] : [],
    ),
    images: ['watches.jpg', 'jewelry.jpg', 'optics.jpg'].slice(0, 1 + (at % 3)),
    translations: languages.map((language) => ({
      language,
      name: `${category.piece[language]} Brand ${brand} ${colour}-${at}`,
      lead: `${category.piece[language]} ${at}: made by hand, number ${colour}, and looked over before it leaves the shop.`,
      ...(isRich
        ? { text: `Made in **small numbers**, ${at % 97} a year.\n\nAsk us for it.` }
        : {}),
    })),
  };
}

function availability(chance: number): object {
  if (chance < 0.7) return {};
  if (chance < 0.92) return { availability: 'on_order' };
  if (chance < 0.97) return { availability: 'reserved' };
  return { availability: 'gone', gone_since: '2026-09-01' };
}

function valuesOf(attribute: string, random: Random): (string | number | boolean)[] {
  const known = choices[attribute];
  if (known) {
    const value = known[Math.floor(random() ** 2 * known.length)] ?? '';
    const other = known[Math.floor(random() * known.length)] ?? '';
    return random() < 0.1 && other !== value ? [value, other] : [value];
  }
  const [least, most, step] = numbers[attribute] ?? [];
  if (least === undefined || most === undefined || step === undefined) return [random() < 0.3];
  return [least + Math.floor(random() * ((most - least) / step + 1)) * step];
}

/** Numbers from 0 to 1 that are the same in each run (Numerical Recipes, a linear congruence). */
function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

if (import.meta.main) {
  const [folder = '', count = '50000'] = process.argv.slice(2);
  if (!folder) throw new Error('Give the folder that the shop is to be written to.');
  const media = new URL('../content/media', import.meta.url).pathname;
  await writeLargeCatalogue(folder, Number(count), media);
}
