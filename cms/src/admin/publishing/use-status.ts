import { useCallback, useEffect, useState } from 'react';
import type { SiteStart, StatusInWords } from '../../publishing/status-in-words.ts';

/** How often the panel polls while something is in progress, and otherwise, ms. */
const busy = 1_500;
const idle = 15_000;

export type Known = StatusInWords | 'unknown' | SiteStart | 'unreachable' | 'off';

/** The publishing status, polled or on request; and a function for the panel's buttons. */
export function useStatus(): {
  status: Known;
  ask: () => void;
  send: (path: string, body: object) => void;
} {
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
    })
      .then(async (response) => response.text())
      .then(ask);
  };
  return { status, ask, send };
}

/** How long the last successful build took, in seconds: the next one takes about as long. */
export function secondsOfLast({ last }: StatusInWords): number | undefined {
  return last?.outcome === 'live' ? Math.ceil((last.ended - last.started) / 1000) : undefined;
}

async function read(): Promise<Known> {
  try {
    const response = await fetch('/api/publishing');
    const answer = await response.text();
    if (response.status === 404) return 'off';
    return response.ok ? (JSON.parse(answer) as StatusInWords | SiteStart) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
