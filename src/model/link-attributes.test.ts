import { expect, test } from 'vitest';
import { textLinkAttributes } from './link.ts';

test.each([
  ['a page of the site', { kind: 'internal', href: '/uhren' }, { href: '/uhren' }],
  ['a place on the page', { kind: 'anchor', href: '#d' }, { href: '#d' }],
  [
    'a page in another language',
    { kind: 'internal', href: '/uhren', hreflang: 'de' },
    { href: '/uhren', hreflang: 'de' },
  ],
  [
    'another site',
    { kind: 'external', href: 'https://example.org' },
    {
      href: 'https://example.org',
      rel: 'nofollow noopener noreferrer external',
      target: '_blank',
    },
  ],
  [
    'a mail address',
    { kind: 'mail', href: 'mailto:a@b.example' },
    { href: 'mailto:a@b.example', rel: 'noopener', target: '_blank' },
  ],
  [
    'a phone number',
    { kind: 'phone', href: 'tel:+4930' },
    { href: 'tel:+4930', rel: 'noopener', target: '_blank', title: 'Téléphone' },
  ],
] as const)('a link to %s', (_, link, attributes) => {
  expect(textLinkAttributes(link, 'fr')).toEqual(attributes);
});
