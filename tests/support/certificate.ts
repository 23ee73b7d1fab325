import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;

/** DER (X.690): a tag, a length and what is inside. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(parts);
  const { length } = inside;
  const size: number[] = [];
  for (let rest = length; length > 127 && rest > 0; rest = Math.floor(rest / 256)) size.unshift(rest % 256);
  const head = length > 127 ? [0x80 + size.length, ...size] : [length];
  return Buffer.concat([Buffer.from([tag, ...head]), inside]);
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const time = (at: number) => der(0x17, Buffer.from(new Date(at).toISOString().replace(/^..|[-:T]|\.\d+/g, '')));

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const OTHER_NAMES = oid(0x55, 0x1d, 0x11);
const BASIC_CONSTRAINTS = oid(0x55, 0x1d, 0x13);

/** A certificate for `localhost`, and for the address that is no machine's own, signed by itself (RFC 5280), that who is told of it can trust; good for a day. */
export function selfSigned(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const names = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
    der(0x87, Buffer.alloc(4)),
  );
  const authority = sequence(der(0x01, Buffer.from([0xff])));
  const extensions = sequence(
    sequence(OTHER_NAMES, der(0x04, names)),
    sequence(BASIC_CONSTRAINTS, der(0x04, authority)),
  );
  const now = Date.now();
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(time(now - DAY_MS), time(now + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const bits = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  const lines = sequence(signed, ECDSA_SHA256, bits)
    .toString('base64')
    .replaceAll(/.{1,64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
