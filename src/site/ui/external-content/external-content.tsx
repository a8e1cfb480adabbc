import type { ReactNode } from 'react';
import type { ExternalContentView } from '#model/views/common.ts';
import { useContentConsent } from './content-consent.ts';
import { ExternalFrame } from './external-frame.tsx';
import { type LoadContent, useLoading } from './use-loading.ts';

interface ExternalContentProps {
  content: ExternalContentView;
  /** Brings the content. Another function stands for other content: keep it between renders. */
  load: LoadContent;
  /** What is seen above the words until the content is there. */
  children?: ReactNode;
  /** Whether it is offered for once alone, and not for good, as what the site itself has is. */
  onlyOnce?: boolean;
  /** Gives it a size. Where the words need more height than that, it keeps theirs. */
  className?: string | undefined;
}

/**
 * Content of another party, of which nothing is asked for before the visitor has agreed, for once or
 * for good. Consent that is withdrawn removes it.
 */
export function ExternalContent({ content, load, ...rest }: ExternalContentProps) {
  const consent = useContentConsent(content);
  const { state, place, retry } = useLoading(load, consent.isGiven);
  return (
    <ExternalFrame
      content={content}
      state={state}
      place={place}
      onOnce={consent.giveOnce}
      onAlways={consent.give}
      onRetry={retry}
      {...rest}
    />
  );
}
