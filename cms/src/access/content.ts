import type { Access, CollectionConfig, GlobalConfig, Where } from 'payload';
import type { PageKey } from '../../../src/model/pages/routes.ts';
import type { Collection } from '../../../src/model/site.ts';
import { dataOf } from '../records/data.ts';
import { isOwner, isReader, isStaff } from './roles.ts';

/** Collections that only owners can open: legal texts, and settings that can break a site. */
const ownersAlone: ReadonlySet<Collection> = new Set([
  'legal',
  'project',
  'theme',
  'consents',
  'accepted_warnings',
]);

/** Pages that are legal texts too. */
const legalPages: readonly PageKey[] = [
  'imprint',
  'privacy',
  'social_media_privacy',
  'accessibility',
];

/** A list with one key is stored like the key itself, and SQLite ends a text at its first NUL. */
function isLegal(data: unknown): boolean {
  const [stored] = String(dataOf(data)['key']).split('\0');
  return legalPages.some((key) => key === stored);
}

const notLegal: Where = { key: { not_in: legalPages } };
const versionNotLegal: Where = { 'version.key': { not_in: legalPages } };

/** The access rules for the documents of a collection. They apply to REST as well as the admin. */
export function contentAccess(name: Collection): NonNullable<CollectionConfig['access']> {
  const allowed =
    (pages: Where): Access =>
    ({ req, data }) => {
      if (isOwner(req)) return true;
      if (!isStaff(req) || ownersAlone.has(name)) return false;
      if (name !== 'pages') return true;
      // Editors can neither change a legal page nor turn a page into one.
      return isLegal(data) ? false : pages;
    };
  const change = allowed(notLegal);
  const create: Access = (args) => change(args) !== false;
  return {
    create,
    read: (args) => readable(args) || change(args),
    readVersions: allowed(versionNotLegal),
    update: change,
    delete: change,
  };
}

export function globalAccess(name: Collection): NonNullable<GlobalConfig['access']> {
  const change: Access = ({ req }) => isOwner(req) || (isStaff(req) && !ownersAlone.has(name));
  return { read: (args) => readable(args) || change(args), readVersions: change, update: change };
}

/** Builds read published content. */
const readable: Access = ({ req }) =>
  isReader(req) ? { _status: { equals: 'published' } } : false;
