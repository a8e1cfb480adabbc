import type { Logo as LogoData } from '#model/views/common.ts';
import { classes } from '../classes.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './logo.module.css';

interface LogoProps {
  logo: LogoData;
  /** Whose logo it is; empty where the words beside it say so. */
  name: string;
  className?: string | undefined;
}

/** A logo: a drawing takes the colour of the text and needs no request; a picture is loaded. */
export function Logo({ logo, name, className }: LogoProps) {
  if (!('svg' in logo)) {
    return (
      <Picture
        picture={logo}
        sizes="240px"
        alt={name}
        className={classes(styles.logo, styles.raster, className)}
      />
    );
  }
  return (
    <span
      className={classes(styles.logo, className)}
      data-kind="drawing"
      data-ink={logo.svg.includes('currentColor') ? 'text' : undefined}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      style={{ aspectRatio: `${logo.width} / ${logo.height}` }}
      dangerouslySetInnerHTML={{ __html: logo.svg }}
    />
  );
}
