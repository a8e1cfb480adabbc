import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { mediaKey } from '../../../src/model/entities/media.ts';
import { readRecords } from '../export/read-content.ts';
import { readNames } from '../export/read-names.ts';
import { dataOf } from '../records/data.ts';
import { isDraft } from './is-draft.ts';
import { tellSite } from './tell-site.ts';

// Notifies the site of published changes. Failures do not reach the editor: the panel reports them.

/** After a document is saved: publishes if visitors see a change, including its removal. */
export const afterDocument: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const { id } = dataOf(doc);
  await afterSave(`${collection.slug}/${String(id)}`, { doc, previousDoc, req });
};

export const afterGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) =>
  afterSave(global.slug, { doc, previousDoc, req });

interface Save {
  doc: unknown;
  previousDoc: unknown;
  req: PayloadRequest;
}

async function afterSave(changed: string, { doc, previousDoc, req }: Save): Promise<void> {
  if (isSeen(doc)) {
    // A scheduled change does not end a deliberate rollback.
    await publish(req, changed, { isOnPurpose: req.payloadAPI === 'REST' });
  } else if (isSeen(previousDoc) && !isDraft(req)) {
    await publish(req, changed);
  }
}

/** After a document is deleted: publishes if visitors saw it. */
export const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (isSeen(doc)) await publish(req, `${collection.slug}/${id}`);
};

/**
 * After a picture or its texts are saved: publishes if visitors see it. Imports publish at their
 * end.
 */
export const afterPicture: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  req,
  context,
}) => {
  if (context['isImport']) return;
  const names = [doc, previousDoc].map((one) => dataOf(one)['filename']);
  if (await isUsed(req.payload, names)) await publish(req, `media/${String(dataOf(doc)['id'])}`);
};

/**
 * After a file is saved. It has no drafts, and is online by itself; a map only if a record names
 * it.
 */
export const afterFile: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  if (context['isImport']) return;
  const { id, filename } = dataOf(doc);
  const isMap = String(filename).toLowerCase().endsWith('.pmtiles');
  if (isMap && !(await isUsed(req.payload, [filename]))) return;
  await publish(req, `files/${String(id)}`);
};

export const afterFileDelete: CollectionAfterDeleteHook = async ({ id, req }) =>
  publish(req, `files/${id}`);

async function publish(
  { payload, user }: PayloadRequest,
  changed: string,
  { isOnPurpose = false } = {},
): Promise<void> {
  const name: unknown = dataOf(user)['name'];
  await tellSite(payload, {
    automatic: !isOnPurpose,
    by: typeof name === 'string' && name !== '' ? [name] : [],
    changed: [changed],
  });
}

function isSeen(doc: unknown): boolean {
  return dataOf(doc)['_status'] === 'published';
}

/**
 * Whether a published record or text names one of the files. A name that is part of another counts
 * too.
 */
async function isUsed(payload: Payload, files: readonly unknown[]): Promise<boolean> {
  const names = await readNames(payload);
  const records = mediaKey(JSON.stringify(await readRecords({ payload, drafts: false, names })));
  return files
    .flatMap((name) =>
      typeof name === 'string' ? [JSON.stringify(name).slice(1, -1), encodeURI(name)] : [],
    )
    .some((name) => records.includes(mediaKey(name)));
}
