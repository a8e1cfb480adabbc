import type { ReactNode } from 'react';
import { Choices } from './choices.tsx';

const props = {
  id: 'delivery',
  name: 'delivery',
  legend: 'Wie soll er zu Ihnen kommen?',
  choices: [
    { value: 'collect', label: 'Ich hole ihn ab' },
    { value: 'post', label: 'Mit der Post', detail: 'kostenlos', lead: 'Innerhalb Deutschlands.' },
  ],
};

export const examples: Record<string, ReactNode> = {
  none: <Choices {...props} />,
  one: <Choices {...props} initial="post" />,
  wrong: <Choices {...props} error="Bitte wählen Sie eine Möglichkeit." />,
};
