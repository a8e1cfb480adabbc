import type { LegalOfficer } from './pages.ts';

export const officer: LegalOfficer = {
  name: 'Dr. Ina Weber',
  street: 'Hauptstraße 5',
  city: '65549 Limburg',
  phone: { href: 'tel:+496431998877', label: '06431 998877', icon: 'phone', newTab: true },
  email: {
    href: 'mailto:datenschutz@halden.example',
    label: 'datenschutz@halden.example',
    icon: 'mail',
    newTab: true,
  },
};
