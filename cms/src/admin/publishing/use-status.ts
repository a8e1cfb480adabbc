import { useCallback, useEffect, useState } from 'react';
import type { SiteStart, StatusInWords } from '../../publishing/status-in-words.ts';

/** How often the panel asks while something is under way, and else, ms. */
const busy = 1_500;
const idle = 15_000;

export type Known = StatusInWords | 'unknown' | SiteStart | 'unreachable' | 'off';

/** How publishing stands, asked again and again; and what the panel's buttons send. */
export function useStatus(): { status: Known; send: (path: string, body: object) => void } {
  const [status, setStatus] = useState<Known>('unknown');
  const isBusy =
    status === 'firstBuild' ||
    status === 'starting' ||
    (typeof status === 'object' && status.state !== 'idle');
  const isOff = status === 'off';
  const ask = useCallback(() => void read().then(setStatus), []);

  useEffect(() => {
    ask();
    if (isOff) return undefined;
    const timer = setInterval(ask, isBusy ? busy : idle);
    return () => clearInterval(timer);
  }, [ask, isBusy, isOff]);

  const send = (path: string, body: object) => {
    void fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then(ask);
  };
  return { status, send };
}

async function read(): Promise<Known> {
  try {
    const response = await fetch('/api/publishing');
    if (response.status === 404) return 'off';
    return response.ok ? ((await response.json()) as StatusInWords | SiteStart) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
