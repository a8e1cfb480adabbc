import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ConsentStore } from './store.ts';

/** Used without a store, for example in the build: no consent is given, and none can be. */
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

/** Provides the visitor's consents to its children. */
export function ConsentProvider(props: { store: ConsentStore; children: ReactNode }) {
  return <ConsentContext value={props.store}>{props.children}</ConsentContext>;
}

/** The store, for changing consents; to read them, use the hooks below. */
export function useConsentStore(): ConsentStore {
  return useContext(ConsentContext);
}

/** The visitor's decision; null before it, and during hydration. */
export function useDecision(): ReturnType<ConsentStore['decision']> {
  const { subscribe, decision } = useConsentStore();
  return useSyncExternalStore(subscribe, decision, none.decision);
}

/** The services whose content always loads. */
export function useAllowedContents(): ReturnType<ConsentStore['allowedContents']> {
  const { subscribe, allowedContents } = useConsentStore();
  return useSyncExternalStore(subscribe, allowedContents, none.allowedContents);
}

/** Whether the visitor has consented to an entry of the banner. */
export function useIsGiven(functionId: string): boolean {
  const { subscribe, isGiven } = useConsentStore();
  return useSyncExternalStore(
    subscribe,
    () => isGiven(functionId),
    () => false,
  );
}
