import type { Handler } from '../../http/handlers.ts';

/** The signed-in person, as the data base has them at this moment (S1 section 3, Profile response). */
export const profile: Handler<'profile'> = async ({ person }) => {
  const user = {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    role: person.role,
    status: person.status,
    is_verified: person.verified,
    meter_number: person.meterNumber,
    estate: person.estate?.name ?? null,
    address: person.address,
  };
  return { status: 200, data: { user } };
};
