import type { PayloadRequest } from 'payload';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { loadSite } from '../../../src/content/load.ts';
import { homePath } from '../../../src/model/language.ts';
import { indexPages } from '../../../src/model/pages/page-index.ts';
import { type Collection, contentSchema } from '../../../src/model/site.ts';
import { siteSource } from '../checks/site-source.ts';
import { nameField } from '../collections/kinds.ts';
import { dataOf } from '../records/data.ts';
import { readLoadable } from './read-loadable.ts';
import { languageOf } from '../language-of.ts';

interface Shown {
  /** Undefined for a global. */
  collection: string | undefined;
  data: unknown;
  language: string;
}

/** The path of a record's page in a language; the home page for records without a page. */
export async function pathOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { collection, data, language: code }: Shown,
): Promise<string> {
  const language = languageOf(code);
  const home = homePath(language);
  if (!collection || !isCollection(collection)) return home;
  const loaded = await loadSite(siteSource(await readLoadable(payload)));
  const site = loaded.site ?? loaded.rest?.site;
  if (!site) return home;
  const field = nameField(collection);
  const name = dataOf(data)[storedName(field)];
  const record = [site[collection]].flat().find((one) => dataOf(one)[field] === name);
  const page = record && indexPages(site, site.files).byRecord.get(record);
  return page?.paths[language] ?? home;
}

function isCollection(name: string): name is Collection {
  return Object.hasOwn(contentSchema.shape, name);
}
