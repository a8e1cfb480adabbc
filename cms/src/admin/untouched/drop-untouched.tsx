'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Payload makes a draft as soon as somebody opens "create new". Once they leave it without having typed, it is dropped: the
 * server looks whether it is empty. Those of closed tabs stay.
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
