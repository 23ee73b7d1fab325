import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CASH_LIMITS } from '#catalogues/cash.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { CASH as SAID } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { balanceSaid } from '#machines/kit/writing/balances.ts';
import { dayInLagos, formatNaira } from '#machines/kit/writing/format.ts';
import { houseMeant, livingOn } from '../administration/moving-out/who.ts';
import { noMeter, type OwnEstate, ownMeter } from '../administration/own-estate.ts';
import { sparedLines } from '../administration/spared.ts';
import { writeAudit } from '../audit.ts';
import { accounts, type Due } from '../billing/chart.ts';
import { CASH, CASH_BACK } from '../billing/debts.ts';
import { append, balances } from '../billing/ledger.ts';
import { noteRelease } from '../billing/standing-changes.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { CashDeps } from './deps.ts';
import { mailReceipt } from './letters.ts';

/** Who writes, for which estate. */
export interface By {
  readonly estate: OwnEstate;
  readonly id: string;
}

/** Who reads it on paper or in a mail reads one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const DAY_MS = 86_400_000;
/** Whoever writes the same again so soon has clicked twice, or has heard no answer. */
const SAME_MS = 600_000;

/** Why nothing is written down of a day; null: it is one of the past. */
function dayRefused(day: string, at: Date) {
  if (day > dayInLagos(at)) return refused('day-to-come', SAID.dayToCome);
  return at.getTime() - Date.parse(day) > CASH_LIMITS.daysBack * DAY_MS
    ? refused('day-long-ago', SAID.dayLongAgo)
    : null;
}

/**
 * Write down what was paid in cash on a meter, once of a key, however late it is sent again: the ledger credits the meter, whoever lives
 * there is mailed a receipt, and a meter that was stopped is released with it. The same of the same person a moment ago is the one that
 * stands. A fine is never paid beyond what is owed of it.
 */
export async function recordCash(
  deps: CashDeps,
  { estate, id: actor }: By,
  { meter_number, servicePayment, amount, day, payer, note, key }: CallTaken<'recordCash'>,
): Promise<CallAnswer<'recordCash'>> {
  const wrong = dayRefused(day, deps.clock());
  if (wrong !== null) return wrong;
  const { due } = SERVICE_PAYMENTS[servicePayment];
  const kobo = koboOf(amount);
  const answer = await deps.db.transaction().execute(async (trx) => {
    // Two who write at once, and whoever else changes what the meter owes, take turns here.
    const meter = await ownMeter(trx, estate, meter_number).forNoKeyUpdate().executeTakeFirst();
    if (meter === undefined) return noMeter;
    const at = deps.clock();
    const words = { payer: inOneLine(payer), note: inOneLine(note) };
    const row = { estate_id: estate.id, meter_number, due, amount_kobo: kobo, day, ...words, made_by: actor };
    const known = await standing(trx, row, { key, since: new Date(at.getTime() - SAME_MS) });
    if (known !== undefined) {
      const now = (await balances(trx, [accounts.meter(meter_number, due)]))[accounts.meter(meter_number, due)] ?? 0;
      const { id, isSent, ...held } = known;
      const message = isSent
        ? recorded(id, held, now)
        : SAID.already(SAID.receiptOf(id), formatNaira(held.amount_kobo), CHARGED_AS[held.due]);
      return { status: 200, data: { id, message, owed: nairaOf(0 - now) } } as const;
    }
    const account = accounts.meter(meter_number, due);
    const held = (await balances(trx, [account]))[account] ?? 0;
    const beyond = beyondFine(due, kobo, held);
    if (beyond !== null) return beyond;
    const transaction_id = await posted(trx, row, { kind: CASH, held, at });
    const { id } = await trx
      .insertInto('cash_payments')
      .values({ ...row, key: key ?? null, takes_back: null, transaction_id, made_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await mailReceipt(deps, trx, { id, ...row, made_at: at, address: meter.house_address }, { estate, actor });
    const detail = { after: formatNaira(kobo), day, servicePayment, by: row.payer };
    await writeAudit(trx, {
      ...{ at, actor, action: 'cash-recorded', subject: meter_number, estateId: estate.id, detail },
    });
    return {
      status: 200,
      data: { id, message: recorded(id, row, held + kobo), owed: nairaOf(0 - (held + kobo)) },
    } as const;
  });
  if (answer.status === 200) await noteRelease(deps.db, meter_number, deps.clock());
  return answer;
}

/** Which house a payment is of, who paid it, and what it does to what is owed; refused as it would be when it is written down. */
export async function previewCash(
  { db, clock }: Pick<CashDeps, 'db' | 'clock'>,
  estate: OwnEstate,
  { meter_number, house, servicePayment, amount, day, payer }: CallTaken<'previewCash'>,
): Promise<CallAnswer<'previewCash'>> {
  const wrong = dayRefused(day, clock());
  if (wrong !== null) return wrong;
  const meter =
    meter_number === undefined
      ? await houseMeant(db, estate, house ?? '')
      : ((await ownMeter(db, estate, digitsOf(meter_number)).executeTakeFirst()) ?? noMeter);
  if ('status' in meter) return meter;
  const { due } = SERVICE_PAYMENTS[servicePayment];
  const account = accounts.meter(meter.meter_number, due);
  const held = (await balances(db, [account]))[account] ?? 0;
  const beyond = beyondFine(due, koboOf(amount), held);
  if (beyond !== null) return beyond;
  const [living, ...others] = await livingOn(db, estate.id, meter.meter_number);
  const by = inOneLine(payer) || living?.name.slice(0, CASH_LIMITS.payer.most);
  if (by === undefined) return refused('payer-missing', SAID.nobodyThere);
  if (payer === '' && others.length > 0) return refused('payer-missing', SAID.severalThere);
  const after = held + koboOf(amount);
  return {
    status: 200,
    data: {
      ...{ meter_number: meter.meter_number, address: meter.house_address, payer: by },
      ...{ before: nairaOf(0 - held), after: nairaOf(0 - after) },
      alike: await alikeOf(db, { meter_number: meter.meter_number, due, amount_kobo: koboOf(amount), day }),
    },
  };
}

/** A payment that stands already of the same house, due, sum and day: somebody else may have written it down. */
async function alikeOf(
  db: Kysely<Schema>,
  same: Pick<Cash, 'meter_number' | 'due' | 'amount_kobo' | 'day'>,
): Promise<number | null> {
  let query = db.selectFrom('cash_payments').select('id').where(isStanding);
  for (const name of ['meter_number', 'due', 'amount_kobo', 'day'] as const) query = query.where(name, '=', same[name]);
  return (await query.orderBy('id', 'desc').executeTakeFirst())?.id ?? null;
}

/** That nobody took it back. */
const isStanding = sql<boolean>`not exists (select from cash_payments as back where back.takes_back = cash_payments.id)`;

/** Why a fine is not paid by so much; null: it is, or it is another due. `held`: what stands on the meter, kobo. */
function beyondFine(due: Due, kobo: number, held: number) {
  if (due !== 'fine' || kobo <= -held) return null;
  return refused('cash-beyond', held < 0 ? SAID.beyondFine(formatNaira(-held)) : SAID.noFine);
}

interface Cash {
  readonly estate_id: number;
  readonly meter_number: string;
  readonly due: Due;
  readonly amount_kobo: number;
  readonly day: string;
  readonly payer: string;
  readonly note: string;
  readonly made_by: string;
}

function recorded(id: number, { amount_kobo, due }: Pick<Cash, 'amount_kobo' | 'due'>, held: number): string {
  const now = balanceSaid(due, due === 'fine' ? 0 - held : held);
  return SAID.recorded(SAID.receiptOf(id), formatNaira(amount_kobo), CHARGED_AS[due], now);
}

/** Post it; what an apartment was spared of its service charge stays in step. `held`: what stands on the meter, kobo. */
async function posted(
  trx: Transaction<Schema>,
  { estate_id: estateId, meter_number: meterNumber, due, amount_kobo: kobo, day }: Cash,
  { kind, held, at }: { readonly kind: string; readonly held: number; readonly at: Date },
): Promise<string> {
  const step = { estateId, meterNumber, held, after: held + kobo, at };
  const id = await append(trx, {
    ...{ kind, narration: day, at },
    entries: [
      { account: accounts.meter(meterNumber, due), kobo },
      { account: accounts.cash(estateId), kobo: -kobo },
      ...(due === 'service-charge' ? await sparedLines(trx, step) : []),
    ],
  });
  if (id === null) throw new Error('A posting of no order was there before.');
  return id;
}

/** What a key has written down, or the same payment of the same person since an instant, where nobody took it back. */
async function standing(
  trx: Transaction<Schema>,
  row: Cash,
  { key, since }: { readonly key: string | undefined; readonly since: Date },
) {
  const columns = ['id', 'amount_kobo', 'due'] as const;
  const own = trx.selectFrom('cash_payments').select(columns).where('estate_id', '=', row.estate_id);
  const sent = key === undefined ? undefined : await own.where('key', '=', key).executeTakeFirst();
  if (sent !== undefined) return { ...sent, isSent: true };
  let same = own.where('made_at', '>', since);
  for (const name of ['meter_number', 'due', 'amount_kobo', 'day', 'payer', 'note', 'made_by'] as const)
    same = same.where(name, '=', row[name]);
  const found = await same.where(isStanding).executeTakeFirst();
  return found && { ...found, isSent: false };
}

/**
 * Take a payment in cash back by a line of its own, on its day. What it paid is owed again since when it was owed before. One that is taken
 * back stays so.
 */
export function takeCashBack(
  deps: CashDeps,
  { estate, id: actor }: By,
  { id, reason }: CallTaken<'takeCashBack'>,
): Promise<CallAnswer<'takeCashBack'>> {
  return deps.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('cash_payments')
      .selectAll()
      .where('estate_id', '=', estate.id)
      .where('id', '=', id)
      .where('takes_back', 'is', null)
      .executeTakeFirst();
    if (found === undefined) return { status: 404, data: { code: 'no-cash', message: SAID.notThere } } as const;
    const { estate_id, meter_number, due, amount_kobo, day, payer } = found;
    // A meter with a line of the ledger is deleted by nobody.
    const meter = await ownMeter(trx, estate, meter_number).forNoKeyUpdate().executeTakeFirstOrThrow();
    const at = deps.clock();
    const done = SAID.back.done(SAID.receiptOf(id), formatNaira(amount_kobo), CHARGED_AS[due]);
    const answer = { status: 200, data: { message: done } } as const;
    const back = await trx.selectFrom('cash_payments').select('id').where('takes_back', '=', id).executeTakeFirst();
    if (back !== undefined) return answer;
    const account = accounts.meter(meter_number, due);
    const held = (await balances(trx, [account]))[account] ?? 0;
    const row = {
      ...{ estate_id, meter_number, due, day, payer },
      ...{ note: inOneLine(reason), amount_kobo: -amount_kobo, made_by: actor },
    };
    const transaction_id = await posted(trx, row, { kind: CASH_BACK, held, at });
    await trx
      .insertInto('cash_payments')
      .values({ ...row, key: null, takes_back: id, transaction_id, made_at: at })
      .execute();
    await mailReceipt(deps, trx, { id, ...row, made_at: at, address: meter.house_address }, { estate, actor });
    const detail = { before: formatNaira(amount_kobo), day, reason };
    await writeAudit(trx, {
      ...{ at, actor, action: 'cash-taken-back', subject: meter_number, estateId: estate.id, detail },
    });
    return answer;
  });
}
