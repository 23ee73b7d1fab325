import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from './random.ts';

/** What keeps a text that nobody may read in the data base: AES-256-GCM, bound to what it is of. */
export interface SealedBox {
  seal(text: string, of: string): string;
  /** Null: sealed with another secret, of something else, or changed since. */
  open(sealed: string, of: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A box by the portal's own secret, with a key for this purpose alone. */
export function sealedBox(secret: Uint8Array, purpose: string, random: Pick<Random, 'bytes'>): SealedBox {
  const key = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `sealed:${purpose}`, 32));
  return {
    seal(text, of) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed, of) {
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
    },
  };
}
