import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/** What an operator seals copies with: the bytes of a key file, or a passphrase. */
export type BackupKey =
  | { readonly by: 'key'; readonly bytes: Uint8Array }
  | { readonly by: 'passphrase'; readonly words: string };

/** What anybody may read of a copy without its key: which data base it is of, and as it was when. */
export type BackupHead = z.infer<typeof head>;

const SALT_BYTES = 32;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
/** Plain bytes of a piece; the last one may have less. */
const PIECE = 1024 * 1024;
/** What a guess costs: an eighth of a second and 128 MiB. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const;
/** Longest line that a copy may begin with, bytes. */
const LONGEST_HEAD = 4_096;

const head = z.object({
  format: z.literal('wattchat-backup-1'),
  of: z.enum(['pglite', 'postgres']),
  takenAt: z.iso.datetime(),
  portal: z.string(),
  sealedBy: z.enum(['key', 'passphrase']),
  salt: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The head of a new copy, with a salt of its own: no two copies have the same key. */
export function newHead(given: Pick<BackupHead, 'of' | 'takenAt' | 'portal'>, key: BackupKey): BackupHead {
  return {
    format: 'wattchat-backup-1',
    ...given,
    sealedBy: key.by,
    salt: randomBytes(SALT_BYTES).toString('hex'),
  };
}

/**
 * A copy as it is written: its head on a line, then pieces of AES-256-GCM. Each piece's nonce is its number and whether it is the last, and
 * its head stands in each: pieces that were changed, left out, put elsewhere or cut off at the end do not open.
 */
export async function* sealed(
  key: BackupKey,
  head: BackupHead,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const line = `${JSON.stringify(head)}\n`;
  yield Buffer.from(line);
  const [secret, of] = [secretOf(key, head), digest(line)];
  let number = 0;
  for await (const { bytes, last } of inPieces(source, PIECE)) {
    const cipher = createCipheriv('aes-256-gcm', secret, nonce(number, last)).setAAD(of);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Open a copy; throws CannotStart where it is none, or its key is another one, or it was changed, as soon as that is seen. */
export async function unsealed(
  key: BackupKey,
  source: AsyncIterable<Uint8Array>,
): Promise<{ readonly head: BackupHead; readonly body: AsyncGenerator<Uint8Array> }> {
  const { line, rest } = await firstLine(source);
  const read = head.safeParse(parsed(line));
  if (!read.success) throw new CannotStart('This is no copy of a portal: it does not begin as one.');
  const known = read.data;
  if (known.sealedBy !== key.by)
    throw new CannotStart(
      known.sealedBy === 'key'
        ? 'This copy was sealed with a key file. Set BACKUP_KEY_FILE to it, and no BACKUP_PASSPHRASE.'
        : 'This copy was sealed with a passphrase. Set BACKUP_PASSPHRASE to it, and no BACKUP_KEY_FILE.',
    );
  return { head: known, body: open(secretOf(key, known), digest(`${line}\n`), rest) };
}

async function* open(
  secret: Uint8Array,
  of: Uint8Array,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let number = 0;
  for await (const { bytes, last } of inPieces(source, PIECE + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new CannotStart('This copy is cut off.');
    try {
      const decipher = createDecipheriv('aes-256-gcm', secret, nonce(number, last)).setAAD(of);
      decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
      const plain = decipher.update(bytes.subarray(0, bytes.length - TAG_BYTES));
      yield Buffer.concat([plain, decipher.final()]);
    } catch (cause) {
      const why = number === 0 ? 'its key or passphrase is another one, or it is damaged' : 'it is damaged, or cut off';
      throw new CannotStart(`This copy does not open: ${why}.`, { cause });
    }
    number += 1;
  }
}

function secretOf(key: BackupKey, { salt }: BackupHead): Uint8Array {
  const salted = Buffer.from(salt, 'hex');
  if (key.by === 'passphrase') return scryptSync(key.words.normalize('NFKC'), salted, KEY_BYTES, SCRYPT);
  return Buffer.from(hkdfSync('sha256', key.bytes, salted, 'wattchat-backup-1', KEY_BYTES));
}

const digest = (line: string): Uint8Array => createHash('sha256').update(line).digest();

/** Twelve bytes: eleven of the number, and one that says whether it is the last. */
function nonce(number: number, last: boolean): Uint8Array {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

/** The same bytes in pieces of one size; the last one, which may be empty, is known as such. */
async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ readonly bytes: Uint8Array; readonly last: boolean }> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let all: Uint8Array = Buffer.concat(held);
    // One byte stays back, so that the last piece is never given out as another one.
    while (all.length > size) {
      yield { bytes: all.subarray(0, size), last: false };
      all = all.subarray(size);
    }
    held = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(held), last: true };
}

async function firstLine(
  source: AsyncIterable<Uint8Array>,
): Promise<{ readonly line: string; readonly rest: AsyncIterable<Uint8Array> }> {
  const chunks = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  for (;;) {
    const end = held.indexOf('\n');
    if (end >= 0) {
      const after = held.subarray(end + 1);
      return {
        line: held.subarray(0, end).toString('utf8'),
        rest: { [Symbol.asyncIterator]: () => following(after, chunks) },
      };
    }
    const next = held.length > LONGEST_HEAD ? { done: true as const } : await chunks.next();
    if (next.done === true) throw new CannotStart('This is no copy of a portal: it does not begin as one.');
    held = Buffer.concat([held, next.value]);
  }
}

async function* following(first: Uint8Array, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
