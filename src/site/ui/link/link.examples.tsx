import type { ReactNode } from 'react';
import { Link } from './link.tsx';

const outside = {
  href: 'https://uhren.example',
  label: 'uhren.example',
  icon: 'link',
  newTab: true,
} as const;

export const examples: Record<string, ReactNode> = {
  inside: <Link link={{ href: '/uhren', label: 'Unsere Uhren' }} />,
  outside: <Link link={outside} />,
  plain: <Link link={outside} plain />,
  mail: <Link link={{ href: 'mailto:post@halden.example', label: 'Mail', icon: 'mail' }} />,
  phone: <Link link={{ href: 'tel:+496431', label: '06431 2312500', icon: 'phone' }} />,
  'in-another-language': (
    <Link link={{ href: '/en', label: 'English', hreflang: 'en' }} lang="en" />
  ),
  'other-words': <Link link={outside}>Zum Hersteller</Link>,
};
