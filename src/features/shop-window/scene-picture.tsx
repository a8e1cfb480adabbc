import { type Picture, pictureFallback, pictureSource } from '#model/picture.ts';
import styles from './window-scene.module.css';

interface ScenePictureProps {
  picture: Picture;
  /** For windows narrower than 768 px. */
  narrow?: Picture | undefined;
}

/** The picture of the shop window, as wide as the page; narrow windows have another one. */
export function ScenePicture({ picture, narrow }: ScenePictureProps) {
  const { src, width, height } = pictureFallback(picture);
  const fallback = picture.formats.at(-1);
  return (
    <picture className={styles.picture}>
      {narrow?.formats.map((format) => (
        <source
          key={`narrow-${format}`}
          media="(width < 768px)"
          type={mediaType(format)}
          srcSet={pictureSource(narrow, format)}
          sizes="100vw"
          width={narrow.width}
          height={narrow.height}
        />
      ))}
      {picture.formats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={mediaType(format)}
          srcSet={pictureSource(picture, format)}
          sizes="100vw"
        />
      ))}
      <img
        src={src}
        {...(fallback && fallback !== 'svg'
          ? { srcSet: pictureSource(picture, fallback), sizes: '100vw' }
          : {})}
        width={width}
        height={height}
        alt={picture.alt}
        decoding="async"
        fetchPriority="high"
      />
    </picture>
  );
}

function mediaType(format: Picture['formats'][number]): string {
  if (format === 'jpg') return 'image/jpeg';
  return format === 'svg' ? 'image/svg+xml' : `image/${format}`;
}
