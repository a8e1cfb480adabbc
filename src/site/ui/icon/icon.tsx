import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './icon.module.css';

/** Outlines on a grid of 24, stroked in the text colour. */
const paths = {
  arrow: <path d="M4 12h16m-6-6 6 6-6 6" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l3.5 2" />
    </>
  ),
  close: <path d="M5 5l14 14M19 5 5 19" />,
  search: <path d="m16 16 5 5m-3-10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0" />,
  heart: <path d="M12 20C6 16 3 13 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 4-3 7-9 11z" />,
  menu: <path d="M3 8h18M3 16h18" />,
  link: <path d="M8 16 17 7m-7 0h7v7" />,
  mail: <path d="M3 6h18v12H3zm0 1 9 7 9-7" />,
  phone: (
    <path d="M5 4h4l1.6 4.4-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z" />
  ),
  route: (
    <path d="M12 21c4-5 6.5-8 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 13 8 16 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  ),
  facebook: (
    <path d="M14 21v-8h3l.5-3.5H14V7.4c0-1 .4-1.7 1.8-1.7h1.8V2.6a22 22 0 0 0-2.6-.1c-2.7 0-4.4 1.6-4.4 4.6v2.4h-3V13h3v8" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  share: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof paths;

/** An icon that repeats the text beside it; hidden from screen readers. */
export function Icon(props: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classes(styles.icon, props.className)} viewBox="0 0 24 24" aria-hidden="true">
      {paths[props.name]}
    </svg>
  );
}
