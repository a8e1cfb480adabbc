import { join } from 'node:path';
import { placeOfFile, placesOf } from '../../../src/content/cms/places.ts';
import { cmsWords } from '../../../src/content/cms/words.ts';
import type { ContentSource } from '../../../src/content/source.ts';
import { holdings } from '../collections/kinds.ts';
import type { SiteContent } from '../export/read-site.ts';
import { filesFolder, mediaFolder } from '../settings.ts';

/** Replaces the address of the content system, because its paths have no host here. */
const nowhere = 'http://cms.invalid';

/** The site's content as a source for the kit's loader. */
export function siteSource(site: SiteContent): ContentSource {
  return { name: 'the content system', load: async () => sourceContent(site) };
}

function sourceContent({ records, images, files }: SiteContent) {
  const values = Object.entries(records).flatMap(([name, list]) => {
    const given = list.map(({ value }) => value);
    const isSingle = [...holdings].some(([one, holding]) => one === name && holding === 'record');
    if (!isSingle) return [[name, given] as const];
    return given.length > 0 ? [[name, given[0]] as const] : [];
  });
  return {
    records: Object.fromEntries(values),
    place: placesOf(new Map(Object.entries(records)), nowhere),
    words: cmsWords,
    images: images.map((file) => ({
      name: file.name,
      file: join(mediaFolder, file.name),
      place: placeOfFile(file, nowhere),
    })),
    staticFiles: files.flatMap((file) =>
      file.path === undefined
        ? []
        : [
            {
              path: file.path,
              file: join(filesFolder, file.name),
              place: placeOfFile(file, nowhere),
            },
          ],
    ),
    mapArchives: files.flatMap((file) =>
      file.path === undefined
        ? [
            {
              name: file.name,
              file: join(filesFolder, file.name),
              place: placeOfFile(file, nowhere),
            },
          ]
        : [],
    ),
    diagnostics: [],
  };
}
