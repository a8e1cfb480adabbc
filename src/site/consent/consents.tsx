import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ConsentStore } from './store.ts';

/** Where no store is, in the build say, nothing is given and nothing can be. */
const none: ConsentStore = {
  decision: () => null,
  isGiven: () => false,
  save() {},
  reset() {},
  allowedContents: () => noContents,
  allow() {},
  withdraw() {},
  subscribe: () => () => {},
};
const noContents: ReadonlyMap<string, string> = new Map();

const ConsentContext = createContext(none);

/** Hands the visitor's consents to everything below it. */
export function ConsentProvider(props: { store: ConsentStore; children: ReactNode }) {
  return <ConsentContext value={props.store}>{props.children}</ConsentContext>;
}

/** The store, for what is to be done with it; what it holds comes from the hooks below. */
export function useConsentStore(): ConsentStore {
  return useContext(ConsentContext);
}

/** What the visitor has decided; null before that, and while the document becomes alive. */
export function useDecision(): ReturnType<ConsentStore['decision']> {
  const { subscribe, decision } = useConsentStore();
  return useSyncExternalStore(subscribe, decision, none.decision);
}

/** The services whose content is always loaded. */
export function useAllowedContents(): ReturnType<ConsentStore['allowedContents']> {
  const { subscribe, allowedContents } = useConsentStore();
  return useSyncExternalStore(subscribe, allowedContents, none.allowedContents);
}

/** Whether the visitor has agreed to an entry of the banner. */
export function useIsGiven(functionId: string): boolean {
  const { subscribe, isGiven } = useConsentStore();
  return useSyncExternalStore(
    subscribe,
    () => isGiven(functionId),
    () => false,
  );
}
