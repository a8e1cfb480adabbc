import '#site/styles/base.css';
import { type ReactNode, useEffect } from 'react';
import { scenes } from './scenes.tsx';

/** The scene at an address. The document is marked after hydration. */
export function Scene({ url }: { url: URL }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true';
  }, []);
  return scenes[url.pathname.slice(1)]?.(url.searchParams);
}
