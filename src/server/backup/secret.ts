import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';
import { type KeySettings, secretFile } from '../open-keys.ts';

type Secrets = KeySettings;

/**
 * What a copy begins with, sealed as the rest of it: the secret where it was generated, since it stands beside the data base and not in
 * it; and a mark of it, which tells whether the portal that gets the copy has the same.
 */
const preface = z.object({ secret: z.string().nullable(), mark: z.string() });
type Preface = z.infer<typeof preface>;

const LENGTH_BYTES = 4;
const LONGEST = 64 * 1024;

const fileOf = ({ dataDir }: Secrets): string => secretFile(dataDir);
const markOf = (secret: string): string =>
  createHash('sha256').update(`wattchat-backup:${secret}`).digest('hex').slice(0, 16);

function generated(config: Secrets): string | null {
  return config.authSecret === null && existsSync(fileOf(config)) ? readFileSync(fileOf(config), 'utf8').trim() : null;
}

/** The bytes of a copy with its preface before them. */
export async function* withSecret(config: Secrets, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const secret = generated(config);
  const own: Preface = { secret, mark: markOf(secret ?? config.authSecret ?? '') };
  const text = Buffer.from(JSON.stringify(own));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  yield Buffer.concat([length, text]);
  yield* bytes;
}

/** The preface of a copy, and what follows it. */
export async function readSecret(
  bytes: AsyncGenerator<Uint8Array>,
): Promise<{ readonly preface: Preface; readonly rest: AsyncGenerator<Uint8Array> }> {
  let held: Uint8Array = Buffer.alloc(0);
  const has = async (count: number) => {
    while (held.length < count) {
      const next = await bytes.next();
      if (next.done === true) throw new CannotStart('This copy is cut off.');
      held = Buffer.concat([held, next.value]);
    }
  };
  await has(LENGTH_BYTES);
  const length = Buffer.from(held).readUInt32BE(0);
  if (length > LONGEST) throw new CannotStart('This copy was not made by the portal.');
  await has(LENGTH_BYTES + length);
  const text = Buffer.from(held.subarray(LENGTH_BYTES, LENGTH_BYTES + length)).toString('utf8');
  return { preface: preface.parse(JSON.parse(text)), rest: following(held.subarray(LENGTH_BYTES + length), bytes) };
}

async function* following(first: Uint8Array, bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* bytes;
}

/**
 * Put the generated secret back where the portal looks for it. Answers what an operator has to know where the secret is none that the portal has,
 * present or former: it signs sessions, and opens what is kept sealed. A generated one is in no setting of anybody: it is laid beside.
 */
export function keepSecret(config: Secrets, { secret, mark }: Preface): string | null {
  if (secret !== null && config.authSecret === null && !existsSync(fileOf(config))) {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(fileOf(config), secret, { mode: 0o600, flush: true, flag: 'wx' });
    return null;
  }
  const own = [generated(config) ?? config.authSecret ?? '', ...config.authSecretsFormer];
  if (own.some((one) => markOf(one) === mark)) return null;
  const laid = secret === null ? null : join(config.dataDir, 'auth-secret-of-copy');
  if (laid !== null && secret !== null) {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(laid, secret, { mode: 0o600, flush: true });
  }
  const which = laid === null ? 'the one of then' : `the one in ${laid}`;
  return `AUTH_SECRET is another one than when the copy was made: everybody signs in again, codes of authenticator apps are not taken (recovery codes are), and bank accounts that payers gave for refunds cannot be read. Set AUTH_SECRET_FORMER to ${which} before the portal starts: what it sealed is sealed anew (docs/operations/keys.md).`;
}
