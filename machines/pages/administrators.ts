import type { AdministratorState } from '#catalogues/administrators.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Role } from '#catalogues/roles.ts';
import { ADMINISTRATOR_WORDS, ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { Say, Tone } from '#machines/kit/view.ts';
import { dayInLagos, formatCount, formatDay } from '#machines/kit/writing/format.ts';
import { type Good, made, type Read, read, saying } from './answers.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { ListRow, RowActing } from './listing/view.ts';
import { estateMeant } from './platform/estates.ts';
import { toSignInOf } from './sign-in-of.ts';
import type { PageAction } from './view.ts';

type Administrator = Good<'administrators'>['administrators'][number];

const nameOf = ({ first_name, last_name }: Administrator): string => `${first_name} ${last_name}`.trim();

const SAID = ADMINISTRATORS.list;
const TONES: Readonly<Record<AdministratorState, Tone>> = { active: 'success', invited: 'info', expired: 'warning' };

const PERSON: readonly Column<Administrator>[] = [
  column('name', SAID.name, 'person', nameOf, { note: ({ self }) => (self ? SAID.you : null) }),
  column('email', SAID.email, 'email', ({ email }) => email),
];
const ESTATE: Column<Administrator> = column('estate', SAID.estate, 'words', ({ estate }) => estate.name);
const STANDING: readonly Column<Administrator>[] = [
  column(
    'state',
    SAID.state,
    'status',
    ({ state, locked }) => (locked ? SIGN_INS.isLocked : ADMINISTRATOR_WORDS[state]),
    {
      tone: ({ state, locked }) => (locked ? 'danger' : TONES[state]),
      note: ({ state, until }) =>
        state === 'invited' && until !== null ? SAID.until(formatDay(dayInLagos(until))) : null,
    },
  ),
  {
    ...column<Administrator, 'day'>('since', SAID.since, 'day', ({ since }) => since, {
      note: ({ by }) => (by === null ? null : SAID.by(by)),
    }),
    wide: true,
  },
];

const INVITE: PageAction = { label: ADMINISTRATORS.invite.title, open: 'invite-administrator' };
const RESET = 'reset';
const WITHDRAW = 'withdraw';

/** Who administers the own estate, or each for the platform administrator, and who is invited to. */
export function administratorList(services: Services, role: Role | null): List {
  const isPlatform = role === 'netplus-admin';
  const columns = [...PERSON, ...(isPlatform ? [ESTATE] : []), ...STANDING];
  return defineList<Administrator>({
    title: ADMINISTRATORS.title,
    icon: 'user',
    columns: () => columns,
    id: ({ id }) => id,
    start: ({ estate = '', page }) => ({
      page: pageIn(page),
      ...(isPlatform && estate !== '' && { search: { name: estate, meterNumber: '' } }),
    }),
    pages: TRANSACTION_PAGE,
    places: { sums: 1 },
    tools: () => REFRESHING,
    actions: actionsOf,
    changes: {
      becomes: (row, action) => (row.actions.some(({ name }) => name === action) ? row : null),
      make: (row, action, signal) => change(services, row, action, signal),
    },
    find: (query, signal) => find(services, query, signal),
    nothing: () => SAID.nobody,
    first: () => ({ text: SAID.nobodyYet, action: INVITE }),
    ...(isPlatform && {
      search: () => ({
        fields: [{ name: 'name', label: 'Estate name' } as const],
        neither: PLATFORM_PAGES.estateNeeded,
        nothing: PLATFORM_SENTENCES.noEstates,
        failed: null,
        within: true as const,
      }),
    }),
  });
}

async function find(
  services: Services,
  { search, page }: Query,
  signal: AbortSignal,
): Promise<Read<Found<Administrator>>> {
  const { rows } = TRANSACTION_PAGE;
  const term = search?.name.trim() ?? '';
  if (term === '') return found(await read(services.administrators({ page, rows }, signal), signal), INVITE);
  const estate = await estateMeant(services, term, signal);
  if (estate.kind !== 'good') return estate;
  if (estate.data === null) return { kind: 'empty' };
  const { id, name } = estate.data;
  const came = await read(services.administrators({ page, rows, property_id: id }, signal), signal);
  const there = found(came, { ...INVITE, values: { estate: String(id) } });
  return there.kind === 'good'
    ? { kind: 'good', data: { ...there.data, subject: PLATFORM_PAGES.ofEstate(name) } }
    : there;
}

function found(came: Read<Good<'administrators'>>, action: PageAction): Read<Found<Administrator>> {
  if (came.kind !== 'good') return came;
  const { administrators, total } = came.data;
  return {
    kind: 'good',
    data: { items: administrators, total, cards: [{ label: SAID.count, value: formatCount(total), action }] },
  };
}

function actionsOf(administrator: Administrator): readonly RowActing[] {
  const { id, state, first_name: firstName, last_name: lastName, email, estate, self } = administrator;
  if (state === 'active') {
    const values = { administrator: id, said: nameOf(administrator) };
    const factor = { holder: id, said: nameOf(administrator) };
    const { label, ...leads } = toSignInOf(factor, administrator.locked);
    return [
      { name: RESET, label: SAID.resetLabel, does: 'tries again' },
      // Nobody resets their own.
      ...(administrator.second_factor && !self
        ? [
            {
              name: 'second-factor',
              label: SECOND_FACTOR.resetLabel,
              leads: { open: 'reset-second-factor', values: factor },
            },
          ]
        : []),
      // Nor changes their own sign-in, but by signing out.
      ...(self ? [] : [{ name: 'sign-in', label, leads }]),
      { name: 'remove', label: SAID.removeLabel, leads: { open: 'remove-administrator', values } },
    ];
  }
  const values = { estate: String(estate.id), email, firstName, lastName };
  return [
    { name: 'again', label: SAID.againLabel, leads: { open: 'invite-administrator', values } },
    { name: WITHDRAW, label: SAID.withdrawLabel },
  ];
}

async function change(
  services: Services,
  { id }: ListRow,
  action: string,
  signal: AbortSignal,
): Promise<Read<Say | null>> {
  return saying(
    await made(
      action === RESET
        ? services.resetAdministrator({ user_id: id }, signal)
        : services.withdrawInvitation({ id: Number(id) }, signal),
      signal,
    ),
  );
}
