import type { HoursDisplay } from '../opening-hours/display.ts';
import { logo } from './common.examples.ts';
import type { CompanyView, ConsentsView, ShellView } from './shell.ts';

export const company: CompanyView = {
  companyName: 'Uhren Halden GmbH',
  displayName: 'Halden',
  addressType: 'other',
  hasOneOffice: true,
  street: 'Marktplatz 1',
  city: '65549 Limburg',
  legalForm: 'other',
  executives: ['Mia Halden', 'Jon Halden'],
  phone: { href: 'tel:+49643123125000', label: '06431 2312500', icon: 'phone', newTab: true },
  fax: { label: '06431 2312501' },
  email: {
    href: 'mailto:post@halden.example',
    label: 'post@halden.example',
    icon: 'mail',
    newTab: true,
  },
  registers: [{ type: 'HRB', number: '1234', registrar: 'Amtsgericht Limburg' }],
  vatId: 'DE123456789',
  taxNumber: '020 123 45678',
};

/** A usual week. */
export const hours: HoursDisplay = {
  weeks: [
    {
      rows: [
        { label: 'Montag', times: [], notes: [] },
        { label: 'Di–Fr', times: ['9:30–13 Uhr', '14–18:30 Uhr'], notes: [] },
        { label: 'Samstag', times: ['9:30–16 Uhr'], notes: [] },
        { label: 'Sonntag', times: [], notes: [] },
      ],
    },
  ],
  special: [],
  info: [],
};

/** One locked and two optional entries. */
export const consents: ConsentsView = {
  hash: '0123456789abcdef',
  entries: [
    {
      function_id: 'functional',
      display_name: 'Funktionale Cookies',
      description: 'Merken sich Ihre Auswahl.',
      link: '/datenschutz#cookies',
      default_on: true,
      consentGiven: true,
      locked: true,
    },
    {
      function_id: 'maps',
      display_name: 'Karte',
      description: 'Zeigt eine Karte. Dabei geht Ihre IP-Adresse an den Anbieter.',
      link: '/datenschutz#cookies',
      default_on: false,
      consentGiven: false,
      locked: false,
    },
    {
      function_id: 'video',
      display_name: 'Videos',
      description: 'Spielt Filme ab, die bei einem Dienst liegen.',
      default_on: false,
      consentGiven: false,
      locked: false,
    },
  ],
};

/** The data shared by all pages of the shop, with a menu of links, groups and a single entry. */
export const shell: ShellView = {
  language: 'de',
  languages: ['de', 'en', 'fr'],
  home: '/',
  header: { sticky: true, changePos: 100 },
  siteName: 'Halden',
  logo,
  menu: [
    {
      label: 'Uhren',
      link: { href: '/uhren', label: 'Uhren' },
      links: [],
      groups: [
        {
          label: 'Marken',
          links: [
            { href: '/uhren/lon', label: 'Lon' },
            { href: '/uhren/valmere', label: 'Valmere' },
            { href: '/uhren/tarn', label: 'Tarn' },
          ],
        },
        {
          label: 'Service',
          links: [{ href: '/werkstatt', label: 'Werkstatt' }],
        },
      ],
    },
    {
      label: 'Schmuck',
      link: { href: '/schmuck', label: 'Schmuck' },
      links: [
        { href: '/trauringe', label: 'Trauringe' },
        { href: '/verlobungsringe', label: 'Verlobungsringe' },
      ],
      groups: [],
    },
    {
      label: 'Kontakt',
      link: { href: '/kontakt', label: 'Kontakt' },
      links: [],
      groups: [],
    },
  ],
  company,
  hours,
  openNow: true,
  footerNow: true,
  routeLink: {
    href: 'https://www.openstreetmap.org/directions?to=50.387%2C8.062',
    label: 'Marktplatz 1, 65549 Limburg',
    icon: 'link',
    newTab: true,
  },
  social: [
    {
      href: 'https://facebook.example/halden',
      label: 'Facebook',
      icon: 'link',
      newTab: true,
      media: 'facebook',
    },
    {
      href: 'https://instagram.example/halden',
      label: 'Instagram',
      icon: 'link',
      newTab: true,
      media: 'instagram',
    },
    {
      href: 'https://verein.example/halden',
      label: 'Händlerverein',
      icon: 'link',
      newTab: true,
      media: 'other',
    },
  ],
  navigation: [
    { href: '/marken', label: 'Alle Marken' },
    { href: '/termine', label: 'Termine' },
    { href: 'https://stadt.example', label: 'Parken', icon: 'link', newTab: true },
  ],
  widgets: [
    { id: 0, name: 'address', showLogo: true },
    { id: 1, name: 'contact', showLogo: false },
    { id: 2, name: 'openingHours', showLogo: false },
    { id: 3, name: 'navigation', showLogo: false },
    { id: 4, name: 'social', showLogo: false },
  ],
  legalLinks: [
    { href: '/impressum', label: 'Impressum' },
    { href: '/datenschutz', label: 'Datenschutz' },
  ],
  contact: '/kontakt',
  brands: '/marken',
};
