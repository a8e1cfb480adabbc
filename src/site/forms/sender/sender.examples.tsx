import type { ReactNode } from 'react';
import { ReachableSender } from './reachable-sender.tsx';
import { Sender } from './sender.tsx';

const empty = (name: string) => ({ id: name, name, error: undefined });
const wrong = (name: string) => ({ id: name, name, error: `Da fehlt etwas: ${name}` });

export const examples: Record<string, ReactNode> = {
  empty: <Sender name="Ihr Name" field={empty} />,
  wrong: <Sender name="Ihr Name" field={wrong} />,
  reachable: <ReachableSender field={empty} />,
  unreachable: <ReachableSender field={wrong} />,
};
