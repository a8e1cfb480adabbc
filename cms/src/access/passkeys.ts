import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { hash } from 'node:crypto';
import {
  type Endpoint,
  Forbidden,
  getFieldsToSign,
  jwtSign,
  NotFound,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import { languageOf } from '../language-of.ts';
import { type Data, dataOf, textOf } from '../records/data.ts';
import { adminOrigin } from '../settings.ts';
import { proveIdentity } from './account.ts';
import { auditedEndpoint } from './audit.ts';
import { challengeMs, newChallenge, spendChallenge } from './challenges.ts';
import { refused } from './refused.ts';
import { isStaff } from './roles.ts';
import { mayTry, succeeded, tooManyAttempts } from './sign-in.ts';

/** A passkey as stored in the database. */
interface Passkey {
  id: number | string;
  user: number | string;
  credentialId: string;
  /** COSE key in base64url. */
  publicKey: string;
  counter: number;
}

/** The relying party, from the settings; request headers do not affect it. */
const rp = { expectedOrigin: adminOrigin, expectedRPID: new URL(adminOrigin).hostname };

/** EdDSA, ES256 and RS256. The library adds ML-DSA if Node.js has it, which is experimental there. */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Below `/api/passkeys`, all with JSON bodies:
 *
 * - `POST /sign-in/options`, then `POST /sign-in` with `{ response }`: starts a session, like
 * `/api/users/login`. With `{ email }`, only for this account.
 * - `POST /add/options` with `{ currentPassword }`, then `POST /add` with `{ response }`.
 * - `POST /:id/remove` with `{ currentPassword }`: one's own; owners can remove those of others
 * too.
 */
export const passkeyEndpoints = (
  [
    { path: '/sign-in/options', method: 'post', handler: offerSignIn },
    { path: '/sign-in', method: 'post', handler: signIn },
    { path: '/add/options', method: 'post', handler: offerAdding },
    { path: '/add', method: 'post', handler: add },
    { path: '/:id/remove', method: 'post', handler: remove },
  ] satisfies Endpoint[]
).map(auditedEndpoint);

/** Removes all passkeys of an account. */
export async function removePasskeysOf(
  user: number | string,
  req: Pick<PayloadRequest, 'payload'>,
): Promise<void> {
  await req.payload.delete({ collection: 'passkeys', where: { user: { equals: user } }, req });
}

async function offerSignIn(): Promise<Response> {
  const options = await generateAuthenticationOptions({
    rpID: rp.expectedRPID,
    challenge: newChallenge('sign-in'),
    timeout: challengeMs,
    userVerification: 'required',
  });
  return Response.json(options);
}

async function signIn(req: PayloadRequest): Promise<Response> {
  const { response, email } = await bodyOf(req);
  const credentialId = textOf(dataOf(response)['id']);
  const attempt = `passkey ${credentialId.slice(0, 1400)}`;
  if (!mayTry(attempt, req)) throw tooManyAttempts(req);
  // Whatever is wrong, the response is the same.
  const verified = await verify(response as AuthenticationResponseJSON, credentialId, req).catch(
    () => undefined,
  );
  if (!verified || (email !== undefined && email !== verified.user.email)) {
    const message = words.refused[languageOf(req.i18n.language)];
    return Response.json({ errors: [{ message }] }, { status: 401 });
  }
  succeeded(attempt, req);
  return beginSession(verified, req);
}

/**
 * The passkey that signed the response, and its user; undefined if there is none or the response is
 * invalid.
 */
async function verify(
  response: AuthenticationResponseJSON,
  credentialId: string,
  { payload, context }: PayloadRequest,
): Promise<{ user: TypedUser; passkey: Passkey } | undefined> {
  const passkey = await payload.db.findOne<Passkey>({
    collection: 'passkeys',
    where: { credentialId: { equals: credentialId } },
  });
  if (!passkey) return undefined;
  // The log says whose passkey failed, by id.
  context['account'] = passkey.user;
  const user = await payload.db.findOne<TypedUser>({
    collection: 'users',
    where: { id: { equals: passkey.user } },
  });
  if (!user || response.response.userHandle !== handleOf(user).toString('base64url')) {
    return undefined;
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...rp,
    response,
    expectedChallenge: (challenge) => spendChallenge(challenge, 'sign-in'),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  });
  if (!verified) return undefined;
  await payload.db.updateOne({
    collection: 'passkeys',
    id: passkey.id,
    data: { counter: authenticationInfo.newCounter, lastUsed: new Date().toISOString() },
  });
  return { user, passkey };
}

/** Does what Payload's own sign-in does after the password has been accepted. */
async function beginSession(
  { user, passkey }: { user: TypedUser; passkey: Passkey },
  req: PayloadRequest,
): Promise<Response> {
  const { payload, context } = req;
  const config = payload.collections['users']?.config;
  if (!config) throw new Error('The collection "users" is missing.');
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: textOf(user.email),
      user,
      ...(sid && { sid }),
    }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  for (const hook of config.hooks.beforeLogin) {
    await hook({ collection: config, context, req, user });
  }
  req.user = user;
  context['passkey'] = passkey.id;
  for (const hook of config.hooks.afterLogin) {
    await hook({ collection: config, context, req, token, user });
  }
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return Response.json({}, { headers: { 'Set-Cookie': cookie } });
}

async function offerAdding(req: PayloadRequest): Promise<Response> {
  const { currentPassword } = await bodyOf(req);
  const user = staffOf(req);
  await proveIdentity(req, currentPassword);
  const { docs } = await req.payload.db.find<Passkey>({
    collection: 'passkeys',
    where: { user: { equals: user.id } },
    pagination: false,
  });
  const options = await generateRegistrationOptions({
    rpName: 'Schaufenster',
    rpID: rp.expectedRPID,
    userID: handleOf(user),
    userName: textOf(user.email),
    userDisplayName: textOf(dataOf(user)['name']),
    // Only a person who has entered the password has it.
    challenge: newChallenge(`add ${user.id}`),
    timeout: challengeMs,
    supportedAlgorithmIDs,
    excludeCredentials: docs.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return Response.json(options);
}

async function add(req: PayloadRequest): Promise<Response> {
  const { response } = await bodyOf(req);
  const user = staffOf(req);
  const { registrationInfo } = await verifyRegistrationResponse({
    ...rp,
    response: response as RegistrationResponseJSON,
    supportedAlgorithmIDs,
    expectedChallenge: (challenge) => spendChallenge(challenge, `add ${user.id}`),
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) {
    throw refused(words.notAdded[languageOf(req.i18n.language)], 400);
  }
  const { id, publicKey, counter } = registrationInfo.credential;
  await req.payload.create({
    collection: 'passkeys',
    data: {
      user: user.id,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      device: deviceOf(req.headers.get('User-Agent') ?? ''),
    },
    req,
  });
  return Response.json({}, { status: 201 });
}

async function remove(req: PayloadRequest): Promise<Response> {
  const { currentPassword } = await bodyOf(req);
  staffOf(req);
  const id = Number(req.routeParams?.['id']);
  const asked = { collection: 'passkeys', id, depth: 0, req } as const;
  const found =
    Number.isInteger(id) &&
    (await req.payload.findByID({ ...asked, overrideAccess: false, disableErrors: true }));
  if (!found) throw new NotFound(req.t);
  await proveIdentity(req, currentPassword);
  await req.payload.delete(asked);
  return Response.json({});
}

/** Pages of other origins can't send JSON with somebody's cookie, or make their browser sign in. */
async function bodyOf(req: PayloadRequest): Promise<Data> {
  if (!req.headers.get('Content-Type')?.startsWith('application/json')) return {};
  return dataOf(await req.json?.().catch(() => undefined));
}

function staffOf(req: PayloadRequest): TypedUser {
  if (!req.user || !isStaff(req)) throw new Forbidden(req.t);
  return req.user;
}

/**
 * The account's identifier for authenticators: it reveals nothing about the person, and is never
 * reused.
 */
function handleOf(user: TypedUser): Buffer<ArrayBuffer> {
  const began = new Date(String(dataOf(user)['createdAt'])).toISOString();
  return Buffer.from(hash('sha256', `${user.id} ${began}`, 'hex'), 'hex');
}

function deviceOf(userAgent: string): string {
  const known = [/iPhone/, /iPad/, /Android/, /Windows/, /Mac(?=intosh)/, /CrOS/, /Linux/];
  for (const name of known) {
    const [device] = name.exec(userAgent) ?? [];
    if (device) return device;
  }
  return '';
}

const words = {
  refused: {
    de: 'Die Anmeldung mit diesem Passkey hat nicht geklappt. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
    en: 'Signing in with this passkey did not work. Try again, or use your password.',
    fr: 'La connexion avec cette clé d’accès a échoué. Réessayez ou utilisez votre mot de passe.',
  },
  notAdded: {
    de: 'Der Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
    en: 'The passkey could not be added. Try again.',
    fr: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
  },
} satisfies Record<string, ByLanguage>;
