import type { ReactNode } from 'react';
import { drawing } from '#model/views/common.examples.ts';
import { googleMap, mapLibreMap, ownMap } from '#model/views/external.examples.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Map } from './map.tsx';

export const examples: Record<string, ReactNode> = {
  google: <Map map={googleMap} />,
  'over-a-picture': (
    <Map map={googleMap}>
      <Picture picture={drawing} boxes={[{ width: '90vw' }]} alt="" />
    </Map>
  ),
  'another-service': <Map map={mapLibreMap} />,
  'of-the-site-itself': <Map map={ownMap} />,
};
