import type { ReactNode } from 'react';
import { Fact, Facts } from './facts.tsx';

export const examples: Record<string, ReactNode> = {
  facts: (
    <Facts label="Daten zur Marke">
      <Fact term="Sortiment">Uhren</Fact>
      <Fact term="Gegründet">1911</Fact>
      <Fact term="Ein langes Wort">Donaudampfschifffahrtsgesellschaftskapitänsuhren</Fact>
    </Facts>
  ),
};
