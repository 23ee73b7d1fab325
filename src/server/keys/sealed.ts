import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../random.ts';
import type { Key, Keyring } from './keyring.ts';

/** What keeps a text that nobody may read in the data base: AES-256-GCM, bound to what it is of. */
export interface SealedBox {
  /** The id of the key that it seals with, which stands beside what was sealed. */
  readonly by: string;
  seal(text: string, of: string): string;
  /** Null: sealed with a key that is not here, of something else, or changed since. */
  open(sealed: string, of: string): string | null;
}

/** What is sealed in the data base, and anew as keys are exchanged: each purpose has a key of its own. */
export type SealedFor = 'second-factors' | 'refund-accounts' | 'push-keys';

/** What is sealed, by whoever keeps it: `devices` are the cookies of browsers, `sign-up-codes` what says which mailed code is meant. */
type Purpose = SealedFor | 'devices' | 'sign-up-codes';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A box by the portal's own keys. What it opens may be of a former one. Each is tried, whatever the id beside it says: a server from before there
 * were ids writes none, and the seal itself says whether a key fits.
 */
export function sealedBox(keys: Keyring, purpose: Purpose, random: Pick<Random, 'bytes'>): SealedBox {
  const present = derived(keys.present, purpose);
  const former = keys.former.map((key) => derived(key, purpose));
  return {
    by: keys.present.id,
    seal(text, of) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', present, nonce).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed, of) {
      for (const key of [present, ...former]) {
        const text = opened(key, sealed, of);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

const derived = ({ secret }: Key, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `sealed:${purpose}`, 32));

function opened(key: Buffer, sealed: string, of: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(of));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
