import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { koboOf } from '#catalogues/money.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import { insertHistoricOrders, type PastPurchase } from '../orders/history.ts';
import { addAccount, emailOf } from './accounts.ts';
import type { DemoEstate } from './estates.ts';
import { type Housed, writeDeeds } from './past/deeds.ts';
import { type ChargedService, type PaidDue, writeDues } from './past/dues.ts';
import { type DemoPerson, meterNumber, meterNumberEnding } from './people.ts';
import { monthsBefore, type Seeding } from './seeding.ts';

/** Serial numbers of an estate's meters lie so far apart, so that those with a wanted ending never meet others. */
const SERIAL_STEP = 137;

/** Add an estate with its services, its people, their meters, dues and purchases. */
export async function seedEstate(seeding: Seeding, estate: DemoEstate): Promise<void> {
  const { trx } = seeding;
  const logo = demoLogo(estate.logo);
  const { id } = await trx
    .insertInto('estates')
    .values({ name: estate.name, logo })
    .returning('id')
    .executeTakeFirstOrThrow();
  const services = await trx
    .insertInto('services')
    .values(
      estate.services.map(({ monthlyKobo, ...service }) => ({ ...service, estate_id: id, monthly_kobo: monthlyKobo })),
    )
    .returning(['id', 'name', 'monthly_kobo'])
    .execute();
  const charged = services.map(({ id, name, monthly_kobo }) => ({ id, name, monthlyKobo: monthly_kobo }));
  const housed: Housed[] = [];
  for (const [at, person] of estate.people.entries()) {
    housed.push(await seedPerson(seeding, estate, { id, services: charged }, person, at));
  }
  await writeDeeds(seeding, { id, name: estate.name, logo }, housed);
}

async function seedPerson(
  seeding: Seeding,
  estate: DemoEstate,
  made: { readonly id: number; readonly services: readonly ChargedService[] },
  person: DemoPerson,
  at: number,
): Promise<Housed> {
  const { trx } = seeding;
  const address = `House ${at + 1}, ${estate.street}`;
  const meter = person.role === 'service-admin' ? null : numberFor(estate, person, at);
  const home = { domain: estate.mailDomain, estateId: made.id, meter, address, phoneSerial: estate.firstSerial + at };
  if (meter !== null) {
    const landlord_name = `${person.firstName} ${person.lastName}`;
    const row = { meter_number: meter, estate_id: made.id, landlord_name, house_address: address };
    await trx.insertInto('meters').values(row).execute();
  }
  const userId = await addAccount(seeding, person, home);
  const housed = { person, userId, meter };
  if (meter === null) return housed;
  const lives = person.role === 'service-user';
  const services = lives ? made.services : [];
  const serviceCharge = services.find(({ name }) => name === SERVICE_CHARGE) ?? null;
  const charged = { number: meter, estateId: made.id, serviceCharge, services };
  const paid = await writeDues(seeding, charged, person);
  const email = emailOf(person, estate.mailDomain);
  await writePurchases(seeding, { userId, email, meterNumber: meter, estateId: made.id }, person, paid);
  if (!lives) return housed;
  const rows = services.map(({ id }) => ({ user_id: userId, service_id: id }));
  await trx.insertInto('user_services').values(rows).execute();
  return housed;
}

function numberFor(estate: DemoEstate, person: DemoPerson, at: number): string {
  const serial = estate.firstSerial + at * SERIAL_STEP;
  return person.meterEnding === undefined ? meterNumber(serial) : meterNumberEnding(serial, person.meterEnding);
}

/** A file of `logos/` as the data address that an estate's logo is kept as. */
function demoLogo(file: `${string}.png`): string {
  const image = readFileSync(join(import.meta.dirname, 'logos', file));
  return `data:image/png;base64,${image.toString('base64')}`;
}

/** Who pays, for which meter. */
type Buyer = Pick<PastPurchase, 'userId' | 'email' | 'meterNumber' | 'estateId'>;

/**
 * Write what a person has paid: power once a month up to last month, the dues that were paid, and what the bank did not
 * approve.
 */
async function writePurchases(
  { trx, random, now }: Seeding,
  buyer: Buyer,
  person: DemoPerson,
  dues: readonly PaidDue[],
): Promise<void> {
  const from = { ...buyer, customerName: `${person.firstName} ${person.lastName}` };
  const bought = person.bought ?? [];
  const power = bought.map((naira, at) => ({
    ...from,
    amountKobo: koboOf(naira),
    at: monthsBefore(now, bought.length - at, 9 + at),
  }));
  const paid = dues.map(({ kobo, ...paid }) => ({ ...from, amountKobo: kobo, ...paid }));
  const all: PastPurchase[] = [...power, ...paid];
  await insertHistoricOrders(trx, random, [...all, ...(person.failedOnce ? refusedTries(all) : [])]);
}

const TRY_MS = 5 * 60_000;

/** Of each product the last payment, tried some minutes before with a card that the bank did not approve. */
function refusedTries(all: readonly PastPurchase[]): PastPurchase[] {
  const last = new Map(all.map((past) => [past.due?.kind ?? 'power', past]));
  return [...last.values()].map((past) => ({ ...past, failed: true, at: new Date(past.at.getTime() - TRY_MS) }));
}
