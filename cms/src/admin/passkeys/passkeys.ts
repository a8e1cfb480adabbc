import { type Data, dataOf, listOf, textOf } from '../../records/data.ts';
import type { passkeyWords } from './words.ts';

type Words = (typeof passkeyWords)['de'];

/**
 * Whether this browser supports passkeys for this address: over HTTPS or on localhost, and by host
 * name.
 */
export function hasPasskeys(): boolean {
  const isAddress = /^\[|^[\d.]+$/.test(location.hostname);
  return (
    isSecureContext &&
    !isAddress &&
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/**
 * Signs in with a passkey.
 *
 * @param email the account, if only one is allowed
 * @returns why it failed, if so
 */
export async function signInWithPasskey(words: Words, email?: string): Promise<string | undefined> {
  return problemOf(words, words.notUsed, async () => {
    const options = (await post('/sign-in/options')) as unknown;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    );
    const credential = await navigator.credentials.get({ publicKey });
    await post('/sign-in', { response: (credential as PublicKeyCredential).toJSON(), email });
  });
}

/**
 * Adds a passkey of this device to one's own account.
 *
 * @returns why it failed, if so
 */
export async function addPasskey(
  words: Words,
  currentPassword: string,
): Promise<string | undefined> {
  return problemOf(words, words.notAdded, async () => {
    const options = (await post('/add/options', { currentPassword })) as unknown;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    const credential = await navigator.credentials.create({ publicKey });
    await post('/add', { response: (credential as PublicKeyCredential).toJSON() });
  });
}

/** @returns why it failed, if so */
export async function removePasskey(
  words: Words,
  id: number,
  currentPassword: string,
): Promise<string | undefined> {
  return problemOf(words, words.offline, async () => post(`/${id}/remove`, { currentPassword }));
}

/** The server refused, with a message in the person's language. */
class Refusal extends Error {}

/** @param otherwise the message if the browser provides no passkey */
async function problemOf(
  words: Words,
  otherwise: string,
  task: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await task();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    // `fetch` throws one without a connection.
    if (error instanceof TypeError) return words.offline;
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    return isKnown ? words.known : otherwise;
  }
}

async function post(path: string, body: object = {}): Promise<Data> {
  const response = await fetch(`/api/passkeys${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = dataOf(await response.json());
  if (response.ok) return answer;
  const [error] = listOf(answer['errors']).map(dataOf);
  const [field] = listOf(dataOf(error?.['data'])['errors']).map(dataOf);
  throw new Refusal(textOf(field?.['message']) || textOf(error?.['message']));
}
