import type { ReactNode } from 'react';
import { drawing, picture } from '#model/views/common.examples.ts';
import { Picture } from './picture.tsx';

const placeholder =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="%23b9a98b" d="M0 0h3v2H0z"/%3E%3C/svg%3E';

export const examples: Record<string, ReactNode> = {
  photo: <Picture picture={picture} boxes={[{ width: '100vw' }]} />,
  drawing: <Picture picture={drawing} boxes={[{ width: '100vw' }]} />,
  decorative: <Picture picture={picture} boxes={[{ width: '100vw' }]} alt="" />,
  'cropped-to-its-focus': (
    <div style={{ display: 'grid', height: '220px', width: '160px' }}>
      <Picture
        picture={{ ...picture, focus: [67, 45], placeholder }}
        boxes={[{ width: '160px', height: '220px' }]}
        priority
      />
    </div>
  ),
};
