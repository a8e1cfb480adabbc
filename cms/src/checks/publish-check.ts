import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { isolateObjectProperty, ValidationError } from 'payload';
import type { Collection } from '../../../src/model/site.ts';
import { defaultLanguage } from '../../../src/model/language.ts';
import { holdings, recordShape, shapeOfGlobal } from '../collections/kinds.ts';
import { documentRecord, globalRecords } from '../export/exported-record.ts';
import { readNames } from '../export/read-names.ts';
import { readSite, type SiteContent } from '../export/read-site.ts';
import { languageOf } from '../language-of.ts';
import { overlay } from '../records/overlay.ts';
import type { Data } from '../records/data.ts';
import { withList, withRecord } from './changed-site.ts';
import { isDraft } from '../publishing/is-draft.ts';
import { fieldErrors } from './field-errors.ts';
import { refuseWithout } from './in-use.ts';
import { mistakesOf } from './mistakes.ts';

/**
 * Refuses to unpublish a document that others refer to, and to publish a document that would break
 * the build: the kit's loader checks the whole site with the new document, and each mistake is
 * shown at its field. Drafts are not checked.
 */
export function checkDocument(name: Collection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const id = (originalDoc as { id?: string | number } | undefined)?.id;
    if (!isPublished(data)) {
      if (id !== undefined) await refuseUnpublished(`/admin/collections/${name}/${id}`, req);
      return;
    }
    const all: Data =
      id === undefined ? {} : await req.payload.findByID({ collection: name, id, ...latest(req) });
    const merged = overlay(recordShape(name), {
      data,
      all,
      language: editedLanguage(req),
    });
    const names = await readNames(req.payload);
    const record = documentRecord(name, { ...merged, id: id ?? 'create' }, names);
    const before = await readSite(req.payload, false);
    await judge(before, withRecord(before, name, record), { req, name, admin: record.admin });
  };
}

/** Like `checkDocument`, for a global: a single record, or a list. */
export function checkGlobal(name: Collection): GlobalBeforeChangeHook {
  return async ({ data: given, req }) => {
    const data = given as Data;
    const admin = `/admin/globals/${name}`;
    if (!isPublished(data)) return refuseUnpublished(admin, req);
    const all: Data = await req.payload.findGlobal({ slug: name, ...latest(req) });
    const language = editedLanguage(req);
    const merged = overlay(shapeOfGlobal(name), { data, all, language });
    const names = await readNames(req.payload);
    const list = globalRecords(name, merged, names);
    const before = await readSite(req.payload, false);
    await judge(before, withList(before, name, list), { req, name, admin });
  };
}

/** Refuses a save that is not a draft, and takes something off the site that the site needs. */
async function refuseUnpublished(admin: string, req: PayloadRequest): Promise<void> {
  if (!isDraft(req)) await refuseWithout(admin, req);
}

interface Judged {
  req: PayloadRequest;
  name: Collection;
  /** The document's path in the admin. */
  admin: string;
}

/** @throws `ValidationError` with the mistakes */
async function judge(
  before: SiteContent,
  after: SiteContent,
  { req, name, admin }: Judged,
): Promise<void> {
  const mistakes = await mistakesOf(before, after, admin);
  if (mistakes.length === 0) return;
  const isDocument = holdings.get(name) === 'documents';
  const shape = isDocument ? recordShape(name) : shapeOfGlobal(name);
  const reader = languageOf(req.i18n.language);
  const errors = fieldErrors(mistakes, { admin, shape, language: editedLanguage(req), reader });
  const where = isDocument ? { collection: name } : { global: name };
  throw new ValidationError({ ...where, errors, req }, req.t);
}

function latest(req: PayloadRequest) {
  // Payload stores the language in the request while reading, but the request is still needed to
  // write the document.
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale']);
  return { depth: 0, draft: true, locale: 'all', overrideAccess: true, req: own } as const;
}

function isPublished(data: Data | undefined): data is Data {
  return data?.['_status'] === 'published';
}

function editedLanguage({ locale }: PayloadRequest): string {
  return locale && locale !== 'all' ? locale : defaultLanguage;
}
