import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;
/** How an authenticator may lie, or be another one than the site's. */
export type Bend = {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
  readonly type?: string;
  readonly challenge?: string;
  readonly rpId?: string;
};

/** One passkey in software, with a counter; it answers the options of `navigator.credentials` in their JSON forms. */
export type SoftAuthenticator = {
  readonly id: string;
  create(options: string, bend?: Bend): string;
  get(options: string, bend?: Bend): string;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export function createSoftAuthenticator(origin: string): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const dataOf = (rpId: string, flags: number, bend: Bend, credential: Buffer): Buffer => {
    counter += 1;
    const head = Buffer.alloc(37);
    createHash('sha256').update(rpId).digest().copy(head);
    head.writeUInt8(flags | PRESENT | (bend.isVerified === false ? 0 : VERIFIED), 32);
    head.writeUInt32BE(bend.counter ?? counter, 33);
    return Buffer.concat([head, credential]);
  };
  const clientDataOf = (type: string, challenge: string, bend: Bend): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: bend.type ?? type,
        challenge: bend.challenge ?? challenge,
        origin: bend.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const answer = (response: Json): string =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id: id.toString('base64url'),
    create: (text, bend = {}) => {
      const options = JSON.parse(text) as { challenge: string; rp: { id: string }; user: { id: string } };
      handle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = dataOf(bend.rpId ?? options.rp.id, HAS_CREDENTIAL, bend, credential);
      const attestation = cbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: clientDataOf('webauthn.create', options.challenge, bend).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get: (text, bend = {}) => {
      const options = JSON.parse(text) as { challenge: string; rpId: string };
      const authData = dataOf(bend.rpId ?? options.rpId, 0, bend, Buffer.alloc(0));
      const clientData = clientDataOf('webauthn.get', options.challenge, bend);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle: bend.userHandle ?? handle,
      });
    },
  };
}

type CborValue = number | string | Buffer | readonly (readonly [number | string, CborValue])[];

/** As much of CBOR as a passkey needs: whole numbers, texts, bytes, and maps as lists of pairs. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return Buffer.concat([cborHead(5, value.length), ...value.flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
