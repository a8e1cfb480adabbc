import type { ReactNode } from 'react';
import { body } from '#model/views/common.examples.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Opening } from './opening.tsx';

const { picture: _picture, ...inType } = body;
const action = <ButtonLink link={{ href: '/kontakt', label: 'Termin vereinbaren' }} />;

export const examples: Record<string, ReactNode> = {
  split: <Opening body={body}>{action}</Opening>,
  window: <Opening body={body} variant="window" />,
  'without-picture': <Opening body={inType} />,
};
