import { readCode } from '#machines/kit/sensitive/second-factor-codes.ts';
import { writeAudit } from '../../audit.ts';
import type { SealedBox } from '../../keys/sealed.ts';
import type { AccountDeps } from '../deps.ts';
import { passwordMatches } from '../passwords.ts';
import { stepOf } from './codes.ts';
import { tellRecoveryCodeUsed } from './letters.ts';
import { countFactorTry, type Giver } from './tries.ts';

/** What taking a code needs. */
export interface CodeDeps extends Pick<AccountDeps, 'db' | 'clock' | 'mail' | 'limits'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
  readonly sealed: SealedBox;
}

/** What became of a code. */
export type TakenCode =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  /** It was right, and has been given before, or one of a later step has. */
  | { readonly kind: 'used' }
  /** The key of the app is sealed with one that this portal does not have: a recovery code is taken. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-many'; readonly retryAfter: number };

/** Take a code of an authenticator app, or a recovery code, of an account: each one counts once. Wrong ones are limited. */
export async function takeCode(deps: CodeDeps, giver: Giver, typed: string): Promise<TakenCode> {
  const tried = await countFactorTry(deps, giver);
  if ('retryAfter' in tried) return { kind: 'too-many', ...tried };
  const kind = await judge(deps, giver, readCode(typed));
  // Only a wrong one is a guess. One that was used may be what somebody has read over a shoulder, and is counted.
  if (kind === 'right' || kind === 'unreadable') await tried.giveBack();
  return { kind };
}

async function judge(deps: CodeDeps, giver: Giver, read: ReturnType<typeof readCode>) {
  if (read === null) return 'wrong';
  return 'digits' in read ? takeDigits(deps, giver.id, read.digits) : takeRecovery(deps, giver, read.recovery);
}

async function takeDigits({ db, clock, sealed }: CodeDeps, userId: string, digits: string) {
  const held = await db
    .selectFrom('second_factors')
    .select(['sealed_key', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (held === undefined) return 'wrong';
  const key = sealed.open(held.sealed_key, userId);
  if (key === null) return 'unreadable';
  const step = stepOf(key, digits, clock());
  if (step === null) return 'wrong';
  // Of two at once with the same code one finds the step taken.
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    // Sealed anew meanwhile it is the same one still.
    .where('confirmed_at', '=', held.confirmed_at)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken === undefined ? 'used' : 'right';
}

async function takeRecovery(deps: CodeDeps, giver: Giver, code: string) {
  const held = await deps.db
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash', 'used_at'])
    .where('user_id', '=', giver.id)
    .orderBy('id')
    .execute();
  for (const { id, code_hash } of held) {
    if (!(await passwordMatches(code, code_hash))) continue;
    return (await spend(deps, giver, id)) ? 'right' : 'used';
  }
  return 'wrong';
}

/** Use a recovery code up, which its owner is told of; false where another was faster. */
function spend(deps: CodeDeps, { id: userId, email, estateId }: Giver, id: number): Promise<boolean> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('recovery_codes')
      .set({ used_at: at })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (used === undefined) return false;
    const { left } = await trx
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    await writeAudit(trx, { at, actor: userId, action: 'recovery-code-used', subject: userId, estateId });
    await tellRecoveryCodeUsed(deps, trx, { email, left: Number(left) });
    return true;
  });
}
