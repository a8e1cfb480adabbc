import type { CSSProperties } from 'react';
import { type Picture as PictureData, pictureFallback, pictureSource } from '#model/picture.ts';
import { classes } from '../classes.ts';
import { type Box, coverSizes } from './cover-sizes.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The boxes that it covers, the one for the widest windows first. */
  boxes: readonly Box[];
  /** Loads immediately and with high priority: for the first picture of a page. */
  priority?: boolean;
  /** Empty if the text beside it says the same. */
  alt?: string;
  className?: string | undefined;
}

/**
 * An image in the best format and size for the browser. The first image of a page is shown over a
 * tiny blurred copy.
 */
export function Picture({ picture, boxes, priority = false, alt, className }: PictureProps) {
  const { src, width, height } = pictureFallback(picture);
  const fallback = picture.formats.at(-1);
  const sizes = coverSizes(picture, boxes);
  return (
    <picture className={classes(styles.picture, className)}>
      {picture.formats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSource(picture, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={src}
        {...(fallback && fallback !== 'svg'
          ? { srcSet: pictureSource(picture, fallback), sizes }
          : {})}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        style={imageStyle(picture, priority)}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/** Only the first picture has its copy in the document, which should arrive in one round trip. */
function imageStyle(
  { focus, placeholder }: PictureData,
  priority: boolean,
): CSSProperties | undefined {
  const copy = priority ? placeholder : undefined;
  if (!focus && !copy) return undefined;
  return {
    ...(focus ? { objectPosition: `${focus[0]}% ${focus[1]}%` } : {}),
    ...(copy ? { backgroundImage: `url(${copy})` } : {}),
  };
}
