import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How an event is signed, and how the signature is written. */
interface Signing {
  readonly algorithm: 'sha256' | 'sha512';
  readonly encoding: 'hex' | 'base64';
}

/** True where one of the secrets has signed these bytes as they came. */
export function isSigned(
  secrets: readonly string[],
  { algorithm, encoding }: Signing,
  body: Uint8Array,
  header: string,
) {
  const given = Buffer.from(header, encoding);
  return fitsOne(secrets, (key) => [createHmac(algorithm, key).update(body).digest(), given]);
}

/** True where one of the secrets itself was sent along. */
export function isEcho(secrets: readonly string[], header: string): boolean {
  return fitsOne(secrets, (key) => [digest(key), digest(header)]);
}

/** Every secret is tried, so that the time taken does not tell which one fits. */
function fitsOne(secrets: readonly string[], pair: (key: string) => readonly [Buffer, Buffer]): boolean {
  const fits = secrets.filter((key) => {
    const [wanted, given] = pair(key);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  return fits.length > 0;
}

/** An id for an event that carries none: its name, and a digest of its bytes. */
export function eventIdOf(name: string, body: Uint8Array): string {
  return `${name}:${digest(body).toString('hex').slice(0, 32)}`;
}

/** The JSON of an event's bytes; null where it is none. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

const digest = (what: string | Uint8Array): Buffer => createHash('sha256').update(what).digest();
