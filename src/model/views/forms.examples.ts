import type { AppointmentFormView, ContactFormView, NewsletterView } from './forms.ts';

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

export const appointmentForm: AppointmentFormView = {
  ...form,
  page: '/termin',
  offers: [
    {
      id: 'sehtest',
      name: 'Sehtest',
      lead: 'Für Brille oder Kontaktlinsen.',
      minutes: 40,
      days: { first: '2026-11-20', days: 'AAAB', hours: ['09:30-13:00 14:00-18:30', ''] },
    },
    {
      id: 'trauringe',
      name: 'Trauringberatung',
      minutes: 60,
      days: { first: '2026-11-20', days: 'AAAB', hours: ['09:30-18:30', ''] },
    },
  ],
};
