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
  /** Allows the content to load from now on. */
  give: () => void;
  /** Allows the content to load here, until the visitor decides against it. */
  giveOnce: () => void;
}

/**
 * Whether the visitor has consented to a service: in the banner or at the content itself,
 * permanently or once.
 */
export function useContentConsent({
  functionId,
  service,
}: Pick<ExternalContentView, 'functionId' | 'service'>): ContentConsent {
  const store = useConsentStore();
  const decision = useDecision();
  const isGivenByBanner = useIsGiven(functionId);
  const isAllowed = useAllowedContents().has(service);
  const isGiven = isGivenByBanner || isAllowed;
  /** The decision in force when the one-time consent was given. */
  const [once, setOnce] = useState<{ under: string | undefined }>();
  const isDecidedAnew = once !== undefined && once.under !== decision?.time;
  const isRefused = isDecidedAnew && (!decision || denies(decision, functionId));
  // After a permanent consent, withdrawing that withdraws the one-time consent as well.
  if (once && (isGiven || isRefused)) setOnce(undefined);
  return {
    isGiven: isGiven || (once !== undefined && !isRefused),
    give: () => store.allow(service, functionId),
    giveOnce: () => setOnce({ under: decision?.time }),
  };
}
