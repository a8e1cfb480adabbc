import { setTimeout } from 'node:timers/promises';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { dataOf } from '../records/data.ts';
import { siteServer } from './site-server.ts';

// The site is told of what is published after the database has it. Nothing that goes wrong with that reaches the editor:
// the panel says so.

/** After a document is saved: tells the site if visitors see another one, or none any more. */
export const afterDocument: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  if (isSeen(doc) || (isSeen(previousDoc) && !isDraft(req))) tellSite(req.payload);
};

export const afterGlobal: GlobalAfterChangeHook = ({ doc, previousDoc, req }) => {
  if (isSeen(doc) || (isSeen(previousDoc) && !isDraft(req))) tellSite(req.payload);
};

export const afterDelete: CollectionAfterDeleteHook = ({ req }) => tellSite(req.payload);

/** After a file is saved, which has no drafts. Imports tell the site at their end. */
export const afterFile: CollectionAfterChangeHook = ({ req, context }) => {
  if (!context['isImport']) tellSite(req.payload);
};

function isSeen(doc: unknown): boolean {
  return dataOf(doc)['_status'] === 'published';
}

/** Whether a draft is saved, which leaves what visitors see as it is. */
function isDraft({ query }: PayloadRequest): boolean {
  return String(query['draft']) === 'true';
}

/** Until the transaction of a change has ended, ms. */
const soon = 500;
/** Before each further attempt, ms. */
const pauses = [soon, 5_000, 30_000];

let isTelling = false;

/** Tells the site that what visitors see has changed. Changes at the same time are told together. */
export function tellSite(payload: Payload): void {
  const site = siteServer();
  if (!site || isTelling) return;
  isTelling = true;
  void (async () => {
    for (const pause of pauses) {
      await setTimeout(pause);
      isTelling = false;
      try {
        await site.publish(false);
        return;
      } catch (error) {
        payload.logger.warn(`The site was not told of a change: ${String(error)}`);
      }
    }
  })();
}
