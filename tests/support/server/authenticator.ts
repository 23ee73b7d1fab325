import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { z } from 'zod';

const ASKED = z.looseObject({
  challenge: z.string(),
  rpId: z.string().optional(),
  rp: z.looseObject({ id: z.string() }).optional(),
  user: z.looseObject({ id: z.string() }).optional(),
  excludeCredentials: z.array(z.looseObject({ id: z.string() })).optional(),
  allowCredentials: z.array(z.looseObject({ id: z.string() })).optional(),
});

/** What is not as a good browser and a good authenticator do it. */
export interface Otherwise {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** The id of another credential stands beside what this one has signed. */
  readonly id?: string;
  /** Somebody was there, and nobody knows who. */
  readonly unverified?: boolean;
  readonly counter?: number;
  readonly type?: string;
  readonly userHandle?: string;
  readonly crossOrigin?: boolean;
  /** An attestation that brings certificates. */
  readonly certified?: boolean;
  /** Another key signs. */
  readonly forged?: boolean;
}

/** Bytes as browsers send them. */
const b64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR of whole numbers, bytes, texts, lists and maps, as authenticators write them (RFC 8949). */
function cbor(
  value: number | string | Uint8Array | readonly Uint8Array[] | ReadonlyMap<number | string, unknown>,
): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    if (count < 256) return Buffer.from([(major << 5) | 24, count]);
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (!(value instanceof Map)) throw new Error('That is no CBOR of an authenticator.');
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([name, one]) => [cbor(name), cbor(one)])]);
}

/** The flags of authenticator data (WebAuthn section 6.1): somebody is there, it is them, and a new key stands behind. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** An authenticator with a key of its own, and the browser before it. `counts`: it says how often it has signed. */
export function virtualAuthenticator({
  origin,
  counts = true,
}: {
  readonly origin: string;
  readonly counts?: boolean;
}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: 'jwk' });
  const cose = cbor(
    new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(jwk.x ?? '', 'base64url')],
      [-3, Buffer.from(jwk.y ?? '', 'base64url')],
    ]),
  );
  let signed = 0;

  const clientData = (type: string, challenge: string, other: Otherwise) =>
    Buffer.from(
      JSON.stringify({
        type: other.type ?? type,
        challenge: other.challenge ?? challenge,
        origin: other.origin ?? origin,
        crossOrigin: other.crossOrigin ?? false,
      }),
    );
  const authData = (rpId: string, other: Otherwise, attested: Uint8Array = Buffer.alloc(0)) => {
    if (counts) signed += 1;
    const flags = PRESENT | (other.unverified ? 0 : VERIFIED) | (attested.length > 0 ? ATTESTED : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(other.counter ?? signed);
    return Buffer.concat([sha256(other.rpId ?? rpId), Buffer.from([flags]), counter, attested]);
  };

  return {
    id: b64(id),
    /** How often it has signed. */
    counter: () => signed,
    /** Answer what a browser is asked that makes a passkey. */
    create(text: string, other: Otherwise = {}): string {
      const asked = ASKED.parse(JSON.parse(text));
      const length = Buffer.from([0, id.length]);
      const data = authData(asked.rp?.id ?? '', other, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const client = clientData('webauthn.create', asked.challenge, other);
      const statement = other.certified
        ? new Map<string, number | Uint8Array | readonly Uint8Array[]>([
            ['alg', -7],
            ['sig', sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)],
            ['x5c', [randomBytes(64)]],
          ])
        : new Map();
      const object = cbor(
        new Map<string, unknown>([
          ['fmt', other.certified ? 'packed' : 'none'],
          ['attStmt', statement],
          ['authData', data],
        ]),
      );
      return JSON.stringify({
        ...{ id: other.id ?? b64(id), rawId: other.id ?? b64(id), type: 'public-key', clientExtensionResults: {} },
        authenticatorAttachment: 'platform',
        response: { clientDataJSON: b64(client), attestationObject: b64(object), transports: ['internal', 'made-up'] },
      });
    },
    /** Answer what a browser is asked that signs. */
    get(text: string, other: Otherwise = {}): string {
      const asked = ASKED.parse(JSON.parse(text));
      const data = authData(asked.rpId ?? '', other);
      const client = clientData('webauthn.get', asked.challenge, other);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), other.forged ? stranger : privateKey);
      return JSON.stringify({
        ...{ id: other.id ?? b64(id), rawId: other.id ?? b64(id), type: 'public-key', clientExtensionResults: {} },
        authenticatorAttachment: 'platform',
        response: {
          ...{ clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) },
          userHandle: other.userHandle ?? null,
        },
      });
    },
  };
}

/** An authenticator of a test. */
export type Authenticator = ReturnType<typeof virtualAuthenticator>;

/** What a browser was asked, as it can be looked at. */
export const askedOf = (text: string) => ASKED.parse(JSON.parse(text));
