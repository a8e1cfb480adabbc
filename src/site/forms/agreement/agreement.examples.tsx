import type { ReactNode } from 'react';
import { Agreement } from './agreement.tsx';

const props = {
  id: 'privacy',
  name: 'privacy',
  label: 'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden.',
  privacy: { href: '/datenschutz', label: 'Datenschutz' },
};

export const examples: Record<string, ReactNode> = {
  open: <Agreement {...props} />,
  missing: <Agreement {...props} error="Ohne Ihr Einverständnis dürfen wir nicht antworten." />,
};
