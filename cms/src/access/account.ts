import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionRefreshHook,
  type Field,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import { dataOf } from '../records/data.ts';
import { isPassword, passwordMistake } from './password.ts';
import { refused } from './refused.ts';
import { mayTry, succeeded } from './sign-in.ts';
import { languageOf } from '../language-of.ts';

/**
 * Validates an account before it is stored. New passwords must be hard to guess. Adding a person,
 * or changing an email address, password, role or key, requires the current password of the
 * signed-in person: an unattended session is not enough to take over an account or create another.
 */
export const protectAccount: CollectionBeforeValidateHook = async ({
  data: given,
  originalDoc,
  operation,
  req,
}) => {
  const { currentPassword, ...data } = dataOf(given);
  const before = dataOf(originalDoc);
  const { password } = data;
  if (typeof password === 'string' && password !== '') {
    const { name = before['name'], email = before['email'] } = data;
    const company = await req.payload.findGlobal({ slug: 'company', depth: 0, draft: true });
    const own = [name, email, dataOf(company)['name']].filter((text) => typeof text === 'string');
    const mistake = passwordMistake(password, own);
    if (mistake) throw refusal(req, 'password', mistake);
  }
  // Programs on the server itself run without a user.
  if (operation === 'create') {
    if (req.user) await proveIdentity(req, currentPassword);
    return data;
  }

  const isNew = (field: string) => data[field] !== undefined && data[field] !== before[field];
  const changes = [
    password !== undefined && password !== '',
    isNew('email'),
    isNew('role'),
    isNew('apiKey'),
  ];
  if (req.user && changes.includes(true)) await proveIdentity(req, currentPassword);
  if (isNew('role') && (await isLastOwner(before['id'], req))) {
    throw refusal(req, 'role', words.lastOwner);
  }
  // An API key acts for the person who had the old password. Payload looks up keys by this index,
  // which its own hook has already set.
  return password ? { ...data, enableAPIKey: false, apiKey: null, apiKeyIndex: null } : data;
};

/**
 * Requires the current password of the person who creates a reading key, because the key outlives
 * their session.
 */
export const protectReader: CollectionBeforeValidateHook = async ({ data: given, req }) => {
  const { currentPassword, ...data } = dataOf(given);
  // Stored data never contains the key, so if it is in the data, it is new.
  if (req.user && data['apiKey']) await proveIdentity(req, currentPassword);
  return data;
};

/** The current password of the signed-in person; never stored. */
export const currentPasswordField: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: {
    de: 'Ihr jetziges Passwort',
    en: 'Your current password',
    fr: 'Votre mot de passe actuel',
  },
  admin: {
    components: { Field: '/admin/current-password.tsx#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
  },
};

/**
 * Refuses to delete the last owner: nobody could add people or change settings, and without any
 * account the first visitor would be asked to create one.
 */
export const keepOneOwner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await isLastOwner(id, req))) return;
  throw refused(words.lastOwner[languageOf(req.i18n.language)], 409);
};

async function isLastOwner(id: unknown, { payload }: PayloadRequest): Promise<boolean> {
  const { docs } = await payload.db.find<Account>({
    collection: 'users',
    where: { role: { equals: 'owner' } },
    limit: 2,
    pagination: false,
  });
  return docs.length === 1 && docs[0]?.id === id;
}

/**
 * Checks that the signed-in person knows the account's password.
 *
 * @throws ValidationError at the field `currentPassword`; Forbidden if the request uses a key
 * instead of a session
 */
export async function proveIdentity(req: PayloadRequest, currentPassword: unknown): Promise<void> {
  const asker = await req.payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: req.user?.id } },
  });
  const isKey = dataOf(req.user)['_strategy'] === 'api-key';
  if (!asker || isKey) throw new Forbidden(req.t);
  if (typeof currentPassword !== 'string' || currentPassword === '') {
    throw refusal(req, 'currentPassword', words.missing);
  }
  if (!mayTry(asker.email, req) || !(await isPassword(currentPassword, asker))) {
    throw refusal(req, 'currentPassword', words.wrong);
  }
  succeeded(asker.email, req);
}

function refusal(req: PayloadRequest, path: string, message: ByLanguage): ValidationError {
  const errors = [{ path, message: message[languageOf(req.i18n.language)] }];
  return new ValidationError({ collection: 'users', errors, req }, req.t);
}

interface Account {
  id: number | string;
  email: string;
  hash?: string;
  salt?: string;
}

const words = {
  lastOwner: {
    de: 'Das ist die einzige Person, die alles darf. Geben Sie zuerst einer anderen dieses Recht.',
    en: 'This is the only person who may do everything. Give somebody else this right first.',
    fr: 'C’est la seule personne qui peut tout faire. Donnez d’abord ce droit à une autre.',
  },
  missing: {
    de: 'Geben Sie hier das Passwort ein, mit dem Sie sich anmelden. Das ist nötig, um jemanden hinzuzufügen oder um Passwort, E-Mail-Adresse, Rechte, Schlüssel oder Passkeys zu ändern.',
    en: 'Enter the password that you sign in with. Adding somebody and changing a password, an email address, rights, keys or passkeys need it.',
    fr: 'Saisissez ici le mot de passe avec lequel vous vous connectez : il est requis pour ajouter une personne ou modifier un mot de passe, une adresse e-mail, des droits, une clé d’API ou une clé d’accès.',
  },
  wrong: {
    de: 'Das ist nicht das Passwort, mit dem Sie sich anmelden.',
    en: 'This is not the password that you sign in with.',
    fr: 'Ce n’est pas le mot de passe avec lequel vous vous connectez.',
  },
} satisfies Record<string, ByLanguage>;

/** The maximum time between sign-ins, however active the session, ms. */
const longest = 3 * 24 * 60 * 60 * 1000;

interface Session {
  id: string;
  createdAt?: string | Date | null;
}

/** Sessions are extended while in use, but not beyond `longest`. */
export const refuseOldSession: CollectionRefreshHook = ({ args, user }) => {
  const { req } = args;
  const sessions = (dataOf(user)['sessions'] ?? []) as Session[];
  const session = sessions.find(({ id }) => id === dataOf(req.user)['_sid']);
  const began = new Date(session?.createdAt ?? 0).getTime();
  if (Date.now() - began > longest) throw new Forbidden(req.t);
};
