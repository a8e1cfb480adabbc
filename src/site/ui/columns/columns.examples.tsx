import type { ReactNode } from 'react';
import { Columns } from './columns.tsx';

export const examples: Record<string, ReactNode> = {
  'text-and-aside': (
    <Columns aside={<p>Marktplatz 1, 65549 Limburg</p>}>
      <p>
        Jede Uhr geht vor dem Verkauf durch die Werkstatt. Dort wird sie reguliert, geprüft und
        eingestellt. Wer später Fragen hat, kommt vorbei.
      </p>
    </Columns>
  ),
};
