import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** The meaning of each icon. */
const meanings: Record<IconName, string> = {
  arrow: 'leads on',
  chevron: 'opens below',
  clock: 'tells the time',
  close: 'closes',
  heart: 'keeps an item on the request list',
  search: 'opens the search',
  menu: 'opens the menu',
  link: 'leaves the site',
  mail: 'writes a mail',
  phone: 'calls',
  facebook: 'a profile on Facebook',
  instagram: 'a profile on Instagram',
  share: 'a profile elsewhere',
};

export const examples: Record<string, ReactNode> = {
  all: (
    <ul role="list">
      {(Object.keys(meanings) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}: {meanings[name]}
        </li>
      ))}
    </ul>
  ),
};
