import type { ReactNode } from 'react';
import type { ExternalContentView } from '#model/views/common.ts';
import { useContentConsent } from './content-consent.ts';
import { ExternalFrame } from './external-frame.tsx';
import { type LoadContent, useLoading } from './use-loading.ts';

interface ExternalContentProps {
  content: ExternalContentView;
  /**
   * Loads the content. A different function means different content, so keep it stable between
   * renders.
   */
  load: LoadContent;
  /** Shown above the text until the content has loaded. */
  children?: ReactNode;
  /**
   * Offers the content for one load only, never permanently, as is the default for the site's own
   * content.
   */
  onlyOnce?: boolean;
  /** Sets the size. If the text needs more height, it gets more. */
  className?: string | undefined;
}

/**
 * Third-party content that requests nothing before the visitor has consented, once or permanently.
 * Withdrawing consent removes it.
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
