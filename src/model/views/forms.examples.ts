import type { ContactFormView } from './forms.ts';

export const contactForm: ContactFormView = {
  server: '',
  page: '/kontakt',
  privacy: { href: '/datenschutz', label: 'Datenschutz' },
  thanks: '/danke',
};
