import type { DisplayPiece } from './views.ts';
import { CallToAction } from '#site/features/call-to-action/call-to-action.tsx';
import { Gallery } from '#site/features/gallery/gallery.tsx';
import { Hero } from '#site/features/hero/hero.tsx';
import { WindowScene } from './window-scene.tsx';
import { PieceList } from './piece-list.tsx';
import { Teasers } from '#site/features/teasers/teasers.tsx';
import { Text } from '#site/features/text/text.tsx';
import { OpenNow } from '#site/ui/open-now/open-now.tsx';
import type { TemplateProps } from '#site/templates/template-props.ts';
import { PutAside } from './put-aside.tsx';

function putAside(piece: DisplayPiece) {
  return <PutAside piece={piece} />;
}

/** The shop window with a display: the picture, then the same pieces as a list. */
export default function Display({ view, shell }: TemplateProps<'template-display'>) {
  const { body, scene } = view;
  const { picture: _picture, ...words } = body;
  return (
    <>
      <WindowScene
        scene={scene}
        actionOf={putAside}
        now={shell.openNow ? <OpenNow /> : undefined}
      />
      <Hero body={words} />
      <PieceList pieces={scene.pieces} />
      <Text body={body} />
      <Teasers teasers={body.teasers} variant="pieces" />
      <Gallery pictures={body.gallery} />
      <CallToAction shell={shell} />
    </>
  );
}
