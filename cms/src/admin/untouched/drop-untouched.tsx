'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Payload creates a draft as soon as somebody opens "create new". When they leave without typing,
 * the draft is deleted, if the server finds it empty. Drafts of closed tabs stay.
 */
export function DropUntouched({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [, collection = '', id = ''] = /\/collections\/([a-z_]+)\/(\d+)/.exec(pathname) ?? [];
  const isTouched = useRef(false);

  useEffect(() => {
    const touch = () => {
      isTouched.current = true;
    };
    document.addEventListener('input', touch, true);
    return () => document.removeEventListener('input', touch, true);
  }, []);

  useEffect(() => {
    isTouched.current = false;
    if (id === '') return undefined;
    return () => {
      if (isTouched.current) return;
      void fetch('/api/untouched', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ collection, id }),
        keepalive: true,
      })
        .then(async (response) => response.text())
        .catch(() => undefined);
    };
  }, [collection, id]);

  return children;
}
