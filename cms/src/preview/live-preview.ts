import type { LivePreviewConfig } from 'payload';
import { holdings } from '../collections/kinds.ts';
import { previewAddress } from './address.ts';
import { pathOf } from './page-path.ts';

/** How long staff can use the preview before they open a record again, ms. */
const shift = 12 * 60 * 60 * 1000;

/**
 * Shows the page as its draft will be beside a form, rendered by the kit's preview; disabled
 * without one.
 */
export function livePreview(): LivePreviewConfig & { collections: string[]; globals: string[] } {
  const held = (as: string) =>
    [...holdings].flatMap(([name, holding]) => (holding === as ? [name] : []));
  const isOn = previewAddress('/', shift) !== undefined;
  return {
    collections: isOn ? held('documents') : [],
    globals: isOn ? [...held('record'), ...held('list')] : [],
    breakpoints: [
      // Payload does not translate these: both words are the same in German, English and French.
      { name: 'phone', label: 'Smartphone', width: 390, height: 844 },
      { name: 'desktop', label: 'PC', width: 1440, height: 900 },
    ],
    url: async ({ collectionConfig, data, locale, req }) => {
      const collection = collectionConfig?.slug;
      const path = await pathOf(req, { collection, data, language: locale.code });
      return previewAddress(path, shift);
    },
  };
}
