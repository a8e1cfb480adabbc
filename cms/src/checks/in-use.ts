import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Language } from '../../../src/model/language.ts';
import { readSite } from '../export/read-site.ts';
import { without } from './changed-site.ts';
import { mistakesOf } from './mistakes.ts';

/** Refuses to delete what other records refer to, and says which ones do. */
export const refuseInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const admin = `/admin/collections/${collection.slug}/${id}`;
  const before = await readSite(req.payload, false);
  const mistakes = await mistakesOf(before, without(before, admin), admin);
  if (mistakes.length === 0) return;
  const users = [...new Set(mistakes.map(({ place }) => place.document))];
  const language = req.i18n.language as Language;
  throw new APIError((words[language] ?? words.de)(users.join(', ')), 409, { users });
};

const words: Record<Language, (users: string) => string> = {
  de: (users) => `Das wird noch gebraucht: ${users}. Nehmen Sie es dort zuerst heraus.`,
  en: (users) => `This is still in use: ${users}. Take it out there first.`,
  fr: (users) => `Cet élément est encore utilisé : ${users}. Retirez-le d’abord de là.`,
};
