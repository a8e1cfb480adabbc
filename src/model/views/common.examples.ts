import type { Picture } from '../picture.ts';
import type { BodyView, BrandCard, ExternalContentView, InlineSvg, TeaserView } from './common.ts';

/** The shop's logo: its name in strokes. */
export const logo: InlineSvg = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 236 40" fill="none" stroke="currentColor" stroke-width="3"><path d="M2 4v32M2 20h24M26 4v32M44 36 58 4l14 32M49 25h18M90 4v31h18M126 5h9a15 15 0 0 1 0 30h-9zM188 5h-22v30h22M166 20h18M208 36V4l24 32V4"/></svg>',
  width: 236,
  height: 40,
};

/** The logo of a brand. */
const brandLogo: InlineSvg = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" fill="none" stroke="currentColor" stroke-width="2"><circle cx="20" cy="20" r="16"/><path d="M20 10v10l6 5M54 5v30h16M88 20a15 15 0 1 0 30 0 15 15 0 1 0-30 0M136 35V5l20 30V5"/></svg>',
  width: 160,
  height: 40,
};

/** A photo in all formats and widths that browsers choose from. */
export const picture: Picture = {
  base: '/media/shop-window-0123abcd',
  formats: ['avif', 'jpg'],
  widths: [480, 800, 1200],
  width: 1600,
  height: 1067,
  alt: 'Zwei Uhren auf einem Podest im Schaufenster',
};

/** A drawing: one file for every width. */
export const drawing: Picture = {
  base: '/media/way-to-the-shop-0123abcd',
  formats: ['svg'],
  widths: [],
  width: 1600,
  height: 1067,
  alt: 'Lageplan: Marktplatz 1 neben dem Rathaus',
};

export const teasers: TeaserView[] = [
  {
    title: 'Uhren',
    text: 'Mechanisch, leise und für lange Zeit. Wir warten, was wir verkaufen.',
    picture,
    link: { href: '/uhren', label: 'Zu den Uhren' },
  },
  {
    title: 'Trauringe',
    text: 'In der eigenen Werkstatt geschmiedet, auf Wunsch aus altem Gold.',
    picture: { ...picture, base: '/media/rings-0123abcd' },
    link: { href: '/trauringe', label: 'Zu den Trauringen' },
  },
  {
    title: 'Werkstatt',
    text: 'Batterie, Band und Revision: das meiste am selben Tag.',
    picture: { ...picture, base: '/media/workshop-0123abcd' },
  },
];

export const brands: BrandCard[] = [
  { name: 'Lon', href: '/uhren/lon', headline: 'Uhren mit ruhigem Gang', logo: brandLogo },
  { name: 'Valmere', href: '/uhren/valmere', headline: 'Tauchuhren seit 1931' },
  { name: 'Tarn', href: '/uhren/tarn', headline: 'Watches from the Highlands', lang: 'en' },
];

/** A page with every optional part. */
export const body: BodyView = {
  title: 'Uhren, die bleiben',
  lead: 'Seit drei Generationen verkaufen und warten wir mechanische Uhren am Marktplatz in Limburg.',
  picture,
  text: {
    html: '<p>Jede Uhr geht vor dem Verkauf durch die Werkstatt. Dort wird sie reguliert, geprüft und eingestellt.</p><p>Wer später Fragen hat, kommt vorbei.</p>',
  },
  gallery: [picture],
  teasers,
};

/** A map by a third party. */
export const externalMap: ExternalContentView = {
  title: 'Karte: Marktplatz 1, Musterstadt',
  functionId: 'maps',
  service: 'Google Maps',
  operator: 'Google Ireland Limited',
  privacy: '/datenschutz#google-maps',
  address: 'https://www.google.com/maps/search/?api=1&query=Marktplatz%201',
};
