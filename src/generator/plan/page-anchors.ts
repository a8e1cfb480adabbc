import { formRules } from '#model/forms/rules.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { Planned, PlannedPage } from './planned.ts';

/** The anchors that every page has, whatever it shows. */
export const frameAnchors: ReadonlySet<string> = new Set(['', 'top', 'content', 'menu', 'consent']);

type PartAnchors = {
  [Key in TemplateKey]: (view: Planned<PageViews[Key]>) => readonly string[];
};

const none = () => [];

/** The ids within the forms: no heading may have one of them. */
const contactFormIds = [
  'write',
  ...Object.keys(formRules.contact).map((field) => `contact-form-${field}`),
];
const newsletterIds = ['newsletter-email'];

/** The anchors of the parts that a template names itself. */
const partAnchors: PartAnchors = {
  'template-home': ({ brands, events, newsletter }) => [
    ...ifAny(brands, 'brands'),
    ...ifAny(events, 'events'),
    ...(newsletter ? newsletterIds : []),
  ],
  'template-category': ({ brands }) => ifAny(brands, 'brands'),
  'template-window': none,
  'template-brands': none,
  'template-brand': ({ siblings }) => ifAny(siblings, 'brands'),
  'template-info': none,
  'template-events': ({ past }) => ['coming', ...ifAny(past, 'past')],
  'template-contact': ({ form, newsletter }) => [
    'map',
    ...(form ? contactFormIds : []),
    ...(newsletter ? newsletterIds : []),
  ],
  'template-thanks': none,
  'template-legal': () => ['contents'],
  'template-not-found': none,
  'template-offline': none,
};

function ifAny(list: readonly unknown[], anchor: string): string[] {
  return list.length > 0 ? [anchor] : [];
}

/** The anchors of a page beside those of every page and those that its Markdown is to get. */
export function fixedAnchors<Key extends TemplateKey>({
  template,
  view,
}: Pick<PlannedPage<Key>, 'template' | 'view'>): string[] {
  return [...partAnchors[template](view), ...viewAnchors(view)];
}

/** The ids by which a view names its parts, and those of the headings within its HTML. */
function* viewAnchors(view: object): Generator<string> {
  for (const [name, value] of Object.entries(view) as [string, unknown][]) {
    if (typeof value === 'string') {
      if (name === 'id' || name === 'anchor') yield value;
      if (name === 'html') yield* headingIds(value);
    } else if (typeof value === 'object' && value !== null) {
      yield* viewAnchors(value);
    }
  }
}

/** The sanitiser leaves ids to headings only. */
function headingIds(html: string): string[] {
  return [...html.matchAll(/<h[2-6]\b[^<>]*? id="([^"]*)"/g)].map(([, id = '']) => id);
}
