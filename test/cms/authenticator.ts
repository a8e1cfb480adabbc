import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Signed {
  /** The origin of the requesting page. */
  origin: string;
  /** How often the passkey has been used. */
  counter?: number;
  /** The authenticator's flags: by default user present and verified. */
  flags?: number;
  userHandle?: string;
}

/** The content system's options for an authenticator. */
interface Options {
  challenge: string;
  user?: { id: string };
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** A test authenticator, which can do what no browser would. */
export class Authenticator {
  readonly id = randomBytes(32);
  userHandle = '';
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  readonly #rpId: string;

  constructor(rpId = 'localhost') {
    this.#rpId = rpId;
  }

  /** The result of `PublicKeyCredential.toJSON()` for a new passkey. */
  create({ challenge, user }: Options, { origin, flags = present | verified }: Signed) {
    this.userHandle = user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key];
    const data = Buffer.concat([this.#head(flags | attested, 0), ...credential]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject,
    });
  }

  /** The result for signing in. */
  get(
    { challenge }: Options,
    { origin, counter = 0, flags = present | verified, userHandle }: Signed,
  ) {
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const authenticatorData = this.#head(flags, counter);
    const digest = createHash('sha256').update(clientDataJSON).digest();
    const signed = Buffer.concat([authenticatorData, digest]);
    const signature = sign('sha256', signed, this.#keys.privateKey);
    const credential = this.#credential({ clientDataJSON, authenticatorData, signature });
    const response: Record<string, string> = {
      ...credential.response,
      userHandle: userHandle ?? this.userHandle,
    };
    return { ...credential, response };
  }

  #head(flags: number, counter: number): Buffer {
    const end = Buffer.alloc(5);
    end.writeUInt8(flags);
    end.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(this.#rpId).digest(), end]);
  }

  #credential(parts: Record<string, Buffer>) {
    const id = this.id.toString('base64url');
    const response: Record<string, string> = Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    );
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
