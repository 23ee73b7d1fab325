import type { DemoPerson } from './people.ts';
import { monthsBefore, type Seeding } from './seeding.ts';

/** Where a demonstration person lives, and what that brings. */
interface DemoHome {
  readonly domain: string;
  readonly estateId: number | null;
  readonly meter: string | null;
  readonly address: string | null;
  /** What the telephone number is made of. */
  readonly phoneSerial: number;
}

/** The e-mail address of a demonstration person. */
export function emailOf(person: DemoPerson, domain: string): string {
  return `${person.mailbox}@${domain}`;
}

/** Add the account of a demonstration person; answers its id. */
export async function addAccount(seeding: Seeding, person: DemoPerson, home: DemoHome): Promise<string> {
  const id = seeding.random.uuid();
  await seeding.trx
    .insertInto('users')
    .values({
      id,
      email: emailOf(person, home.domain),
      password_hash: seeding.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: `0803${String(home.phoneSerial % 10_000_000).padStart(7, '0')}`,
      role: person.role,
      estate_id: home.estateId,
      meter_number: home.meter,
      status: person.unoccupied ? 'unoccupied' : 'occupied',
      is_verified: !person.unverified,
      link_awaited: person.unverified === true,
      email_unproven: person.unverified === true,
      address: home.address,
      created_at: monthsBefore(seeding.now, 8, 2),
    })
    .execute();
  return id;
}
