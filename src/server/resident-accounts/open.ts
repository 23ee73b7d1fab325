import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { OWN_ACCOUNT } from '#catalogues/sentences/own-account.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { Limit } from '../http/rate-limit.ts';
import { refused, tooMany } from '../http/refusals.ts';
import type { AccountPort } from '../payments/port.ts';
import type { Person } from '../person.ts';
import { creditOf } from '../settlement/credit.ts';
import type { MoneyDeps } from '../settlement/money.ts';

type Standing = Extract<CallAnswer<'ownAccount'>, { status: 200 }>['data'];

/** Most of what came that is told. */
const LATELY = 20;
/** How often the provider is asked to look for money that it has not noticed, ms. */
const LOOK_AGAIN_MS = 10 * 60_000;

/** A resident's own account number, their credit, and what came lately. Who looks has the provider look as well, once in a while. */
export async function ownAccount(deps: MoneyDeps, person: Pick<Person, 'id' | 'estate'>): Promise<Standing> {
  const { db, payments, clock } = deps;
  const row = await db
    .selectFrom('resident_accounts')
    .selectAll()
    .where('provider', '=', payments.name)
    .where('user_id', '=', person.id)
    // Who has moved asks for it anew, at the estate of today.
    .where('estate_id', '=', person.estate?.id ?? 0)
    .executeTakeFirst();
  const came = await db
    .selectFrom('arrivals')
    .select(['reference', 'came_at', 'amount_kobo', 'state', 'reason'])
    .where('user_id', '=', person.id)
    .orderBy('came_at', 'desc')
    .limit(LATELY)
    .execute();
  if (row !== undefined && clock().getTime() - row.looked_at.getTime() >= LOOK_AGAIN_MS) {
    await db
      .updateTable('resident_accounts')
      .set({ looked_at: clock() })
      .where('provider', '=', payments.name)
      .where('user_id', '=', person.id)
      .execute();
    await payments.accounts?.lookFor?.({ accountNumber: row.account_number, bankCode: row.bank_code });
  }
  return {
    possible: payments.accounts !== undefined,
    account:
      row === undefined ? null : { accountNumber: row.account_number, accountName: row.account_name, bank: row.bank },
    credit: nairaOf(await creditOf(db, person.id)),
    arrivals: came.map(({ reference, came_at, amount_kobo, state, reason }) => ({
      ...{ id: reference, at: came_at.toISOString(), amount: nairaOf(amount_kobo), state },
      reason: state === 'waiting' ? reason : '',
    })),
  };
}

/** Have an account number opened for a resident; who has one keeps it. */
export async function openAccount(deps: MoneyDeps, limit: Limit, person: Person): Promise<CallAnswer<'openAccount'>> {
  const standing = await ownAccount(deps, person);
  if (standing.account !== null) return { status: 200, data: standing };
  const { accounts } = deps.payments;
  if (accounts === undefined) return refused('no-account-numbers', OWN_ACCOUNT.impossible);
  const awaited = notYet(person);
  if (awaited !== null) return { status: 403, data: awaited };
  const { estate, meterNumber } = person;
  if (estate === null || meterNumber === null) return refused('no-meter', OWN_ACCOUNT.noMeter);
  const over = await limit.take(person.id);
  if (over !== null) return tooMany(over);
  return open(deps, accounts, { ...person, estate });
}

async function open(
  deps: MoneyDeps,
  accounts: AccountPort,
  holder: Person & { readonly estate: NonNullable<Person['estate']> },
): Promise<CallAnswer<'openAccount'>> {
  const { id, email, firstName, lastName, phone, estate } = holder;
  const made = await accounts.open({ id, email, firstName, lastName, phone });
  if (made.kind !== 'open') {
    deps.log('warn', { userId: id, reason: made.reason }, 'no account number was opened');
    return made.kind === 'refused'
      ? refused('account-refused', OWN_ACCOUNT.refused)
      : { status: 503, data: { code: 'account-not-now', message: OWN_ACCOUNT.notNow } };
  }
  const { accountNumber, accountName, bank, bankCode } = made.account;
  const now = deps.clock();
  await deps.db
    .insertInto('resident_accounts')
    .values({
      ...{ provider: deps.payments.name, user_id: id, estate_id: estate.id, opened_at: now, looked_at: now },
      ...{ account_number: accountNumber, account_name: accountName, bank, bank_code: bankCode },
    })
    .onConflict((conflict) => conflict.columns(['provider', 'user_id']).doUpdateSet({ estate_id: estate.id }))
    .execute();
  return { status: 200, data: await ownAccount(deps, holder) };
}
