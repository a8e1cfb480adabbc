import type { ReactNode } from 'react';
import { company } from '#model/views/shell.examples.ts';
import { RequestSection } from './request-section.tsx';

const words = {
  heading: 'Ihr Wunschtermin',
  text: 'Sie nennen uns bis zu drei Zeiten, wir bestätigen Ihnen eine davon.',
  directly: 'Rufen Sie uns an oder schreiben Sie uns.',
  sent: {
    heading: 'Ihr Wunsch ist bei uns',
    text: 'Ein Termin ist es noch nicht.',
    again: 'Noch einer',
  },
};

export const examples: Record<string, ReactNode> = {
  form: (
    <RequestSection words={words} company={company}>
      <p>Formular</p>
    </RequestSection>
  ),
  directly: <RequestSection words={words} company={company} />,
};
