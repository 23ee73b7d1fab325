import { expect } from 'vitest';
import { LEVY_SERVICE } from '#catalogues/charges.ts';
import { monthsAfter } from '#machines/kit/months.ts';
import { type Deed, naira, type Year } from '../year.ts';

const DUES = ['service-charge', 'dev-levy', 'fine'] as const;

/** Confirm what the preview says, as an administrator does, and have it written. */
async function charge(year: Year, asked: Record<string, unknown>): Promise<boolean> {
  const shown = await year.ask('previewCharges', asked);
  if (!year.took(shown, 'no-price', 'month-to-come', 'charged-already', 'nobody')) return false;
  const { lines, total, plan } = shown.said;
  if (Number(lines) === 0) return false;
  const started = await year.ask('startCharges', { ...asked, lines, total, plan });
  await year.month.work();
  return year.took(started, 'charged-already', 'nobody');
}

const service = async ({ db, estateId }: Year, name: string): Promise<string> => {
  const found = db.selectFrom('services').select('id').where('estate_id', '=', estateId).where('name', '=', name);
  return String((await found.executeTakeFirstOrThrow()).id);
};

const ofMonth = (year: Year, ahead: number, of?: string) =>
  charge(year, { what: 'month', month: monthsAfter(year.day().slice(0, 7), ahead), ...(of && { service: of }) });

const once = (year: Year, what: (typeof DUES)[number], most: number) => {
  const { dice, time } = year;
  const meters = [...new Set(Array.from({ length: 1 + dice.whole(4) }, () => year.meter()))];
  return charge(year, {
    ...{ what, amount: naira(100 + year.amount(most)), reason: `Reason ${time.now.getTime()}` },
    ...(dice.chance(0.8) && { meters }),
  });
};

/** Set what stands on a meter, so that it is another sum; above 0 it is paid ahead, and a fine is never. */
function correct(year: Year, due: 'servicecharge' | 'devlevy' | 'fine', up: boolean): Promise<boolean> {
  const wanted = naira(year.amount(30_000_00));
  const to = due === 'fine' ? Number(up) * wanted : (up ? 1 : -1) * wanted;
  return year.anywhere(async (meter_number) => {
    const set = await year.ask('updateServicePayments', { meter_number, amount: to, servicePayment: due });
    return year.took(set) && set.said.before !== set.said.after;
  });
}

async function rule(year: Year, of: string, more: object): Promise<boolean> {
  const { dice } = year;
  const whom = dice.pick(['all', 'occupied', 'half-where-empty'] as const);
  const [day, daysToPay] = [1 + dice.whole(28), dice.pick([null, 7, 30])];
  return year.took(await year.ask('setChargingRule', { service: of, day, whom, daysToPay, ...more }));
}

const price = ({ dice, day }: Year) => ({
  amount: 500 * (1 + dice.whole(20)),
  ...(dice.chance(0.3) && { from: `${monthsAfter(day().slice(0, 7), 1)}-01` }),
});

/** What an administrator charges, says of months to come, and corrects. */
export const CHARGING = {
  'charge the month': (year) => ofMonth(year, 0),
  'charge a month in advance': (year) => ofMonth(year, 1),
  'charge a month that has passed': (year) => ofMonth(year, -1 - year.dice.whole(3)),
  'charge a month of security': async (year) => ofMonth(year, -year.dice.whole(2), await service(year, 'Security')),
  'charge a month of waste': async (year) => ofMonth(year, -year.dice.whole(2), await service(year, 'Waste Disposal')),
  'charge a month of the levy': (year) => ofMonth(year, -year.dice.whole(2), LEVY_SERVICE),
  'say what the levy costs': (year) => rule(year, LEVY_SERVICE, { ...price(year), byItself: false }),
  'say what security costs': async (year) =>
    rule(year, await service(year, 'Security'), { ...price(year), byItself: false }),
  'have a month charged by itself': (year) =>
    rule(year, 'service-charge', { byItself: year.dice.chance(0.7), ...(year.dice.chance(0.3) && price(year)) }),
  'charge a fine': (year) => once(year, 'fine', 10_000_00),
  'charge a levy once': (year) => once(year, 'dev-levy', 40_000_00),
  'charge a service charge once': (year) => once(year, 'service-charge', 20_000_00),
  'take charges back': async (year) => {
    const told = (await year.read('chargeRuns')).runs as { id: number; takenBack: unknown }[];
    const runs = told.filter(({ takenBack }) => takenBack === null).slice(0, 4);
    if (runs.length === 0) return false;
    const { id } = year.dice.pick(runs);
    return year.took(await year.ask('takeBackCharges', { id, reason: 'It was wrong' }), 'paid-since');
  },
  'correct a service charge up': (year) => correct(year, 'servicecharge', true),
  'correct a service charge down': (year) => correct(year, 'servicecharge', false),
  'correct a levy up': (year) => correct(year, 'devlevy', true),
  'correct a levy down': (year) => correct(year, 'devlevy', false),
  'set a fine': (year) => correct(year, 'fine', true),
  'forgive a fine': (year) => correct(year, 'fine', false),
  'upload a levy': async (year) => {
    const dataset = csv('Meter Number,Amount', `${year.meter()},${naira(year.amount(40_000_00))}`);
    return year.took(await year.ask('uploadDevLevy', { property_id: year.estateId, dataset }));
  },
  'upload a payment': async (year) => {
    const due = year.dice.pick(['servicecharge', 'devlevy', 'fine']);
    const row = `${year.meter()},${due},${naira(year.amount(due === 'fine' ? 5_00 : 20_000_00))},${year.dayBefore()}`;
    const dataset = csv('meterNumber,servicePayment,amount,paidAt', row);
    const { status, said } = await year.ask('uploadServicePayments', { dataset });
    // No more of a fine is paid than is owed.
    if (due !== 'fine') expect([status, said.added]).toEqual([200, 1]);
    return status === 200;
  },
} as const satisfies Record<string, Deed>;

const csv = (head: string, rows: string) => new Blob([`${head}\n${rows}`], { type: 'text/csv' });
