import { createHmac } from 'node:crypto';

/** A secret of the portal, and the name under which what it signed or sealed says so. */
export interface Key {
  /** Made from the secret by HMAC: it tells nothing of it, and every server has the same one. */
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The portal's own keys: the present one signs and seals, former ones are taken for reading alone. */
export interface Keyring {
  readonly present: Key;
  readonly former: readonly Key[];
}

const ID_BYTES = 9;

/** A secret as a key. */
export function keyOf(secret: Uint8Array): Key {
  const digest = createHmac('sha256', secret).update('wattchat:key-id').digest();
  return { id: digest.subarray(0, ID_BYTES).toString('base64url'), secret };
}

/** Keys of secrets as they stand in the settings. */
export function keyring(present: string, former: readonly string[] = []): Keyring {
  const key = (secret: string) => keyOf(new TextEncoder().encode(secret));
  return { present: key(present), former: former.map(key) };
}

/** Every key by which something may be read, the present one first. */
export const readingKeys = ({ present, former }: Keyring): readonly Key[] => [present, ...former];
