import { limitFunction } from 'p-limit';
import type { estatePayments } from '#catalogues/calls/platform/estate-payments.ts';
import { ESTATE_PAYMENT } from '#catalogues/sentences/platform/estate-payments.ts';
import { PAYOUT_STATE_WORDS, STATEMENT_WORDS } from '#catalogues/sentences/platform/statements.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import type { Exported } from '../histories/export-history.ts';
import { EXPORTED_AT_ONCE, EXPORTS, type ReadingDeps } from '../histories/handlers.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { refusedDays } from '../reports/chosen-days.ts';
import { estateOwed, recordEstatePayment, takeBackEstatePayment } from './estate-payments.ts';
import { type Statement, type StatementDeps, statementOf } from './statement.ts';

/** The calls that read statements: the platform's of all, an estate's of itself. */
export function statementHandlers({
  db,
  reading,
  clock,
}: ReadingDeps & StatementDeps): Pick<Handlers, 'statement' | 'exportStatement'> {
  const deps = { db: reading, clock };
  const exports = createLimit(db, { ...EXPORTS, name: 'export-statement' });
  const read = limitFunction(
    (days: CallTaken<'statement'>, estateId: number | null) => statementOf(deps, days, estateId),
    { concurrency: EXPORTED_AT_ONCE },
  );
  return {
    async statement({ input, person }) {
      const refused = refusedDays(input);
      return refused ?? { status: 200, data: await read(input, whose(person)) };
    },
    async exportStatement({ input, person }) {
      const refused = refusedDays(input);
      if (refused !== null) return refused;
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      return { status: 200, data: fileOf(await read(input, whose(person)), input, person.role) };
    },
  };
}

/** The calls about what the platform pays on to estates. */
export function estatePaymentHandlers(deps: StatementDeps): Pick<Handlers, keyof typeof estatePayments> {
  return {
    estateOwed: ({ input }) => estateOwed(deps, input),
    recordEstatePayment: ({ input, person }) => recordEstatePayment(deps, person.id, input),
    takeBackEstatePayment: ({ input, person }) => takeBackEstatePayment(deps, person.id, input),
  };
}

/** Whose statement somebody may read: their estate's, or null for the platform's. An administrator without an estate reads of none. */
function whose({ role, estate }: Person): number | null {
  return role === 'netplus-admin' ? null : (estate?.id ?? 0);
}

/** A statement as a file; naira with two decimals. */
function fileOf(statement: Statement, { from, to, of }: CallTaken<'exportStatement'>, role: Person['role']): Exported {
  const rows = role === 'netplus-admin' || of === 'paid-on' ? TABLES[of](statement) : ofEstate(statement);
  const text = CSV_BEGINNING + csvLines(rows.map((cells) => [...cells]));
  const name = `statement_${of === 'days' ? '' : `${of}_`}${from}_${to}.csv`;
  return { name, base64: Buffer.from(text).toString('base64') };
}

const naira = (value: number) => value.toFixed(2);

type Table = readonly (readonly string[])[];

const TABLES: Readonly<Record<CallTaken<'exportStatement'>['of'], (statement: Statement) => Table>> = {
  days: ({ days }) => {
    const { day, captured, back, fees, revenue, estates, out, left, differences } = STATEMENT_WORDS;
    return [
      [day, captured, back, fees, revenue, estates, out, ESTATE_PAYMENT.words.paidOn, left, differences],
      ...days.map((one) => [
        one.day,
        ...[one.in, one.back, one.fees, one.revenue, one.estates, one.out, one.handed, one.left].map(naira),
        one.differences === null ? '' : String(one.differences),
      ]),
    ];
  },
  estates: ({ estates }) => [
    [STATEMENT_WORDS.estate, STATEMENT_WORDS.cameIn, STATEMENT_WORDS.handedOn, STATEMENT_WORDS.owed],
    ...estates.map((one) => [one.name, ...[one.in, one.out, one.left].map(naira)]),
  ],
  payouts: ({ payouts }) => {
    const { payout, provider, bankDay, state, payments, captured, fees, deducted, paid } = STATEMENT_WORDS;
    return [
      [payout, provider, bankDay, state, payments, captured, fees, deducted, paid],
      ...payouts.map((one) => [
        ...[one.id, one.provider, one.day ?? '', PAYOUT_STATE_WORDS[one.state], String(one.payments)],
        ...[one.amount, one.fees, one.deducted, one.paid].map(naira),
      ]),
    ];
  },
  'paid-on': ({ paidOn }) => {
    const { day, amount, reference, words } = ESTATE_PAYMENT;
    return [
      [day, STATEMENT_WORDS.estate, amount, reference, words.state],
      ...paidOn.map((one) => [
        ...[one.day, one.estate, naira(one.amount), one.reference],
        one.takenBack === null ? words.stands : words.because(one.takenBack.reason),
      ]),
    ];
  },
};

function ofEstate({ days }: Statement): Table {
  const { day, cameIn, back, ourFees, handedOn, owed } = STATEMENT_WORDS;
  return [
    [day, cameIn, back, ourFees, handedOn, owed],
    ...days.map((one) => [one.day, ...[one.in, one.back, one.fees, one.out, one.left].map(naira)]),
  ];
}
