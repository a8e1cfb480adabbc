import type { Collection } from '#model/site.ts';

/** How a collection lies in the shop's folder. */
export type Layout =
  /** One file with one record: company.yaml. */
  | { kind: 'record' }
  /** One file with a list of records: menu.yaml. */
  | { kind: 'list' }
  /** A folder with a folder per record, brands/ostra/; or one file with a list of records. */
  | FolderLayout;

export interface FolderLayout {
  kind: 'folders';
  /** Name of the file with the fields that all languages share, without its ending. */
  recordFile: string;
  /** The field that the folder's name gives. */
  idField: string;
  /** Whether the record file must exist, because the folder's name does not say enough. */
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
  brands: folders('brand', 'slug', { recordFileNeeded: true }),
  categories: folders('category', 'id'),
  pages: folders('page', 'key'),
  info_pages: folders('info_page', 'id'),
  events: folders('event', 'id', { recordFileNeeded: true }),
};

export function isCollection(name: string): name is Collection {
  return Object.hasOwn(layouts, name);
}

/** The name that a collection's file or folder is expected to have. */
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
