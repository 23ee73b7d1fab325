import { expect } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { insertHistoricOrder } from '#src/server/orders/history.ts';
import { systemRandom } from '#src/server/random.ts';
import { ownAccount, tokenIn } from '../../../support/server/own-account.ts';
import type { Month } from '../../charges/support/month.ts';

/** The days that every statement is asked for. */
export const DAYS = { from: '2025-01-01', to: '2026-12-31' };
/** The demonstration's resident, who lives alone in a house of Palm Court. */
export const CHINEDU = 'resident@palmcourt.example';
export const EBELE = 'ebele.umeh@palmcourt.example';

interface Preview {
  meterNumber: string;
  people: { id: string; name: string }[];
  stay: string[];
  owed: number;
  rest: number;
  credit: number;
  day: string;
}

type Line = Record<string, unknown> & { kind: string; what: string };
export interface Statement {
  opening: number;
  closing: number;
  holder: string;
  lines: Line[];
  dues: Record<string, number>;
}

/** What an administrator, whoever moves out and whoever moves in do and read in a month of Palm Court. */
export function movesIn(month: Month) {
  const ask = (name: CallName, input: Record<string, unknown> = {}, who?: 'cedar') =>
    month.office.ask(name, input, who);
  const own = (email: string) => ownAccount(month.portal, email);
  const meterOf = async (email: string) => (await own(email).row()).meter_number ?? '';
  const nameOf = async (email: string) => {
    const { first_name, last_name } = await own(email).row();
    return `${first_name} ${last_name}`;
  };
  const minute = () => {
    month.time.now = new Date(month.time.now.getTime() + 60_000);
  };
  const fine = async (meter: string, amount: number, reason: string) => {
    minute();
    await month.start({ what: 'fine', amount, reason, meters: [meter] });
    await month.work();
    minute();
  };
  const preview = async (input: Record<string, unknown>) =>
    (await ask('previewMoveOut', input)).said as unknown as Preview;
  const input = async (whose: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const { meterNumber, people, owed, day } = await preview(whose);
    return { meter_number: meterNumber, people: people.map(({ id }) => id), day, debt: 'stays', owed, ...more };
  };
  /** Of a confirmed preview, and of what is written off. */
  const move = async (whose: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const wanted = await input(whose, more);
    minute();
    return ask('moveOut', wanted);
  };
  const statement = async (token: string, input: Record<string, unknown> = {}) => {
    const { status, body } = await month.portal.call('meterStatement', { ...DAYS, ...input }, token);
    return { status, code: body.code, said: body as unknown as Statement };
  };
  /** The estate's own view of a house. */
  const booked = async (meter: string) =>
    (await ask('meterStatement', { ...DAYS, meter_number: meter })).said as unknown as Statement;
  /** Statement, dashboard, MANAGE and the block say the same of a house. */
  async function agrees(meter: string): Promise<number> {
    const { closing, dues } = await booked(meter);
    const { serviceCharge, devLevy, fine: fined } = (await month.owed(meter)) as Record<string, number>;
    expect([dues['service-charge'], dues['dev-levy'], dues.fine].map((one) => (one ?? 0) + 0)).toEqual(
      [-(serviceCharge ?? 0), -(devLevy ?? 0), fined ?? 0].map((one) => one + 0),
    );
    const { serviceChargeKobo, devLevyKobo, fineKobo } = await arrears(month.db, meter);
    expect(-serviceChargeKobo - devLevyKobo + fineKobo).toBe(Math.round(closing * 100));
    return closing;
  }
  const PASSWORD = 'kettle-9-harmattan';
  const signIn = async (email: string) =>
    String((await month.portal.call('signIn', { email, password: PASSWORD })).body.token);
  /** Somebody signs up for a house and opens the mailed link. */
  const signUp = async (email: string, meter: string, name = 'Eve') => {
    const { estate_id: property_id } = await month.db
      .selectFrom('meters')
      .select('estate_id')
      .where('meter_number', '=', meter)
      .executeTakeFirstOrThrow();
    const person = { first_name: name, last_name: 'Obi', phone: '08031234567', password: PASSWORD };
    const made = { ...person, email, meter_number: meter, property_id, role: 'service-user' };
    minute();
    expect((await month.portal.call('signUp', made)).status).toBe(200);
    minute();
    const [mail] = await own(email).mails();
    expect((await month.portal.call('confirmEmail', { token: tokenIn(mail?.text ?? '') })).status).toBe(200);
    return signIn(email);
  };
  const paid = async (email: string, amountKobo: number, at: Date) => {
    const { id, meter_number, estate_id, first_name, last_name } = await own(email).row();
    const past = {
      ...{ userId: id, email, customerName: `${first_name} ${last_name}`, meterNumber: meter_number ?? '' },
      ...{ estateId: estate_id ?? 0, amountKobo, at, due: { kind: 'dev-levy', screen: 'pay-services' } as const },
    };
    return month.db.transaction().execute((trx) => insertHistoricOrder(trx, systemRandom, past));
  };
  return {
    ...{ ask, own, meterOf, nameOf, minute, fine, preview, input, move, statement, booked, agrees },
    ...{ signIn, signUp, paid },
  };
}
