import { layers, namedFlavor } from '@protomaps/basemaps';
import type * as MapLibre from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import type { Language } from '#model/language.ts';

export interface ArchiveOptions {
  addProtocol: typeof MapLibre.addProtocol;
  language: Language;
  /** The fonts of names on the map, as CSS has them: the page's own, so that none are loaded. */
  fonts: string;
}

/**
 * The style of a map in one file, of which MapLibre then asks for the parts that it shows.
 *
 * @throws Error where the file does not come, or is no archive.
 */
export async function archiveStyle(
  address: string,
  { addProtocol, language, fonts }: ArchiveOptions,
): Promise<MapLibre.StyleSpecification> {
  const archive = new PMTiles(new URL(address, location.href).href);
  await archive.getHeader();
  const protocol = new Protocol();
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  const flavor = { ...namedFlavor('light'), regular: fonts, bold: fonts, italic: fonts };
  return {
    version: 8,
    sources: {
      map: {
        type: 'vector',
        url: `pmtiles://${archive.source.getKey()}`,
        attribution:
          '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a>, Protomaps',
      },
    },
    layers: layers('map', flavor, { lang: language }).flatMap(withoutIcon),
  };
}

/** Icons would have to be loaded from elsewhere. */
function withoutIcon(layer: MapLibre.LayerSpecification): MapLibre.LayerSpecification[] {
  if (layer.type !== 'symbol' || !layer.layout?.['icon-image']) return [layer];
  const { 'icon-image': _icon, ...layout } = layer.layout;
  return layout['text-field'] ? [{ ...layer, layout }] : [];
}
