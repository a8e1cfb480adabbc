/**
 * The ids by which links lead to the parts that the code itself puts on pages. Components take them
 * from here, and so does the build, which gives no heading one of them.
 */
export const partIds = {
  /** Of every page. */
  content: 'content',
  menu: 'menu',
  consent: 'consent',
  brands: 'brands',
  events: 'events',
  comingEvents: 'coming',
  pastEvents: 'past',
  map: 'map',
  contactForm: 'write',
  newsletterEmail: 'newsletter-email',
} as const;

/** The id of a field of the contact form. */
export function contactFieldId(field: string): string {
  return `contact-form-${field}`;
}
