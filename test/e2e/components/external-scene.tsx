import type { ReactNode } from 'react';
import { externalMap } from '#model/views/common.examples.ts';
import { ConsentProvider, useConsentStore } from '#site/consent/consents.tsx';
import { createConsentStore } from '#site/consent/store.ts';
import { ExternalContent } from '#site/ui/external-content/external-content.tsx';
import { frameLoader } from '#site/ui/external-content/load-frame.ts';
import { loadScript } from '#site/foreign/load-script.ts';
import type { LoadContent } from '#site/ui/external-content/use-loading.ts';

/** There is no store on the server. */
const store = typeof window === 'undefined' ? undefined : createConsentStore('1');

/** Ways to load, by name. Tests respond to the addresses. */
const loads: Record<string, LoadContent> = {
  frame: frameLoader('/video', 'Film'),
  async script(place, signal) {
    await loadScript('/script.js', signal);
    place.textContent = 'The map';
  },
};

const fail: LoadContent = () => Promise.reject(new Error('There is no such way.'));

/** Content, and a button that withdraws consent for it. */
export function ExternalScene({ load }: { load: string | null }): ReactNode {
  const scene = (
    <main style={{ width: '600px' }}>
      <h1>Shop</h1>
      <ExternalContent content={externalMap} load={loads[load ?? ''] ?? fail} />
      <Withdraw />
    </main>
  );
  return store ? <ConsentProvider store={store}>{scene}</ConsentProvider> : scene;
}

function Withdraw() {
  const { withdraw } = useConsentStore();
  return (
    <button type="button" onClick={() => withdraw(externalMap.service)}>
      Withdraw
    </button>
  );
}
