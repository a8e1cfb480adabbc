import { useMemo, useState } from 'react';
import type { RatingBoxView } from '#model/views/external.ts';
import { useLanguage } from '../../../messages/messages.tsx';
import { useContentConsent } from '../../../ui/external-content/content-consent.ts';
import { type LoadContent, useLoading } from '../../../ui/external-content/use-loading.ts';
import { useScreenClass } from '../../../ui/screen-class/screen-class.ts';
import frameStyles from '../../../ui/external-content/external-content.module.css?inline';
import { lookUpPlace, type PlaceDetails } from './look-up-place.ts';
import styles from './rating-box.module.css?inline';
import { RatingPanel } from './rating-panel.tsx';

/**
 * The shop's rating on Google, in a corner of the window. Before consent it is a button that opens
 * the request for it. In windows narrower than 1200 px it starts collapsed. Without a rating there
 * is no box. Its styles load with it, so that pages do not carry them.
 */
export function RatingBox({ box }: { box: RatingBoxView }) {
  const language = useLanguage();
  const consent = useContentConsent(box.content);
  const [details, setDetails] = useState<PlaceDetails>();
  const load = useMemo<LoadContent>(
    () => async (_place, signal) => {
      const found = await lookUpPlace(box, { language, signal });
      if (!signal.aborted) setDetails(found);
    },
    [box, language],
  );
  const { state, place } = useLoading(load, consent.isGiven);
  const isWide = ['xl', 'xxl'].includes(useScreenClass());
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (isWide && state === 'loaded');
  const isShown = state === 'placeholder' || state === 'loaded' || (state === 'loading' && choice);
  return (
    <>
      <style href="rating-box" precedence="late">
        {frameStyles + styles}
      </style>
      <div ref={place} hidden />
      {isShown ? (
        <RatingPanel
          box={box}
          details={state === 'loaded' ? details : undefined}
          state={state}
          isOpen={isOpen}
          onToggle={() => setChoice(!isOpen)}
          onOnce={consent.giveOnce}
          onAlways={consent.give}
        />
      ) : null}
    </>
  );
}
