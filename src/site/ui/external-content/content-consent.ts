import { useState } from 'react';
import { denies } from '#model/consent/consent.ts';
import type { ExternalContentView } from '#model/views/common.ts';
import {
  useAllowedContents,
  useConsentStore,
  useDecision,
  useIsGiven,
} from '../../consent/consents.tsx';

interface ContentConsent {
  isGiven: boolean;
  /** Lets the content load from now on. */
  give: () => void;
  /** Lets it load here, until the visitor decides against it. */
  giveOnce: () => void;
}

/** Whether the visitor has agreed to a service: by the banner or in a content's place, for good or once. */
export function useContentConsent({
  functionId,
  service,
}: Pick<ExternalContentView, 'functionId' | 'service'>): ContentConsent {
  const store = useConsentStore();
  const decision = useDecision();
  const isGivenByBanner = useIsGiven(functionId);
  const isAllowed = useAllowedContents().has(service);
  const isGiven = isGivenByBanner || isAllowed;
  /** The decision that stood when it was given once. */
  const [once, setOnce] = useState<{ under: string | undefined }>();
  const isDecidedAnew = once !== undefined && once.under !== decision?.time;
  const isRefused = isDecidedAnew && (!decision || denies(decision, functionId));
  // Who agrees for good as well takes both back at once.
  if (once && (isGiven || isRefused)) setOnce(undefined);
  return {
    isGiven: isGiven || (once !== undefined && !isRefused),
    give: () => store.allow(service, functionId),
    giveOnce: () => setOnce({ under: decision?.time }),
  };
}
