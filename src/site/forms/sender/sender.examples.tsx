import type { ReactNode } from 'react';
import { ReachableSender, Sender } from './sender.tsx';

const labels = {
  name: 'Ihr Name',
  phone: 'Ihre Telefonnummer',
  reachable: 'E-Mail oder Telefon: Eines von beiden genügt.',
};

const empty = (name: string) => ({ id: name, name, error: undefined });
const wrong = (name: string) => ({ id: name, name, error: `Da fehlt etwas: ${name}` });

export const examples: Record<string, ReactNode> = {
  empty: <Sender name={labels.name} field={empty} />,
  wrong: <Sender name={labels.name} field={wrong} />,
  reachable: <ReachableSender labels={labels} field={empty} />,
  unreachable: <ReachableSender labels={labels} field={wrong} />,
};
