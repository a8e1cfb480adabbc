import type { ContactFormView, NewsletterView } from './forms.ts';

const form = {
  server: '',
  page: '/kontakt',
  privacy: { href: '/datenschutz', label: 'Datenschutz' },
};

export const contactForm: ContactFormView = { ...form, thanks: '/danke' };

export const newsletter: NewsletterView = {
  ...form,
  heading: 'Neues per E-Mail',
  text: 'Vier Mal im Jahr: neue Stücke, Termine und was in der Werkstatt geschieht.',
  consent:
    'Ich möchte den Newsletter erhalten. Mit dem Link am Ende jeder Ausgabe kann ich ihn jederzeit abbestellen.',
};
