import type { Kysely } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { noteStandings } from '#src/server/arrears/nights.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { done, type Portal, until } from './caller.ts';
import { buyPower, type House } from './trade.ts';

const ESTATE = 'Cedar View';
/** Who administers it, who owes it a levy that stops power, who moves out, and who alone is charged by the month. */
const ADMINISTRATOR = 'admin@cedarview.example';
const STOPPED = 'debtor@cedarview.example';
const LEAVES = 'titi.olawale@cedarview.example';
const CHARGED = 'bassey.effiong@cedarview.example';

const DAY_MS = 86_400_000;

/**
 * What an estate's office does in a month: it charges by a rule, reminds, rules when arrears stop power, excepts a house, has somebody move
 * out, and invites an administrator. One of those who are stopped buys what is let through.
 */
export async function runAMonth(portal: Portal, db: Kysely<Schema>): Promise<void> {
  const office = await portal.as(ADMINISTRATOR);
  const [today, later] = [dayInLagos(Date.now()), dayInLagos(Date.now() + 14 * DAY_MS)];
  const meterOf = async (email: string) => {
    const { meter_number } = done(await (await portal.as(email)).profile({})).user;
    if (meter_number === null) throw new Error(`${email} has no meter`);
    return meter_number;
  };

  const chosen = { day: 1, whom: 'chosen' as const, byItself: false, meters: [await meterOf(CHARGED)] };
  done(await office.setChargingRule({ amount: 16_000, from: today, ...chosen }));
  const month = { what: 'month', month: today.slice(0, 7) } as const;
  const { lines, total } = done(await office.previewCharges(month));
  const { id } = done(await office.startCharges({ ...month, lines, total }));
  await until('the run of charges', async () => {
    const { runs } = done(await office.chargeRuns({}));
    return runs.some((run) => run.id === id && run.state === 'done');
  });

  const { people, owed } = done(await office.previewReminders({}));
  done(await office.startReminders({ people, owed }));

  const most = { 'service-charge': 0, 'dev-levy': 60_000, fine: 0, all: null };
  const terms = { most, always: 1_000, words: 'Come to the office, and we find a way.' };
  const { version, after } = done(await office.tryArrearsPolicy({ terms }));
  const agreed = { reason: 'Agreed at the general meeting', version, stopped: after.blocked };
  done(await office.setArrearsPolicy({ terms, ...agreed }));
  await buyPower(portal, STOPPED, 1_000);
  const excepted = { meter_number: await meterOf(STOPPED), until: later, reason: 'Pays half of it this month' };
  done(await office.exceptMeter(excepted));
  const { property_id } = await houseIn(db, ESTATE);
  await noteStandings({ db, clock: () => new Date(), log: console }, property_id);

  const house = done(await office.previewMoveOut({ meter_number: await meterOf(LEAVES) }));
  const gone = { meter_number: house.meterNumber, people: house.people.map((one) => one.id), day: house.day };
  const forgiven = { debt: 'written-off', owed: house.owed, reason: 'The fine was a mistake' } as const;
  done(await office.moveOut({ ...gone, ...forgiven }));

  done(await office.inviteAdministrator({ email: 'bisi.ojo@cedarview.example', first_name: 'Bisi', last_name: 'Ojo' }));
}

/** A house of an estate, for whoever signs up. */
export async function houseIn(db: Kysely<Schema>, estate: string): Promise<House> {
  return db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .select(['meters.estate_id as property_id', 'meter_number'])
    .where('estates.name', '=', estate)
    .orderBy('meter_number')
    .executeTakeFirstOrThrow();
}
