import type { ReactNode } from 'react';
import { company, shell } from '#model/views/shell.examples.ts';
import { CallToAction } from './call-to-action.tsx';

const { phone: _phone, ...withoutPhone } = company;

export const examples: Record<string, ReactNode> = {
  'write-or-call': <CallToAction shell={shell} />,
  'write-only': <CallToAction shell={{ ...shell, company: withoutPhone }} />,
};
