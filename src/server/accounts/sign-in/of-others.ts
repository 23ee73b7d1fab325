import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { SIGN_INS as SAID } from '#catalogues/sentences/estate/sign-ins.ts';
import type { SignInChange } from '#catalogues/sign-ins.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { type AuditAction, writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Asked } from '../../http/handlers.ts';
import { refused } from '../../http/refusals.ts';
import { lockOffice } from '../../lock-estate.ts';
import type { Person } from '../../person.ts';
import { endWhatIsOpen } from '../changes/end-open.ts';
import { provePassword } from '../changes/prove-password.ts';
import type { AccountDeps } from '../deps.ts';
import { endProgramTokens } from '../programs/tokens.ts';
import { forgetBrowsers } from './devices.ts';
import { endSessions, isOpen, lockAccounts } from './open-sessions.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'mail' | 'limits'> & {
  readonly config: Pick<AccountDeps['config'], 'supportEmail'>;
};

const DEEDS: Readonly<Record<SignInChange, AuditAction>> = {
  'end-sessions': 'person-signed-out',
  lock: 'sign-in-locked',
  unlock: 'sign-in-unlocked',
};

/** What its holder is mailed. */
const LETTERS: Readonly<Record<SignInChange, { readonly subject: string; readonly says: string }>> = {
  'end-sessions': {
    subject: 'You were signed out everywhere',
    says: 'An administrator signed you out of your Wattchat account on every device. You can sign in again.',
  },
  lock: {
    subject: 'Your sign-in is locked',
    says: 'An administrator locked the sign-in of your Wattchat account and signed you out on every device. What you owe, hold and have paid stays as it is.',
  },
  unlock: {
    subject: 'You can sign in again',
    says: 'An administrator unlocked the sign-in of your Wattchat account.',
  },
};

/**
 * End every session of somebody else, lock their sign-in or open it again: of the own estate, or of anybody below for the platform administrator, who alone
 * opens what the platform has locked. With the own password, as it is asked for where a second factor is taken off: an open desk locks nobody out.
 */
export async function changeSignIn(deps: Deps, asked: Asked<'changeSignIn'>): Promise<CallAnswer<'changeSignIn'>> {
  const { person: by, input } = asked;
  const { user_id: userId, what, password } = input;
  const proof = await provePassword(deps, asked, password);
  if ('status' in proof) return proof;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    if (userId === by.id) return refused('own-sign-in', SAID.notOwn);
    const office = await below(trx, by, userId);
    if (office === undefined) return refused('account-gone', SAID.nobody);
    // Whoever is locked is nobody who stays in office: of two administrators one is locked or leaves, and not both at once.
    await lockOffice(trx, { role: office.role, estateId: office.estate_id });
    await lockAccounts(trx, by.id, userId);
    // Who was taken out of office, locked or signed out meanwhile does nothing more.
    if (!(await isOpen(trx, by.sessionId))) return refused('account-gone', SAID.nobody);
    const whose = await below(trx, by, userId);
    if (whose === undefined) return refused('account-gone', SAID.nobody);
    const isPlatform = by.role === 'netplus-admin';
    const problem = problemOf(what, whose, isPlatform);
    if (problem !== null) return problem;
    if (what === 'end-sessions') {
      await endSessions(trx, [userId], { at });
      await endProgramTokens(trx, userId);
    } else {
      const isLocked = what === 'lock';
      const lock = { locked_at: isLocked ? at : null, locked_by_platform: isLocked && isPlatform };
      // The data base ends the sessions and the tokens of programs itself (migrations 360 and 364).
      await trx.updateTable('users').set(lock).where('id', '=', userId).execute();
    }
    if (what === 'lock') await endWhatIsOpen(trx, userId, at);
    if (what !== 'unlock') await forgetBrowsers(trx, userId);
    const deed = { at, actor: by.id, action: DEEDS[what], subject: userId } as const;
    await writeAudit(trx, { ...deed, estateId: whose.estate_id });
    await tell(deps, trx, whose.email, what);
    const name = `${whose.first_name} ${whose.last_name}`.trim();
    return { status: 200, data: { message: SAID.changes[what].done(name) } };
  });
}

/** Why a sign-in that stands so is not changed so; null where it is. The platform's lock takes the place of an estate's. */
function problemOf(
  what: SignInChange,
  { locked_at, locked_by_platform }: { readonly locked_at: Date | null; readonly locked_by_platform: boolean },
  isPlatform: boolean,
) {
  const isLocked = locked_at !== null;
  if (what === 'lock' && isLocked && (locked_by_platform || !isPlatform))
    return refused('locked-already', SAID.lockedAlready);
  if (what === 'unlock' && !isLocked) return refused('not-locked', SAID.unlockedAlready);
  if (what === 'unlock' && locked_by_platform && !isPlatform) return refused('locked-above', SAID.lockedAbove);
  return null;
}

/** Somebody whose sign-in an administrator may change; undefined: there is nobody, as far as they are told. */
function below(trx: Transaction<Schema>, by: Pick<Person, 'role' | 'estate'>, userId: string) {
  const found = trx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'role', 'estate_id', 'locked_at', 'locked_by_platform'])
    .where('id', '=', userId)
    .where('disabled', '=', false)
    .where('role', '<>', 'netplus-admin');
  return (
    by.role === 'netplus-admin' ? found : found.where('estate_id', '=', by.estate?.id ?? null)
  ).executeTakeFirst();
}

async function tell(deps: Deps, trx: Transaction<Schema>, to: string, what: SignInChange): Promise<void> {
  const { subject, says } = LETTERS[what];
  const when = `That was on ${formatWhen(deps.clock().toISOString())}.`;
  const whom = `If you do not know why, please ask your estate administrator, or write to ${deps.config.supportEmail}.`;
  await deps.mail.queue(trx, { to, subject, text: ['Hello,', '', says, when, '', whom].join('\n') });
}
