import type { Handler } from '../../http/handlers.ts';
import { pendingAddress } from '../changes/pending.ts';
import type { AccountDeps } from '../deps.ts';

/** The signed-in person, as the data base has them at this moment (S1 section 3, Profile response). */
export const profile =
  ({ db, clock }: Pick<AccountDeps, 'db' | 'clock'>): Handler<'profile'> =>
  async ({ person }) => {
    const pending = await pendingAddress(db, person.id, clock());
    const user = {
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      role: person.role,
      status: person.status,
      is_verified: person.verified,
      awaits: person.awaits,
      pending_email: pending?.to_value ?? null,
      meter_number: person.meterNumber,
      estate: person.estate?.name ?? null,
      address: person.address,
    };
    return { status: 200, data: { user } };
  };
