import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';

const link = { href: '/kontakt', label: 'Termin vereinbaren' };

export const examples: Record<string, ReactNode> = {
  solid: <ButtonLink link={link} />,
  outline: <ButtonLink link={link} variant="outline" />,
  phone: <ButtonLink link={{ href: 'tel:+496431', label: '06431 2312500', icon: 'phone' }} />,
  'in-place': <Button>Nachricht senden</Button>,
  'long-label': (
    <ButtonLink link={{ ...link, label: 'Beratungstermin in der Werkstatt vereinbaren' }} />
  ),
};
