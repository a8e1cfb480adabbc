import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import type { Language } from '../../../src/model/language.ts';
import { refused } from '../access/refused.ts';
import { readSite } from '../export/read-site.ts';
import { without } from './changed-site.ts';
import { isAt, mistakesOf } from './mistakes.ts';
import { languageOf } from '../language-of.ts';

/** Refuses to delete a record that others refer to, and says which ones do. */
export const refuseInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  refuseWithout(`/admin/collections/${collection.slug}/${id}`, req);

/**
 * Refuses to remove a record or file that others refer to, or that the site needs.
 *
 * @param admin its path in the admin
 * @throws APIError that names what refers to it
 */
export async function refuseWithout(admin: string, req: PayloadRequest): Promise<void> {
  const before = await readSite(req.payload, false);
  const mistakes = await mistakesOf(before, without(before, admin), admin);
  if (mistakes.length === 0) return;
  const own = words[languageOf(req.i18n.language)];
  const others = mistakes.filter((mistake) => !isAt(mistake, admin));
  const users = [...new Set(others.map(({ place }) => place.document))];
  const message = users.length > 0 ? own.inUse(users.join(', ')) : own.needed;
  throw refused(message, 409, { users });
}

interface Words {
  inUse: (users: string) => string;
  needed: string;
}

const words: Record<Language, Words> = {
  de: {
    inUse: (users) => `Das wird noch gebraucht: ${users}. Nehmen Sie es dort zuerst heraus.`,
    needed: 'Ohne diese Angaben kann Ihre Website nicht erscheinen.',
  },
  en: {
    inUse: (users) => `This is still in use: ${users}. Take it out there first.`,
    needed: 'Your website cannot be published without this.',
  },
  fr: {
    inUse: (users) => `Cet élément est encore utilisé : ${users}. Retirez-le d’abord de là.`,
    needed: 'Votre site ne peut pas être publié sans ces informations.',
  },
};
