import type { ReactNode } from 'react';
import { Sender } from './sender.tsx';

const labels = {
  name: 'Ihr Name',
  phone: 'Ihre Telefonnummer',
  reachable: 'E-Mail oder Telefon: Eines von beiden genügt.',
};

export const examples: Record<string, ReactNode> = {
  empty: <Sender labels={labels} field={(name) => ({ id: name, name, error: undefined })} />,
  wrong: (
    <Sender
      labels={labels}
      field={(name) => ({ id: name, name, error: `Da fehlt etwas: ${name}` })}
    />
  ),
};
