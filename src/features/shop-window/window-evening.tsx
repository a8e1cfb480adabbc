import type { CSSProperties } from 'react';
import type { SceneView } from './views.ts';
import { placed, properties } from './placed.ts';
import styles from './window-evening.module.css';

/** The light after closing time, over the picture: dusk, except around the lamps. */
export function WindowEvening({ scene }: { scene: SceneView }) {
  return (
    <div className={styles.evening} style={lights(scene)} aria-hidden="true">
      {scene.lamps.map((place, at) => (
        <div key={at} {...placed(place, scene.narrow)} />
      ))}
    </div>
  );
}

/** The masks that keep dusk away from each lamp. */
function lights({ lamps, narrow }: SceneView): CSSProperties {
  const inNarrow = narrow ? lamps.flatMap((lamp) => lamp.narrow ?? []) : lamps;
  return properties({
    ...(lamps.length > 0 ? { '--lights': lamps.map(lightOf('38% 92%')).join() } : {}),
    ...(inNarrow.length > 0 ? { '--narrow-lights': inNarrow.map(lightOf('84% 82%')).join() } : {}),
  });
}

/** The light falls downwards. */
function lightOf(size: string) {
  return ({ x, y }: { x: number; y: number }) =>
    `radial-gradient(${size} at ${x}% ${y + 22}%,#0001,#0006 45%,#000)`;
}
