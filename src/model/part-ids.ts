import type { FormName } from './forms/forms.ts';

/**
 * The ids of the parts of pages that come from code, for links to them. Components use them, and
 * the build does not give them to headings.
 */
export const partIds = {
  /** On every page. */
  content: 'content',
  menu: 'menu',
  consent: 'consent',
  brands: 'brands',
  items: 'items',
  hours: 'hours',
  address: 'address',
  map: 'map',
  contactForm: 'write',
  ask: 'ask',
  askUs: 'ask-us',
  /** Shown once a request has been sent. */
  sent: 'sent',
  similar: 'similar',
} as const;

/** The id of a piece in the list below the shop window. */
export function pieceId(slug: string): string {
  return `piece-${slug}`;
}

/** The id of a field of a form. */
export function fieldId(form: FormName, field: string): string {
  return `${form}-${field}`;
}
