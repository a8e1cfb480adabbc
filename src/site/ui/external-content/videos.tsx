import { useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { VideoView } from '#model/views/external.ts';
import { ExternalContent } from './external-content.tsx';
import styles from './external-content.module.css?inline';
import { frameLoader } from './load-frame.ts';

/** Renders the videos of a text into the placeholders in its HTML. */
export function Videos({ text }: { text: HTMLElement }) {
  const places = useMemo(() => placesIn(text), [text]);
  // Removes the links meant for visitors without JavaScript.
  useLayoutEffect(() => {
    for (const place of places) place.querySelector(':scope > a')?.remove();
  }, [places]);
  return (
    <>
      <style href="external-content" precedence="late">
        {styles}
      </style>
      {places.map((place, at) => createPortal(<PlacedVideo place={place} />, place, at))}
    </>
  );
}

function placesIn(text: HTMLElement): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('[data-video]')];
}

function PlacedVideo({ place }: { place: HTMLElement }) {
  const { content, frame } = useMemo(
    () => JSON.parse(place.dataset['video'] ?? '') as VideoView,
    [place],
  );
  const load = useMemo(() => frameLoader(frame, content.title), [frame, content.title]);
  return <ExternalContent content={content} load={load} />;
}
