import type { InlineSvg, Logo as LogoData } from '#model/views/common.ts';
import { type Picture as PictureData, pictureFallback } from '#model/picture.ts';
import { classes } from '../classes.ts';
import { Picture } from '../picture/picture.tsx';
import { useLater } from '../use-later.ts';
import styles from './logo.module.css';

interface LogoProps<Data = LogoData> {
  logo: Data;
  /** Name of the logo's owner; empty if the text beside it says so. */
  name: string;
  className?: string | undefined;
}

/**
 * A logo. An inlined drawing takes the text colour and needs no request; a drawing too large for
 * that is loaded like a picture.
 */
export function Logo({ logo, ...rest }: LogoProps) {
  if ('svg' in logo) return <InlinedLogo logo={logo} {...rest} />;
  const isDrawing = logo.formats[0] === 'svg';
  return isDrawing ? <LoadedLogo logo={logo} {...rest} /> : <RasterLogo logo={logo} {...rest} />;
}

function InlinedLogo({ logo, name, className }: LogoProps<InlineSvg>) {
  return (
    <span
      className={classes(styles.logo, className)}
      data-ink={logo.svg.includes('currentColor') ? 'text' : undefined}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      style={{ aspectRatio: `${logo.width} / ${logo.height}` }}
      dangerouslySetInnerHTML={{ __html: logo.svg }}
    />
  );
}

/** A picture until hydration; then the drawing itself replaces it, in the text colour. */
function LoadedLogo(props: LogoProps<PictureData>) {
  const { logo, name, className } = props;
  const loader = useLater(loadLoader);
  if (!loader) return <RasterLogo {...props} />;
  return (
    <span
      className={classes(styles.logo, className)}
      data-ink="text"
      style={{ aspectRatio: `${logo.width} / ${logo.height}` }}
    >
      <loader.SvgLogo source={pictureFallback(logo).src} name={name} />
    </span>
  );
}

const loadLoader = () => import('../svg-logo/svg-logo.tsx');

function RasterLogo({ logo, name, className }: LogoProps<PictureData>) {
  return (
    <Picture
      picture={logo}
      boxes={[{ width: '240px' }]}
      alt={name}
      className={classes(styles.logo, styles.raster, className)}
    />
  );
}
