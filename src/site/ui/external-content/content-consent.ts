import type { ExternalContentView } from '#model/views/common.ts';
import { useAllowedContents, useConsentStore, useIsGiven } from '../../consent/consents.tsx';

interface ContentConsent {
  isGiven: boolean;
  /** Lets the content load from now on. */
  give: () => void;
}

/** Whether the visitor has agreed to a service for good: by the banner or in a content's place. */
export function useContentConsent({
  functionId,
  service,
}: Pick<ExternalContentView, 'functionId' | 'service'>): ContentConsent {
  const store = useConsentStore();
  const isGiven = useIsGiven(functionId);
  const isAllowed = useAllowedContents().includes(service);
  return { isGiven: isGiven || isAllowed, give: () => store.allow(service, functionId) };
}
