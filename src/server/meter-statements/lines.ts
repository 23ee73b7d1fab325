import { type Kysely, sql } from 'kysely';
import type { StatementDue, StatementKind } from '#catalogues/meter-statements.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { METER_STATEMENT as SAID } from '#catalogues/sentences/meter-statements.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import { ADJUSTMENT } from '../administration/set-balance.ts';
import { accounts } from '../billing/chart.ts';
import { CASH_BACK, CASH as CASH_PAID, CHARGES_BACK } from '../billing/debts.ts';
import { CHARGED } from '../charges/write.ts';
import type { Schema } from '../db/schema.ts';
import { CREDIT } from '../settlement/credit.ts';
import { LEVY_CHARGE } from '../uploads/levies.ts';
import { EARLIER_PAYMENT } from '../uploads/payments.ts';

/** One movement on a meter's accounts; `kobo` above 0 is owed more by it. */
export interface StatementLine {
  readonly id: number;
  readonly at: Date;
  readonly kind: StatementKind;
  /** Null: no money moved. */
  readonly due: StatementDue | null;
  readonly what: string;
  readonly by: string | null;
  readonly why: string | null;
  readonly kobo: number;
  /** Of cash that stands: the number of its receipt, where the reader may have it. */
  readonly cash?: number;
}

/** One as the ledger has it: `leaving` paid by who left together with the reader, `write-off` written off as they did. */
export interface LedgerLine extends StatementLine {
  readonly of: 'leaving' | 'write-off' | null;
}

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly narration: string;
  readonly at: Date;
  readonly due: StatementDue;
  readonly kobo: number;
  readonly order_id: string | null;
  readonly customer: string | null;
  readonly provider: string | null;
  readonly charged_by: string | null;
  readonly back_by: string | null;
  readonly back_reason: string | null;
  readonly is_run: boolean;
  readonly pay_by: string | null;
  readonly actor: string | null;
  readonly set_because: string | null;
  readonly paid_on: string | null;
  readonly cash_day: string | null;
  readonly cash_id: number | null;
  readonly cash_payer: string | null;
  readonly cash_note: string | null;
  readonly cash_by: string | null;
  readonly cash_gone: boolean;
  readonly is_former: boolean;
  readonly is_write_off: boolean;
  readonly of: LedgerLine['of'];
}

/** Whose accounts, and until when: an instant that is not in it any more. */
export interface StatementOf {
  readonly meterNumber: string;
  readonly dues: readonly StatementDue[];
  readonly until: Date;
  /** Where its reader has left: when that was noted, up to where all of it is answered, and the posting that wrote off what was owed. */
  readonly left: { readonly noted: Date; readonly day: string; readonly writtenOff: string | null } | null;
  /** Whoever reads it came after others had left, whose payments are nobody's but theirs: the sums stay, and names them nobody. */
  readonly newcomer: { readonly id: string; readonly since: Date } | null;
  /** The reader is let in there: whoever has left has the lines, and no receipt. */
  readonly isLetIn: boolean;
}

const name = (alias: string) =>
  sql<
    string | null
  >`nullif(trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)})), '')`;

/** Every movement on the accounts of a meter until an instant, the oldest first, with who made it and why. */
export async function linesOf(
  db: Kysely<Schema>,
  { meterNumber, dues, until, left, newcomer, isLetIn }: StatementOf,
): Promise<readonly LedgerLine[]> {
  const names = dues.map((due) => accounts.meter(meterNumber, due));
  const { rows } = await sql<Row>`
    select entry.id, posting.kind, posting.narration, posting.at, split_part(entry.account, ':', 3) as due,
      -entry.amount_kobo as kobo, posting.order_id, orders.customer_name as customer, payments.provider,
      ${name('charger')} as charged_by, ${name('taker')} as back_by, back.taken_back_reason as back_reason,
      run.id is not null as is_run, run.pay_by, ${name('doer')} as actor, deed.set_because, before.paid_on::text as paid_on,
      cash.day as cash_day, coalesce(cash.takes_back, cash.id) as cash_id, cash.payer as cash_payer, cash.note as cash_note,
      ${name('cashier')} as cash_by, undone.id is not null as cash_gone, ${ofFormer(meterNumber, newcomer?.id ?? null)} as is_former, ${writtenOffFor(newcomer?.id ?? null)} as is_write_off,
      ${whoseOf(meterNumber, left)} as of
    from ledger_entries as entry
    join ledger_transactions as posting on posting.id = entry.transaction_id
    left join orders on orders.order_id = posting.order_id
    left join payments on payments.order_id = posting.order_id
    left join cash_payments as cash on cash.transaction_id = posting.id
    left join cash_payments as undone on undone.takes_back = cash.id
    left join users as cashier on cashier.id = cash.made_by
    left join charge_lines as line on line.transaction_id = posting.id and line.meter_number = ${meterNumber}
    left join charge_runs as run on run.id = line.run_id
    left join users as charger on charger.id = run.made_by
    left join charge_runs as back on back.back_transaction_id = posting.id
    left join users as taker on taker.id = back.taken_back_by
    left join lateral (
      select audit.actor, case when audit.action = 'balance-set' then audit.detail::jsonb ->> 'reason' end as set_because
      from audit
      where audit.at = posting.at and (
        (posting.kind = ${ADJUSTMENT} and audit.action in ('balance-set', 'status-changed', 'moved-out') and audit.subject = ${meterNumber})
        or (posting.kind = ${LEVY_CHARGE} and audit.action = 'levies-uploaded')
        or (posting.kind = ${EARLIER_PAYMENT} and audit.action = 'payments-uploaded'))
      order by audit.id limit 1
    ) as deed on posting.kind in (${ADJUSTMENT}, ${LEVY_CHARGE}, ${EARLIER_PAYMENT})
    left join users as doer on doer.id::text = deed.actor::text
    left join lateral (
      select min(earlier.paid_on) as paid_on from earlier_payments as earlier
      where earlier.meter_number = ${meterNumber} and earlier.recorded_at = posting.at
        and earlier.due = split_part(entry.account, ':', 3)
    ) as before on posting.kind = ${EARLIER_PAYMENT}
    where entry.account in (${sql.join(names)}) and (posting.at < ${until} or posting.at <= ${left?.noted ?? null}::timestamptz)
    order by posting.at, entry.id`.execute(db);
  return rows.map((row) => ({
    ...{ id: Number(row.id), at: row.at, due: row.due, kobo: Number(row.kobo), of: row.of },
    ...saidOf(row, newcomer),
    ...(isLetIn && hasReceipt(row, newcomer) && { cash: Number(row.cash_id) }),
  }));
}

/** True of cash of a day before the reader came. */
const isOfBefore = ({ cash_day: day }: Row, newcomer: StatementOf['newcomer']): boolean =>
  day !== null && newcomer !== null && day < dayInLagos(newcomer.since);

/** True of cash that stands, and of the reader's own time. */
const hasReceipt = (row: Row, newcomer: StatementOf['newcomer']): boolean =>
  row.kind === CASH_PAID && !row.cash_gone && !isOfBefore(row, newcomer);

/** True of what somebody paid who moved out of the meter; of all that is theirs where nobody is a newcomer it is not asked. */
function ofFormer(meterNumber: string, newcomer: string | null) {
  if (newcomer === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from meter_moves as gone
    where gone.meter_number = ${meterNumber} and gone.way = 'out' and gone.user_id = orders.user_id and gone.user_id <> ${newcomer}
  )`;
}

/** True of what was written off as somebody else left, and not the reader with them: why is between them and the estate. */
function writtenOffFor(newcomer: string | null) {
  if (newcomer === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from meter_moves as gone where gone.transaction_id = posting.id and gone.user_id <> ${newcomer}
  ) and not exists (
    select from meter_moves as own where own.transaction_id = posting.id and own.user_id = ${newcomer}
  )`;
}

/** What of it who left in one go has paid, also in cash of their time that was written down later, and what was written off with that. */
function whoseOf(meterNumber: string, left: StatementOf['left']) {
  if (left === null) return sql<null>`null`;
  return sql<LedgerLine['of']>`case when posting.id = ${left.writtenOff}::uuid then 'write-off' when exists (
    select from meter_moves as gone
    where gone.meter_number = ${meterNumber} and gone.way = 'out' and gone.at = ${left.noted} and gone.user_id = orders.user_id
  ) or cash.day <= ${left.day} then 'leaving' end`;
}

/** What a posting is on a statement, who made it, and why. */
function saidOf(row: Row, newcomer: StatementOf['newcomer']): Pick<StatementLine, 'kind' | 'what' | 'by' | 'why'> {
  const { kind, narration, order_id: orderId } = row;
  if (row.is_former) return { kind: 'payment', what: MOVES.line.paidBefore, by: null, why: null };
  if (row.is_write_off) return { kind: 'correction', what: MOVES.line.goneBefore, by: row.actor, why: null };
  if (kind === CHARGED && row.is_run)
    return { kind: 'charge', what: narration, by: row.charged_by, why: whyCharged(row) };
  if (kind === CHARGES_BACK) return { kind: 'correction', what: narration, by: row.back_by, why: row.back_reason };
  if (kind === LEVY_CHARGE)
    return { kind: 'charge', what: row.actor === null ? narration : SAID.leviesUploaded, by: row.actor, why: null };
  if (kind === EARLIER_PAYMENT) {
    const what = row.paid_on === null ? narration : SAID.uploaded(formatDay(row.paid_on));
    return { kind: 'upload', what, by: row.actor, why: null };
  }
  if (orderId !== null) {
    const way = row.provider === CREDIT ? SAID.ways.credit : SAID.ways.card;
    return { kind: 'payment', what: `${way}: ${narration}`, by: row.customer, why: SAID.order(orderId) };
  }
  if (row.cash_day !== null) return cashSaid(row, isOfBefore(row, newcomer));
  if (kind === ADJUSTMENT) {
    // Why something was corrected before the reader came is between the estate and who lived there.
    const isEarlier = newcomer !== null && row.at < newcomer.since;
    return { kind: 'correction', what: narration, by: row.actor, why: isEarlier ? null : row.set_because };
  }
  // What an older version or the demonstration wrote: what is owed more was charged.
  return { kind: row.kobo > 0 ? 'charge' : 'correction', what: narration || CHARGED_AS[row.due], by: null, why: null };
}

/** What was paid in cash, by whom and who wrote it down, or why it was taken back. `isBare`: who paid is none of the reader's business. */
function cashSaid(row: Row, isBare: boolean): Pick<StatementLine, 'kind' | 'what' | 'by' | 'why'> {
  const { cash_day: day, cash_id: id, cash_payer: payer, cash_note: note } = row;
  const isBack = row.kind === CASH_BACK;
  const paid = formatDay(day ?? '');
  const what = isBack ? CASH.lineBack(paid) : CASH.line(paid);
  if (isBare) return { kind: 'cash', what, by: null, why: null };
  const number = CASH.receiptOf(id ?? 0);
  return {
    ...{ kind: 'cash', what },
    by: isBack ? row.cash_by : payer,
    why: [
      number,
      ...(note ? [note] : []),
      ...(isBack || row.cash_by === null ? [] : [CASH.writtenBy(row.cash_by)]),
    ].join(', '),
  };
}

/** That nobody charged it by hand, and by when it is to be paid. */
function whyCharged({ charged_by: by, pay_by: payBy }: Row): string | null {
  const said = [...(by === null ? [SAID.byItself] : []), ...(payBy === null ? [] : [SAID.payBy(formatDay(payBy))])];
  return said.join(', ') || null;
}

/** The day in Lagos of a line. */
export const dayOfLine = ({ at }: Pick<StatementLine, 'at'>): string => dayInLagos(at);
