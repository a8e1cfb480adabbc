import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { PhoneBar } from './phone-bar.tsx';

const { phone: _phone, ...company } = shell.company;

export const examples: Record<string, ReactNode> = {
  all: <PhoneBar shell={shell} />,
  'without-phone': <PhoneBar shell={{ ...shell, company }} />,
};
