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

/** Signs texts with keys derived from one secret. */
export function createSigner(secret: string): Signer {
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string): KeyObject => {
    let key = keys.get(purpose);
    if (!key) {
      // A key object, because Node takes four times as long with raw bytes.
      const bytes = hkdfSync('sha256', secret, '', `schaufenster ${purpose}`, 32);
      key = createSecretKey(Buffer.from(bytes));
      keys.set(purpose, key);
    }
    return key;
  };
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest();
  return {
    sign(purpose, text) {
      const body = Buffer.from(text).toString('base64url');
      return `${body}.${mac(purpose, body).toString('base64url')}`;
    },
    verify(purpose, signed) {
      const [body = '', signature = '', ...rest] = signed.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(purpose, body);
      if (rest.length > 0 || given.length !== expected.length) return undefined;
      if (!timingSafeEqual(given, expected)) return undefined;
      return Buffer.from(body, 'base64url').toString();
    },
    pseudonym: (...traits) => mac('pseudonym', JSON.stringify(traits)).toString('base64url'),
    key: (purpose) => keyFor(purpose).export().toString('hex'),
  };
}
