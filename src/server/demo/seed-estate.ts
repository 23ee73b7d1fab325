import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import type { DemoEstate } from './estates.ts';
import { demoLogo } from './logo.ts';
import { type Housed, writeDeeds } from './past/deeds.ts';
import { type ChargedService, writeDues } from './past/dues.ts';
import { writePurchases } from './past/purchases.ts';
import { addAccount, emailOf } from './people/accounts.ts';
import { meterNumber, meterNumberEnding } from './people/meter-numbers.ts';
import type { DemoPerson } from './people/people.ts';
import type { Seeding } from './seeding.ts';

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
    .values(estate.services.map(({ name, monthlyKobo }) => ({ estate_id: id, name, monthly_kobo: monthlyKobo })))
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
