import { type FormName, forms } from '#model/forms/forms.ts';
import { isPicture } from '#model/picture.ts';
import { fieldId, partIds } from '#model/part-ids.ts';
import type { KitViews, PageViews, TemplateKey } from '#model/views/pages.ts';
import { featureBuilds } from './feature-builds.ts';
import type { Planned, PlannedPage } from './planned.ts';

/**
 * The anchors that every page has, whatever it shows. Browsers take the first two for its beginning
 * (HTML, "scrolling to a fragment").
 */
export const frameAnchors: ReadonlySet<string> = new Set([
  '',
  'top',
  partIds.content,
  partIds.menu,
  partIds.consent,
]);

type PartAnchors = {
  [Key in keyof KitViews]: (view: Planned<PageViews[Key]>) => readonly string[];
};

const none = () => [];

const fieldsOf = (form: FormName) =>
  Object.keys(forms[form].fields).map((field) => fieldId(form, field));

/** The anchors of the parts that a template names itself. */
const partAnchors: PartAnchors = {
  'template-home': ({ brands }) => ifAny(brands, partIds.brands),
  'template-category': ({ brands }) => [partIds.askUs, ...ifAny(brands, partIds.brands)],
  'template-list': ({ brands }) => [partIds.items, partIds.askUs, ...ifAny(brands, partIds.brands)],
  'template-brands': () => [partIds.askUs],
  'template-brand': ({ siblings }) => [partIds.askUs, ...ifAny(siblings, partIds.brands)],
  'template-info': () => [partIds.askUs],
  'template-item': ({ form, similar }) => [
    partIds.ask,
    ...(form ? fieldsOf('availability') : []),
    ...ifAny(similar, partIds.similar),
  ],
  // What asks for the pieces is there once the visitor has chosen some.
  'template-request-list': none,
  'template-contact': ({ form }) => [
    partIds.hours,
    partIds.address,
    partIds.map,
    ...(form ? [partIds.contactForm, ...fieldsOf('contact')] : []),
  ],
  'template-thanks': none,
  'template-legal': () => ['contents'],
  'template-not-found': none,
  'template-offline': none,
};

type AnchorsOf<Key extends TemplateKey> = (view: Planned<PageViews[Key]>) => readonly string[];

function anchorsOf<Key extends TemplateKey>(
  template: Key,
  view: Planned<PageViews[Key]>,
): readonly string[] {
  const tables = [partAnchors, ...featureBuilds.map(({ anchors }) => anchors)];
  return tables.flatMap(
    (table) => (table as { [One in Key]?: AnchorsOf<One> } | undefined)?.[template]?.(view) ?? [],
  );
}

function ifAny(list: readonly unknown[], anchor: string): string[] {
  return list.length > 0 ? [anchor] : [];
}

/** The anchors of a page beside those of every page and those that its Markdown is to get. */
export function fixedAnchors<Key extends TemplateKey>({
  template,
  view,
}: Pick<PlannedPage<Key>, 'template' | 'view'>): string[] {
  const anchors = [...anchorsOf(template, view)];
  addViewAnchors(view, anchors);
  return anchors;
}

/** Adds the ids by which a view names its parts, and those of the headings within its HTML. */
function addViewAnchors(view: object, anchors: string[]): void {
  for (const [name, value] of Object.entries(view) as [string, unknown][]) {
    if (typeof value === 'string') {
      if (name === 'id' || name === 'anchor') anchors.push(value);
    } else if (name === 'anchors' && Array.isArray(value)) {
      anchors.push(...(value as string[]));
    } else if (typeof value === 'object' && value !== null && !isPicture(value)) {
      addViewAnchors(value, anchors);
    }
  }
}
