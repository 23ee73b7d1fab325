import type { Services } from '#catalogues/calls/services.ts';
import type { MANAGED_LIST, ResidentList } from '#catalogues/residents.ts';
import type { TableView } from '#machines/kit/view.ts';
import { type Good, type Read, read } from '../answers.ts';
import { statusBadge } from '../dashboard/resident.ts';
import { type Column, chatTable, column } from '../listing/column.ts';
import type { Found } from '../listing/list.ts';
import type { ListRow } from '../listing/view.ts';
import type { Badge } from '../view.ts';

/** What stands as the status of a meter that nobody has an account on. */
export const NO_ACCOUNT = 'no-account';

/**
 * A resident as lists show one, wherever it comes from; or a meter that nobody has an account on, by its number and with its
 * landlord's name and address.
 */
export interface Resident {
  readonly id: string;
  readonly name: string;
  readonly meterNumber: string | null;
  readonly email: string;
  readonly phone: string;
  readonly status: string;
  readonly verified: boolean;
  /** Lives there by the account; a home owner and a meter of nobody do not. */
  readonly lives: boolean;
  /** ISO 8601; empty of a meter that nobody has an account on. */
  readonly since: string;
  /** Of a meter that nobody has an account on. */
  readonly address: string | null;
}

/** True for somebody with an account, and not for a meter that nobody has one on. */
export const hasAccount = ({ status }: Pick<Resident, 'status'>): boolean => status !== NO_ACCOUNT;

/** The row of somebody on one of the meters that they hold: each meter of a person stands by itself. A meter of nobody stands by its number. */
export const rowIdOf = (one: Pick<Resident, 'id' | 'meterNumber' | 'status'>): string =>
  hasAccount(one) && one.meterNumber !== null ? `${one.id}:${one.meterNumber}` : one.id;

/** What a row has for its actions: who it is, and on which meter they are shown; empty where it is nobody, or on none. */
export const valuesOf = (one: Resident): NonNullable<ListRow['values']> => ({
  ...{ resident: hasAccount(one) ? one.id : '', meterNumber: one.meterNumber ?? '', status: one.status },
});

/** The meter that somebody was shown on, where they were on any. */
export const shownOn = (meter_number: string | null): { readonly meter_number?: string } =>
  meter_number ? { meter_number } : {};

/** Somebody, on that meter. */
export const onMeter = (user_id: string, meter_number: string | null) => ({ user_id, ...shownOn(meter_number) });

/** How a resident stands, or that nobody has an account. */
export const badgeOf = (status: string): Badge =>
  status === NO_ACCOUNT ? { text: 'No account', tone: 'warning' } : statusBadge(status);

/** Every column there is of residents, by its name (S1 section 3, S2 section 2). */
export const PEOPLE_COLUMNS = {
  name: column('name', 'Name', 'person', ({ name, address }: Resident) =>
    address === null ? name : `${name}, ${address}`,
  ),
  meterNumber: column('meterNumber', 'Meter number', 'meter', ({ meterNumber }: Resident) => meterNumber, {
    otherwise: 'None',
  }),
  email: column('email', 'Email', 'email', ({ email }: Resident) => email, { wide: true }),
  phone: column('phone', 'Phone', 'phone', ({ phone }: Resident) => phone),
  since: column('since', 'Registration Date', 'day', ({ since }: Resident) => since || null),
  status: column('status', 'Status', 'status', ({ status }: Resident) => badgeOf(status).text, {
    tone: ({ status }) => badgeOf(status).tone,
  }),
} as const;

/** The columns of a list of everybody. */
export const EVERYBODY: readonly Column<Resident>[] = [
  PEOPLE_COLUMNS.name,
  PEOPLE_COLUMNS.meterNumber,
  PEOPLE_COLUMNS.email,
  PEOPLE_COLUMNS.phone,
  PEOPLE_COLUMNS.status,
];

/** Residents as a table of the chat, which has room for less than a page. */
export function peopleTable(people: readonly Resident[]): TableView {
  return chatTable(EVERYBODY, people);
}

/** A page of one of the lists of the own estate. */
export async function readPeople(
  services: Services,
  list: ResidentList | typeof MANAGED_LIST,
  page: number,
  signal: AbortSignal,
): Promise<Read<Found<Resident>>> {
  const came = await read(services.estateUsers({ list, page }, signal), signal);
  if (came.kind !== 'good') return came;
  return {
    kind: 'good',
    data: { items: [...came.data.users.map(fromList), ...came.data.meters.map(ofNobody)], total: came.data.total },
  };
}

/** The residents, and the meters of nobody, that a name, an e-mail address or the beginning of a meter number finds. */
export async function findPeople(
  services: Services,
  term: string,
  signal: AbortSignal,
): Promise<Read<readonly Resident[]>> {
  const came = await read(services.searchResidents({ term: withoutTitle(term) }, signal), signal);
  if (came.kind !== 'good') return came;
  return { kind: 'good', data: [...came.data.users.map(fromSearch), ...came.data.meters.map(ofNobody)] };
}

/** People are looked up without what they are addressed with. */
function withoutTitle(name: string): string {
  const bare = name.trim().replace(/^(?:mr|mrs|ms|miss|dr|chief|engr|alhaji|alhaja|pastor|madam|barrister)\.?\s+/i, '');
  return bare === '' ? name.trim() : bare;
}

const ofNobody = (meter: Good<'estateUsers'>['meters'][number]): Resident => ({
  id: meter.meter_number,
  name: meter.landlord_name,
  meterNumber: meter.meter_number,
  email: '',
  phone: '',
  status: NO_ACCOUNT,
  verified: false,
  lives: false,
  since: '',
  address: meter.house_address,
});

const fromList = (user: Good<'estateUsers'>['users'][number]): Resident => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`,
  meterNumber: user.meterNo,
  email: user.email,
  phone: user.phone,
  status: user.status,
  verified: user.isVerified,
  lives: user.role === 'service-user',
  since: user.createdAt,
  address: null,
});

const fromSearch = (user: Good<'searchResidents'>['users'][number]): Resident => ({
  id: user.user_id,
  name: `${user.first_name} ${user.last_name}`,
  meterNumber: user.meter_number,
  email: user.email,
  phone: user.phone,
  status: user.status,
  verified: user.is_verified,
  lives: user.role === 'service-user',
  since: user.createdAt,
  address: null,
});
