import type { AppointmentFormView } from './views.ts';

export const appointmentForm: AppointmentFormView = {
  server: '',
  page: '/termin',
  privacy: { href: '/datenschutz', label: 'Datenschutz' },
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
