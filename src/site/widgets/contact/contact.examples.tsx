import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { ContactWidget } from './contact.tsx';

export const examples: Record<string, ReactNode> = {
  all: <ContactWidget shell={shell} />,
};
