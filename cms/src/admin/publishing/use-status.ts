import { useCallback, useEffect, useState } from 'react';
import type { PublishStatus } from '../../../../src/model/publishing/publishing.ts';

/** How often the panel asks while something is under way, and else, ms. */
const busy = 1_500;
const idle = 15_000;

export type Known = PublishStatus | 'unknown' | 'unreachable' | 'off';

/** How publishing stands, asked again and again; and what the panel's buttons send. */
export function useStatus(): { status: Known; send: (path: string, body: object) => void } {
  const [status, setStatus] = useState<Known>('unknown');
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const found = await read();
      if (isOver) return;
      setStatus(found);
      const isBusy = typeof found === 'object' && found.state !== 'idle';
      if (found !== 'off') timer = setTimeout(() => void ask(), isBusy ? busy : idle);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);

  const send = useCallback((path: string, body: object) => {
    void fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then(() => setAsked((count) => count + 1));
  }, []);
  return { status, send };
}

async function read(): Promise<Known> {
  try {
    const response = await fetch('/api/publishing');
    if (response.status === 404) return 'off';
    return response.ok ? ((await response.json()) as PublishStatus) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
