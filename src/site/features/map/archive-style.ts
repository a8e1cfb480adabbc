import { layers, namedFlavor } from '@protomaps/basemaps';
import type * as MapLibre from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import type { Language } from '#model/language.ts';

export interface ArchiveOptions {
  addProtocol: typeof MapLibre.addProtocol;
  language: Language;
  /** CSS font families for labels on the map: the page's own, so that no fonts are loaded. */
  fonts: string;
}

/**
 * The style of a map archive, a single file from which MapLibre requests the parts it shows.
 *
 * @throws Error if the file cannot be loaded or is not an archive.
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

/** Icons would have to be loaded from another host. */
function withoutIcon(layer: MapLibre.LayerSpecification): MapLibre.LayerSpecification[] {
  if (layer.type !== 'symbol' || !layer.layout?.['icon-image']) return [layer];
  const { 'icon-image': _icon, ...layout } = layer.layout;
  return layout['text-field'] ? [{ ...layer, layout }] : [];
}
