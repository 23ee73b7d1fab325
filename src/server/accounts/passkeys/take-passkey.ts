import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';
import { countFactorTry, type Giver } from '../second-factor/tries.ts';
import { type ChallengeFor, makeChallenge, takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { askToSign, challengeIn, counterOf, type Passkey, readAsserted } from './signed.ts';

/** What asking for a passkey and taking it needs. */
export interface PasskeyDeps extends Pick<AccountDeps, 'db' | 'clock' | 'limits' | 'random'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl'>;
}

/** What became of what a passkey has signed. `why`: for the log alone. */
export type TakenPasskey =
  | { readonly kind: 'right'; readonly id: string }
  | { readonly kind: 'wrong-passkey'; readonly why: string }
  /** What was to be signed is used, over, or of somebody else. */
  | { readonly kind: 'passkey-over' }
  | { readonly kind: 'too-many'; readonly retryAfter: number };

/** The passkeys of an account, the oldest first. */
export function passkeysOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** What a browser is asked that signs with a passkey of an account, as text; null where it has none that was made for this address. */
export async function askForPasskey(deps: PasskeyDeps, asked: ChallengeFor): Promise<string | null> {
  const rp = relyingParty(deps.config.publicUrl);
  if (rp === null) return null;
  const held = (await passkeysOf(deps.db, asked.userId)).filter(({ rp_id }) => rp_id === rp.id);
  if (held.length === 0) return null;
  return askToSign(rp, { challenge: await makeChallenge(deps, asked), held });
}

/** Take what a passkey of an account has signed: each counts once. Wrong ones are limited, together with wrong codes. */
export async function takePasskey(
  deps: PasskeyDeps,
  giver: Giver,
  { text, sessionId, use }: Omit<ChallengeFor, 'userId'> & { readonly text: string },
): Promise<TakenPasskey> {
  const tried = await countFactorTry(deps, giver);
  if ('retryAfter' in tried) return { kind: 'too-many', ...tried };
  const taken = await judge(deps, { userId: giver.id, sessionId, use }, text);
  if (taken.kind === 'right') await tried.giveBack();
  return taken;
}

async function judge(deps: PasskeyDeps, asked: ChallengeFor, text: string): Promise<TakenPasskey> {
  const { db, clock } = deps;
  const rp = relyingParty(deps.config.publicUrl);
  const asserted = readAsserted(text);
  const challenge = asserted && challengeIn(asserted);
  if (rp === null || asserted === null || challenge === null) return { kind: 'wrong-passkey', why: 'It is none.' };
  if (!(await takeChallenge(db, challenge, asked, clock()))) return { kind: 'passkey-over' };
  const passkey: Passkey | undefined = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', asked.userId)
    .where('credential_id', '=', asserted.id)
    .where('rp_id', '=', rp.id)
    .executeTakeFirst();
  if (passkey === undefined) return { kind: 'wrong-passkey', why: 'It is none of this account.' };
  const counter = await counterOf(rp, asserted, { challenge, passkey });
  if (typeof counter === 'string') return { kind: 'wrong-passkey', why: counter };
  // Of two at once that have signed as often one is a copy.
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: clock() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return used ? { kind: 'right', id: used.id } : { kind: 'wrong-passkey', why: 'It has just signed elsewhere.' };
}
