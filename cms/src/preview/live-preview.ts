import type { LivePreviewConfig, PayloadRequest } from 'payload';
import { loadSite } from '../../../src/content/load.ts';
import { defaultLanguage, homePath, languages } from '../../../src/model/language.ts';
import { indexPages } from '../../../src/model/pages/page-index.ts';
import { previewToken } from '../../../src/model/publishing/signature.ts';
import type { Collection } from '../../../src/model/site.ts';
import { siteSource } from '../checks/site-source.ts';
import { holdings, nameField } from '../collections/kinds.ts';
import { readSite } from '../export/read-site.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { dataOf } from '../records/data.ts';

/** For how long staff see the preview before they open a record again, ms. */
const shift = 12 * 60 * 60 * 1000;

/** Shows beside a form the page as its draft will be, rendered by the preview of the kit; nothing where there is none. */
export function livePreview(): LivePreviewConfig & { collections: string[]; globals: string[] } {
  const held = (as: string) =>
    [...holdings].flatMap(([name, holding]) => (holding === as ? [name] : []));
  const isOn = Boolean(process.env['PREVIEW_URL'] && process.env['PUBLISH_SECRET']);
  return {
    collections: isOn ? held('documents') : [],
    globals: isOn ? [...held('record'), ...held('list')] : [],
    breakpoints: [
      { name: 'phone', label: 'Telefon', width: 390, height: 844 },
      { name: 'desktop', label: 'Computer', width: 1440, height: 900 },
    ],
    url: async ({ collectionConfig, data, locale, req }) => {
      const { PREVIEW_URL = '', PUBLISH_SECRET = '' } = process.env;
      const collection = collectionConfig?.slug as Collection | undefined;
      const path = await pathOf(req, { collection, data, language: locale.code });
      const token = previewToken(PUBLISH_SECRET, Date.now() + shift);
      return new URL(`${path}?preview=${token}`, PREVIEW_URL).href;
    },
  };
}

interface Shown {
  collection: Collection | undefined;
  data: unknown;
  language: string;
}

/** The path of a record's page in a language; that of the home page for what has none. */
async function pathOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { collection, data, language: code }: Shown,
): Promise<string> {
  const language = languages.find((one) => one === code) ?? defaultLanguage;
  const home = homePath(language);
  if (!collection) return home;
  const loaded = await loadSite(siteSource(await readSite(payload, true)));
  const site = loaded.site ?? loaded.rest?.site;
  if (!site) return home;
  const field = nameField(collection);
  const name = dataOf(data)[storedName(field)];
  const record = [site[collection]].flat().find((one) => dataOf(one)[field] === name);
  const page = record && indexPages(site, site.files).byRecord.get(record);
  return page?.paths[language] ?? home;
}
