import type { Kysely, Transaction } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken, Handler } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { lacksSecondFactor } from '../../http/second-factor.ts';
import { askForAddress, type Mailing, mailingTo, pendingAddress } from '../changes/address.ts';
import { provePassword } from '../changes/prove-password.ts';
import type { AccountDeps } from '../deps.ts';

/** The signed-in person, as the data base has them at this moment (S1 section 3, Profile response). */
export const profile =
  ({ db, clock, config }: Pick<AccountDeps, 'db' | 'clock' | 'config'>): Handler<'profile'> =>
  async ({ person }) => {
    const pending = await pendingAddress(db, person.id, clock());
    const refusal = await refusalOf(db, person.id, clock());
    const user = {
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      role: person.role,
      status: person.status,
      is_verified: person.verified,
      awaits: person.awaits,
      pending_email: pending?.to_value ?? null,
      refused: refusal,
      meter_number: person.meterNumber,
      estate: person.estate?.name ?? null,
      address: person.address,
      language: person.language,
      helps_learning: person.helpsLearning,
      dues_reminders: person.wantsReminders,
      announcement_mails: person.wantsAnnouncements,
      password_guessable: person.passwordGuessable,
      second_factor: person.hasSecondFactor,
      factor_ways: [...person.factorWays],
      second_factor_missing: lacksSecondFactor(person, config.secondFactor),
      learning_days: config.learningDays,
    };
    return { status: 200, data: { user } };
  };

/** So long it stands in the profile that an estate has refused somebody. */
const REFUSAL_DAYS = 30;

/** That an estate has refused the person on a meter of late, with its reason; null where it has not, or where they have asked for one since. */
async function refusalOf(db: Kysely<Schema>, userId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('refused_residents as refused')
    .innerJoin('estates', 'estates.id', 'refused.estate_id')
    .select(['estates.name', 'refused.meter_number', 'refused.reason', 'refused.at'])
    .where('refused.user_id', '=', userId)
    .where('refused.at', '>', new Date(now.getTime() - REFUSAL_DAYS * 86_400_000))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('meter_moves as came')
            .select('came.id')
            .whereRef('came.user_id', '=', 'refused.user_id')
            .where('came.way', '=', 'in')
            .whereRef('came.at', '>', 'refused.at'),
        ),
      ),
    )
    .orderBy('refused.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : REFUSING.told(row.name, row.meter_number, row.reason);
}

/** Keeps the language that the person is answered in. */
export const chooseLanguage =
  ({ db }: Pick<AccountDeps, 'db'>): Handler<'chooseLanguage'> =>
  async ({ person, input: { language } }) => {
    await db.updateTable('users').set({ language }).where('id', '=', person.id).execute();
    return { status: 200, data: { language } };
  };

/**
 * Changing the own name, phone or e-mail address (S1 sections 5 and 7): only what was sent and is not empty. Another address
 * needs the password too, and takes effect once the link that is mailed to it was opened. Answers a token with the new claims
 * for the same session.
 */
export function updateProfile(deps: AccountDeps): Handler<'updateProfile'> {
  return async (asked) => {
    const { input, person } = asked;
    const read = readChanges(input);
    if ('problem' in read) return refused('invalid-input', read.problem);
    if (Object.keys(read.changes).length === 0) return refused('no-changes', MESSAGES.noChanges);
    const { email, ...plain } = read.changes;
    const newEmail = email === person.email ? undefined : email;
    const over = await deps.limits.profileChanges.take(person.id);
    if (over) return tooMany(over);
    const proof = newEmail === undefined ? null : await provePassword(deps, asked, input.password ?? '');
    if (proof !== null && 'status' in proof) return proof;
    const full = newEmail === undefined ? null : await deps.limits.confirmationMails.take(person.id);
    if (full) return tooMany(full);
    const mailing = newEmail === undefined ? 'nothing' : await mailingTo(deps, { userId: person.id, email: newEmail });
    const address = proof !== null && newEmail !== undefined ? { email: newEmail, hash: proof.hash, mailing } : null;
    const done = await deps.db.transaction().execute((trx) => changeIn(trx, deps, person, { plain, address }));
    if (done === 'password-changed') return refused('wrong-password', SENTENCES.passwordWrong);
    const message =
      newEmail === undefined ? SENTENCES.profileUpdated : SENTENCES.profileNewEmail(newEmail, person.email);
    return { status: 200, data: { message, token: await deps.sessions.renew(person.sessionId, person.id) } };
  };
}

/** What is changed at once, and the address that waits for its link, with the password hash that was proven for it. */
interface Change {
  readonly plain: Omit<Changes, 'email'>;
  readonly address: { readonly email: string; readonly hash: string; readonly mailing: Mailing } | null;
}

async function changeIn(
  trx: Transaction<Schema>,
  deps: AccountDeps,
  { id: userId, sessionId }: { readonly id: string; readonly sessionId: string },
  { plain, address }: Change,
): Promise<'done' | 'password-changed'> {
  const before = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (address !== null) {
    if (before.password_hash !== address.hash) return 'password-changed';
    await askForAddress(deps, trx, before, { ...address, sessionId });
  }
  const fields = (Object.keys(plain) as (keyof typeof plain)[]).filter((name) => plain[name] !== before[name]);
  if (fields.length > 0) {
    await trx.updateTable('users').set(plain).where('id', '=', userId).execute();
    const deed = { actor: userId, action: 'profile-changed', subject: userId, estateId: before.estate_id } as const;
    await writeAudit(trx, { ...deed, at: deps.clock(), detail: { fields } });
  }
  return 'done';
}

/** What of a profile its owner can change. */
export type Changes = Partial<Record<'first_name' | 'last_name' | 'email' | 'phone', string>>;

const RULES = {
  first_name: PERSON_RULES.firstName,
  last_name: PERSON_RULES.lastName,
  email: PERSON_RULES.email,
  phone: PERSON_RULES.phone,
} as const;
const NAMES = Object.keys(RULES) as (keyof typeof RULES)[];

/** The values that were sent and are not empty, as they are kept; else the first problem, in the form's words. */
function readChanges(input: CallTaken<'updateProfile'>): { changes: Changes } | { problem: string } {
  const changes: Changes = {};
  for (const name of NAMES) {
    const given = input[name]?.trim() ?? '';
    if (given === '') continue;
    const read = RULES[name].safeParse(given);
    if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Please check what you entered.' };
    changes[name] = name === 'email' ? read.data.toLowerCase() : read.data;
  }
  return { changes };
}
