import type { ReactNode } from 'react';
import { company, shell } from '#model/views/shell.examples.ts';
import { Ask } from './ask.tsx';

const { phone: _phone, ...withoutPhone } = company;

export const examples: Record<string, ReactNode> = {
  'write-or-call': <Ask shell={shell} />,
  'write-only': <Ask shell={{ ...shell, company: withoutPhone }} />,
};
