import type { ReactNode } from 'react';
import { picture } from '#model/views/common.examples.ts';
import { itemCards } from '#model/views/item-card.examples.ts';
import type { SceneView } from './views.ts';
import { OpenNow } from '#site/ui/open-now/open-now.tsx';
import { WindowScene } from './window-scene.tsx';

const scene: SceneView = {
  picture,
  pieces: itemCards.map((card, at) => ({
    ...card,
    place: { x: 15 + 22 * at, y: at % 2 === 0 ? 70 : 35, narrow: { x: 50, y: 15 + 22 * at } },
  })),
  lamps: [{ x: 40, y: 12, narrow: { x: 50, y: 10 } }],
};

const actionOf = () => <a href="/kontakt">Zurücklegen</a>;

export const examples: Record<string, ReactNode> = {
  day: <WindowScene scene={scene} actionOf={actionOf} now={<OpenNow />} />,
  'without-a-lamp': (
    <WindowScene
      scene={{ ...scene, lamps: [], narrow: { ...picture, width: 1200, height: 1500 } }}
      actionOf={actionOf}
    />
  ),
};
