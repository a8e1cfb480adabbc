import type { ReactNode } from 'react';
import { LanguageSelector } from './language-selector.tsx';

const paths = { de: '/uhren', en: '/en/watches', fr: '/fr/montres' };

export const examples: Record<string, ReactNode> = {
  'three-languages': (
    <LanguageSelector language="de" languages={['de', 'en', 'fr']} paths={paths} />
  ),
  'two-languages': <LanguageSelector language="en" languages={['de', 'en']} paths={paths} />,
};
