import type { ReactNode } from 'react';
import { retailerClock } from '#model/views/external.examples.ts';
import { shell } from '#model/views/shell.examples.ts';
import { Header } from './header.tsx';

const paths = { de: '/uhren', en: '/en/watches', fr: '/fr/montres' };
const { logo: _logo, ...withoutLogo } = shell;

export const examples: Record<string, ReactNode> = {
  all: <Header shell={shell} current="/uhren" languagePaths={paths} />,
  'name-for-a-logo': <Header shell={withoutLogo} current={null} languagePaths={paths} />,
  'without-menu': <Header shell={{ ...shell, menu: [] }} current={null} languagePaths={paths} />,
  'request-list': (
    <Header
      shell={{ ...shell, requestList: { href: '/merkliste', label: 'Merkliste' } }}
      current={null}
      languagePaths={paths}
    />
  ),
  'one-language': (
    <Header shell={{ ...shell, languages: ['de'] }} current={null} languagePaths={paths} />
  ),
  'with-clock': (
    <Header
      shell={{ ...shell, clockLink: '/rolex', retailerClock }}
      current={null}
      languagePaths={paths}
    />
  ),
  'with-clock-link': (
    <Header shell={{ ...shell, clockLink: '/rolex' }} current={null} languagePaths={paths} />
  ),
};
