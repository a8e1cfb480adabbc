import { type ReactNode, useMemo } from 'react';
import type { MapView } from '#model/views/external.ts';
import { externalWords } from '#words/external.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { ExternalContent } from '../../ui/external-content/external-content.tsx';
import { googleMap } from './google-map.ts';
import { mapLibreMap } from './maplibre-map.ts';
import styles from './map.module.css';

interface MapProps {
  map: MapView;
  /** A picture of the place, shown until the map has loaded. */
  children?: ReactNode;
}

/**
 * The shop on a map, by the provider that the content names. Loads once the visitor has consented.
 */
export function Map({ map, children }: MapProps) {
  const messages = externalWords[useLanguage()];
  const language = useLanguage();
  const load = useMemo(
    () => (map.provider === 'google' ? googleMap(map, language) : mapLibreMap(map, language)),
    [map, language],
  );
  const content = { ...map.content, title: messages.mapOf(map.content.title) };
  return (
    <ExternalContent content={content} load={load} className={styles.map}>
      {children}
    </ExternalContent>
  );
}
