import { IDLE_MINUTES } from '#catalogues/limits.ts';
import { keepSessions } from '#src/server/accounts/sign-in/sessions.ts';
import type { Database } from '#src/server/db/database.ts';
import { inParts } from '#src/server/db/in-parts.ts';
import { migrate, migrations } from '#src/server/db/migrate.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { systemRandom } from '#src/server/random.ts';
import { holding } from '../../support/server/settings.ts';

/** What the portals of the bench sign sessions with. */
export const SECRET = 'a secret of the bench, and long enough to be one';

const ESTATE = 901;

/** The id of a resident by number: pgbench draws one by its last digits. */
export const residentId = (at: number | string): string =>
  `00000000-0000-4000-9000-${typeof at === 'number' ? 100_000_000_000 + at : at}`;

/** So many more houses of the estate with somebody in each, and a second person in every so manieth; nobody of them is signed in. */
export async function householdsOf(db: Database['db'], count: number, shared: number): Promise<void> {
  const meters = Array.from({ length: count }, (_, at) => ({
    meter_number: String(46_000_000_000 + at),
    estate_id: ESTATE,
    landlord_name: `Ngozi Eze ${at}`,
    house_address: `${at} Palm Avenue, Lekki`,
  }));
  const people = meters.flatMap((house, at) => (at % shared === 0 ? [house, house] : [house]));
  const users = people.map(({ meter_number, house_address }, at) => ({
    id: systemRandom.uuid(),
    email: `household-${at}@bench.example`,
    password_hash: 'none',
    first_name: 'Ngozi',
    last_name: `Eze ${at}`,
    phone: '08030000002',
    role: 'service-user' as const,
    estate_id: ESTATE,
    status: 'occupied' as const,
    is_verified: true,
    meter_number,
    address: house_address,
    created_at: new Date(),
  }));
  for (const part of inParts(meters)) await db.insertInto('meters').values(part).execute();
  for (const part of inParts(users)) await db.insertInto('users').values(part).execute();
}

/** An estate with so many residents who are signed in; answers their session tokens. */
export async function settleHouses({ db }: Database, count: number): Promise<string[]> {
  await migrate(db, migrations, () => undefined);
  const clock = () => new Date();
  await db.insertInto('estates').values({ id: ESTATE, name: 'Palm Court', logo: null }).execute();
  const users = Array.from({ length: count }, (_, at) => ({
    id: residentId(at),
    email: `resident-${at}@bench.example`,
    password_hash: 'none',
    first_name: 'Amaka',
    last_name: 'Eze',
    phone: '08030000001',
    role: 'service-user' as const,
    estate_id: ESTATE,
    status: 'occupied' as const,
    is_verified: true,
    meter_number: String(45_000_000_000 + at),
    address: `House ${at}`,
    created_at: clock(),
  }));
  const meters = users.map(({ meter_number, address }) => ({
    meter_number,
    estate_id: ESTATE,
    landlord_name: 'Amaka Eze',
    house_address: address,
  }));
  for (const part of inParts(meters)) await db.insertInto('meters').values(part).execute();
  for (const part of inParts(users)) await db.insertInto('users').values(part).execute();
  await holding(db, 'orders-by-account', '', 1_000);
  const sessions = keepSessions({
    db,
    clock,
    random: systemRandom,
    keys: keyring(SECRET),
    idleMinutes: IDLE_MINUTES,
  });
  const tokens: string[] = [];
  for (const { id } of users) tokens.push(await sessions.begin(id, '127.0.0.1'));
  return tokens;
}
