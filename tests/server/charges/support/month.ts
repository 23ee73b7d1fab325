import { expect } from 'vitest';
import type { ChargeKind } from '#catalogues/charges.ts';
import { writeRun } from '#src/server/charges/write.ts';
import type { Mail } from '#src/server/mail/outbox.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { type Office, openOffice } from '../../administration/support/estate-office.ts';

/** What a run is asked for. */
export interface Asked {
  readonly what: ChargeKind;
  readonly service?: string;
  readonly month?: string;
  readonly amount?: number;
  readonly reason?: string;
  readonly meters?: readonly string[];
  readonly houses?: readonly string[];
  readonly payBy?: string;
}

/** Palm Court of the demonstration, on a day of a month that begins with nobody owing anything. */
export async function openMonth() {
  const portal: TestApp = await openTestApp();
  let office: Office = await openOffice(portal);
  const { db, time } = portal;
  const { estate_id } = await office.person('admin@palmcourt.example');
  const estateId = estate_id ?? 0;
  const meters = (
    await db
      .selectFrom('meters')
      .select('meter_number')
      .where('estate_id', '=', estateId)
      .orderBy('meter_number')
      .execute()
  ).map(({ meter_number }) => meter_number);
  const set = async (meter: string, amount: number, servicePayment = 'servicecharge') =>
    expect((await office.ask('updateServicePayments', { meter_number: meter, amount, servicePayment })).status).toBe(
      200,
    );
  for (const meter of meters) for (const due of ['servicecharge', 'devlevy', 'fine']) await set(meter, 0, due);

  const mails: Mail[] = [];
  /** What the log was told: a refusal or an error with whose it is. */
  const logged: object[] = [];
  const note = (told: object) => logged.push(told);
  /** What charging and writing runs is given, as the server gives it. */
  const deps = {
    ...{ db, clock: () => time.now, queue: { send: async () => undefined }, refusals: new Set<string>() },
    mail: { queue: async (_: unknown, mail: Mail) => String(mails.push(mail)) },
    ...{ config: { publicUrl: 'https://wattchat.example' }, log: { warn: note, error: note } },
  };

  const preview = async (asked: Asked, more: object = {}) =>
    (await office.ask('previewCharges', { ...asked, ...more })).said;
  /** Confirm what the preview says, as an administrator does. */
  const start = async (asked: Asked) => {
    const { lines, total, plan } = await preview(asked);
    return office.ask('startCharges', { ...asked, lines, total, plan });
  };
  /** Do what the queue was told to. */
  const work = async () => {
    for (const { name, data } of portal.jobs.splice(0))
      if (name === 'charge-run') await writeRun(deps, (data as { runId: number }).runId);
  };
  const runs = async () => (await office.ask('chargeRuns')).said.runs as Record<string, unknown>[];
  /** What a meter owes, naira, in the signs of the dashboards. */
  const owed = async (meter: string) => {
    const { serviceCharge, devLevy, fine } = (await office.ask('meterName', { meter_number: meter })).said;
    return { serviceCharge, devLevy, fine };
  };
  /** Every account of the ledger, kobo. */
  const books = async () => {
    const rows = await db
      .selectFrom('ledger_entries')
      .select(['account', ({ fn }) => fn.sum<string>('amount_kobo').as('kobo')])
      .groupBy('account')
      .execute();
    return new Map(
      rows.map(({ account, kobo }) => [account, Number(kobo)]).filter(([, kobo]) => kobo !== 0) as [string, number][],
    );
  };
  /** Another day: whoever was signed in has to sign in again. */
  const travel = async (to: string) => {
    time.now = new Date(to);
    office = await openOffice(portal);
  };
  return {
    get office() {
      return office;
    },
    ...{ portal, travel, db, time, estateId, meters, set, preview, start, work, runs, owed, books },
    ...{ deps, mails, logged },
  };
}

export type Month = Awaited<ReturnType<typeof openMonth>>;
