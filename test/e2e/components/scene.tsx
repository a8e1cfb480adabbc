import '#site/styles/base.css';
import { type ReactNode, useEffect } from 'react';
import { scenes } from './scenes.tsx';

/** What an address shows. The document is marked once it has come to life. */
export function Scene({ url }: { url: URL }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true';
  }, []);
  return scenes[url.pathname.slice(1)]?.(url.searchParams);
}
