import type { ReactNode } from 'react';
import { drawing, externalMap } from '#model/views/common.examples.ts';
import { Picture } from '../picture/picture.tsx';
import { ExternalFrame } from './external-frame.tsx';

const { address: _address, privacy: _privacy, ...plain } = externalMap;
const { operator: _operator, ...own } = plain;
const picture = <Picture picture={drawing} boxes={[{ width: '90vw' }]} alt="" />;

export const examples: Record<string, ReactNode> = {
  placeholder: <ExternalFrame content={externalMap} state="placeholder" />,
  'over-a-picture': (
    <ExternalFrame content={externalMap} state="placeholder">
      {picture}
    </ExternalFrame>
  ),
  'only-once': <ExternalFrame content={externalMap} state="placeholder" onlyOnce />,
  'of-the-site-itself': <ExternalFrame content={own} state="placeholder" />,
  'without-links': <ExternalFrame content={plain} state="placeholder" />,
  loading: <ExternalFrame content={externalMap} state="loading" />,
  'loading-over-a-picture': (
    <ExternalFrame content={externalMap} state="loading">
      {picture}
    </ExternalFrame>
  ),
  loaded: <ExternalFrame content={externalMap} state="loaded" />,
  error: <ExternalFrame content={externalMap} state="error" />,
  'error-over-a-picture': (
    <ExternalFrame content={externalMap} state="error">
      {picture}
    </ExternalFrame>
  ),
};
