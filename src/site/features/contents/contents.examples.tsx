import type { ReactNode } from 'react';
import { Contents, ContentsButton } from './contents.tsx';

const links = [
  { href: '#rights', label: 'Ihre Rechte' },
  { href: '#cookies', label: 'Cookies' },
  { href: '#map', label: 'Karte' },
];

export const examples: Record<string, ReactNode> = {
  list: <Contents links={links} />,
  button: (
    <>
      <ContentsButton links={links} />
      <Contents links={links} />
    </>
  ),
};
