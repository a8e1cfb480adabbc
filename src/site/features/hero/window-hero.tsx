import type { BodyView } from '#model/views/common.ts';
import { Hero } from './hero.tsx';
import styles from './window-hero.module.css';

/** The hero of the home page, as wide as the window. Other pages need not load its styles. */
export function WindowHero({ body }: { body: BodyView }) {
  return <Hero body={body} variant="window" className={styles.window} />;
}
