import { type ReactNode, useState } from 'react';
import { externalMap } from '#model/views/common.examples.ts';
import { ExternalContent } from '#site/ui/external-content/external-content.tsx';
import { frameLoader } from '#site/ui/external-content/load-frame.ts';
import { loadScript } from '#site/ui/external-content/load-script.ts';
import type { LoadContent } from '#site/ui/external-content/use-loading.ts';

/** Ways to load, by their names. The addresses are for tests to answer. */
const loads: Record<string, LoadContent> = {
  frame: frameLoader('/video', 'Film'),
  async script(place, signal) {
    await loadScript('/script.js', signal);
    place.textContent = 'The map';
  },
};

/** Content with the consent that two buttons give and withdraw. */
export function ExternalScene({ load }: { load: string | null }): ReactNode {
  const [isGiven, setIsGiven] = useState(false);
  return (
    <main style={{ width: '600px' }}>
      <h1>Shop</h1>
      <ExternalContent
        content={externalMap}
        consent={{ isGiven, give: () => setIsGiven(true) }}
        load={loads[load ?? ''] ?? (() => Promise.reject(new Error('No such way.')))}
      />
      <button type="button" onClick={() => setIsGiven(false)}>
        Withdraw
      </button>
    </main>
  );
}
