import type { Collection } from '#model/site.ts';

/** The layout of a collection in the shop's folder. */
export type Layout =
  /** One file with one record: company.yaml. */
  | { kind: 'record' }
  /** One file with a list of records: menu.yaml. */
  | { kind: 'list' }
  /** A folder with one folder per record, brands/ostra/; or one file with a list of records. */
  | FolderLayout;

export interface FolderLayout {
  kind: 'folders';
  /** Name, without extension, of the file with the fields that all languages share. */
  recordFile: string;
  /** The field that gets the folder's name. */
  idField: string;
  /** Whether the record file is required, because the folder's name alone is not enough. */
  recordFileNeeded: boolean;
}

const record: Layout = { kind: 'record' };
const list: Layout = { kind: 'list' };

export const layouts: Record<Collection, Layout> = {
  company: record,
  project: record,
  theme: record,
  opening_hours: record,
  legal: record,
  menu: list,
  social: list,
  widgets: list,
  consents: list,
  brand_types: list,
  images: list,
  redirects: list,
  brands: folders('brand', 'slug', { recordFileNeeded: true }),
  categories: folders('category', 'id'),
  pages: folders('page', 'key'),
  info_pages: folders('info_page', 'id'),
  events: folders('event', 'id', { recordFileNeeded: true }),
};

export function isCollection(name: string): name is Collection {
  return Object.hasOwn(layouts, name);
}

/** The default name of a collection's file or folder. */
export function usualName(collection: string): string {
  const folder = isCollection(collection) && layouts[collection].kind === 'folders';
  return folder ? collection : `${collection}.yaml`;
}

function folders(
  recordFile: string,
  idField: string,
  { recordFileNeeded = false } = {},
): FolderLayout {
  return { kind: 'folders', recordFile, idField, recordFileNeeded };
}
