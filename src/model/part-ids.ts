/**
 * The ids by which links lead to parts of pages that come from code. Components use them, and the
 * build gives none of them to a heading.
 */
export const partIds = {
  /** On every page. */
  content: 'content',
  menu: 'menu',
  consent: 'consent',
  brands: 'brands',
  items: 'items',
  events: 'events',
  comingEvents: 'coming',
  pastEvents: 'past',
  map: 'map',
  contactForm: 'write',
  ask: 'ask',
  /** What is shown once a request has been sent. */
  sent: 'sent',
  similar: 'similar',
  nextEvents: 'next',
  newsletterEmail: 'newsletter-email',
} as const;

/** The id of a piece in the list below the shop window. */
export function pieceId(slug: string): string {
  return `piece-${slug}`;
}

/** The id of a field of the form that asks for items. */
export function availabilityFieldId(field: string): string {
  return `availability-${field}`;
}

/** The id of a field of the form that asks for an appointment. */
export function appointmentFieldId(field: string): string {
  return `appointment-${field}`;
}

/** The id of a field of the form that asks for a voucher. */
export function voucherFieldId(field: string): string {
  return `voucher-${field}`;
}

/** The id of a field of the form that asks for seats. */
export function seatsFieldId(field: string): string {
  return `seats-${field}`;
}

/** The id of a field of the contact form. */
export function contactFieldId(field: string): string {
  return `contact-form-${field}`;
}
