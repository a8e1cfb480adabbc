import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

const link = { href: '/kontakt', label: 'Termin vereinbaren' };

export const examples: Record<string, ReactNode> = {
  solid: <ButtonLink link={link} />,
  outline: <ButtonLink link={link} variant="outline" />,
  phone: <ButtonLink link={{ href: 'tel:+496431', label: '06431 2312500', icon: 'phone' }} />,
  'long-label': (
    <ButtonLink link={{ ...link, label: 'Beratungstermin in der Werkstatt vereinbaren' }} />
  ),
};
