import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

/** The purposes of signed texts. A text signed for one purpose is invalid for any other. */
type Purpose = 'time' | 'click' | 'confirm' | 'unsubscribe';

export interface Signer {
  /** The text with its signature, in characters that are safe in URLs. */
  sign(purpose: Purpose, text: string): string;
  /** Returns the text if it was signed for this purpose; otherwise undefined. */
  verify(purpose: Purpose, signed: string): string | undefined;
  /** Hashes a visitor's traits, to recognise the visitor without revealing them. */
  pseudonym(...traits: readonly string[]): string;
  /** A separate key for this purpose. */
  key(purpose: 'altcha'): string;
}

/**
 * Signs texts with keys derived from one secret.
 *
 * @param formerSecret Texts signed with it stay valid, so that links in old mails still work.
 */
export function createSigner(secret: string, formerSecret?: string): Signer {
  const keyFor = keysOf(secret);
  const formerKeyFor = formerSecret === undefined ? undefined : keysOf(formerSecret);
  const mac = (purpose: string, text: string, key = keyFor(purpose)) =>
    createHmac('sha256', key).update(text).digest('base64url');
  const macs = (purpose: string, text: string) => [
    mac(purpose, text),
    ...(formerKeyFor ? [mac(purpose, text, formerKeyFor(purpose))] : []),
  ];
  return {
    sign(purpose, text) {
      const body = Buffer.from(text).toString('base64url');
      return `${body}.${mac(purpose, body)}`;
    },
    verify(purpose, signed) {
      const [body = '', signature = '', ...rest] = signed.split('.');
      const isSigned = macs(purpose, body).some((expected) => isEqual(signature, expected));
      if (rest.length > 0 || !isSigned) return undefined;
      return Buffer.from(body, 'base64url').toString();
    },
    pseudonym: (...traits) => mac('pseudonym', JSON.stringify(traits)),
    key: (purpose) => keyFor(purpose).export().toString('hex'),
  };
}

/** The keys of a secret, one for each purpose. */
function keysOf(secret: string): (purpose: string) => KeyObject {
  const keys = new Map<string, KeyObject>();
  return (purpose) => {
    let key = keys.get(purpose);
    if (!key) {
      // A key object, because Node takes four times as long with raw bytes.
      const bytes = hkdfSync('sha256', secret, '', `schaufenster ${purpose}`, 32);
      key = createSecretKey(Buffer.from(bytes));
      keys.set(purpose, key);
    }
    return key;
  };
}

/** Compares texts, not the bytes they encode: decoders ignore what is appended to a signature. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
