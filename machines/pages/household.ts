import type { Services } from '#catalogues/calls/services.ts';
import type { HouseholdState } from '#catalogues/households.ts';
import { METER_DIGITS } from '#catalogues/limits.ts';
import type { Role } from '#catalogues/roles.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { HOUSEHOLD, HOUSEHOLD_WORDS } from '#catalogues/sentences/household.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import type { Say, Tone } from '#machines/kit/view.ts';
import { formatCount, formatDay } from '#machines/kit/writing/format.ts';
import { type Good, made, type Read, read, saying } from './answers.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, WHOLE } from './listing/list.ts';
import type { ListRow, RowActing } from './listing/view.ts';
import type { PageAction } from './view.ts';

type Household = Good<'household'>;
/** Somebody of a household, with its meter. */
type Member = Household['members'][number] & { readonly meterNumber: string };

const SAID = HOUSEHOLD.list;
const TONES: Readonly<Record<HouseholdState, Tone>> = { 'lives-there': 'success', waits: 'warning', invited: 'info' };

const PEOPLE: readonly Column<Member>[] = [
  column('name', SAID.name, 'person', ({ name }) => name, { note: ({ self }) => (self ? SAID.you : null) }),
  column('state', SAID.state, 'status', ({ state }) => HOUSEHOLD_WORDS[state], {
    tone: ({ state }) => TONES[state],
    note: noteOf,
  }),
  column('since', SAID.since, 'day', ({ since }) => since, {
    note: ({ by }) => (by === null ? null : SAID.by(by)),
  }),
];
const EMAIL: Column<Member> = { ...column('email', SAID.email, 'email', ({ email }: Member) => email), wide: true };

/** Under which names the address says which meter or house. */
const METER = 'meter';
const HOUSE = 'house';
const WITHDRAW = 'withdraw';

/** Who lives on the own meter, or for an administrator on the one that is searched for; whoever leads the household comes first. */
export function householdList(services: Services, role: Role | null): List {
  const isAdministrator = role === 'service-admin';
  return defineList<Member>({
    title: HOUSEHOLD.title,
    icon: 'door',
    columns: () => (isAdministrator ? [...PEOPLE, EMAIL] : PEOPLE),
    id: ({ id }) => id,
    ...WHOLE,
    start: ({ meter = '', house = '' }) => ({ chosen: { [METER]: meter, [HOUSE]: house } }),
    async find(query, signal) {
      const asked = isAdministrator ? askedOf(query) : {};
      if (asked === null) return { kind: 'good', data: { items: [], total: 0, nothing: SAID.choose } };
      const came = await read(services.household(asked, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: foundIn(came.data, isAdministrator) } : came;
    },
    actions: (member, query) => actionsOf(member, askedOf(query)),
    changes: {
      becomes: (row, action) => (row.actions.some(({ name }) => name === action) ? row : null),
      make: (row, action, signal) => change(services, row, action, signal),
    },
    nothing: () => (isAdministrator ? SAID.noHouse : SAID.nobody),
    ...(isAdministrator && {
      search: () => ({
        fields: [{ name: 'meterNumber' as const, label: SAID.house }],
        neither: SAID.whichHouse,
        nothing: SAID.noHouse,
        failed: null,
        within: true as const,
      }),
    }),
  });
}

/** Which meter or house is asked for; null where none is. */
function askedOf({ search, chosen }: Query): { readonly meter_number: string } | { readonly house: string } | null {
  const said = search?.meterNumber.trim() || chosen[METER] || chosen[HOUSE] || '';
  if (said === '') return null;
  const digits = digitsOf(said);
  return /^\d+$/.test(digits) && digits.length >= METER_DIGITS.least ? { meter_number: digits } : { house: said };
}

function foundIn({ members, waiting, address, meterNumber }: Household, isAdministrator: boolean): Found<Member> {
  const people = members.filter(({ state }) => state === 'lives-there').length;
  const invites: PageAction = { label: HOUSEHOLD.invite.title, open: 'invite-to-household' };
  const action = isAdministrator ? { ...invites, values: { meterNumber } } : invites;
  return {
    items: members.map((one) => ({ ...one, meterNumber })),
    total: members.length,
    cards: [
      {
        ...{ label: SAID.count, value: formatCount(people), action },
        ...(waiting > 0 && { note: SAID.waiting(formatCount(waiting)) }),
      },
    ],
    sums: [
      SAID.told(formatCount(people)),
      ...(waiting > 0 ? [SAID.waiting(formatCount(waiting)), ...(isAdministrator ? [] : [SAID.strangers])] : []),
    ],
    subject: SAID.of(address, meterNumber),
    nothing: SAID.nobody,
  };
}

/** Who leads, or until when an invitation is open. */
function noteOf({ leads, until }: Member): string | null {
  if (leads) return SAID.leads;
  return until === null ? null : SAID.until(formatDay(until));
}

/** What may be done about a member, each as the action of a row. */
function actionsOf({ id, name, may, meterNumber }: Member, asked: ReturnType<typeof askedOf>): readonly RowActing[] {
  const whose = asked !== null && 'meter_number' in asked ? asked.meter_number : name;
  const acting: Readonly<Record<Member['may'][number], RowActing>> = {
    'take-out': {
      ...{ name: 'take-out', label: SAID.takeOutLabel },
      leads: { open: 'take-out-of-household', values: { member: id, whose: name, meterNumber } },
    },
    lead: {
      name: 'lead',
      label: SAID.leadLabel,
      leads: { open: 'name-head', values: { member: id, said: name, meterNumber } },
    },
    'move-out': {
      name: 'move-out',
      label: MOVES.label,
      leads: { open: 'move-out', values: { whose, resident: id, meterNumber } },
    },
    withdraw: { name: WITHDRAW, label: SAID.withdrawLabel },
  };
  return may.map((one) => acting[one]);
}

async function change(
  services: Services,
  { id }: ListRow,
  _action: string,
  signal: AbortSignal,
): Promise<Read<Say | null>> {
  return saying(await made(services.withdrawHouseholdInvitation({ id: Number(id) }, signal), signal));
}
