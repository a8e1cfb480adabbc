import type { ReactNode } from 'react';
import { body } from '#model/views/common.examples.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Hero } from './hero.tsx';
import { WindowHero } from './window-hero.tsx';

const { picture: _picture, ...inType } = body;
const action = <ButtonLink link={{ href: '/kontakt', label: 'Termin vereinbaren' }} />;

export const examples: Record<string, ReactNode> = {
  split: <Hero body={body}>{action}</Hero>,
  window: <WindowHero body={body} />,
  'without-picture': <Hero body={inType} />,
};
