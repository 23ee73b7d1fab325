import type { Services } from '#catalogues/calls/services.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { type OwnSession, programOf } from '#machines/kit/reading/own-sessions.ts';
import { type Good, read } from './answers.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, WHOLE } from './listing/list.ts';
import type { RowActing } from './listing/view.ts';

const SAID = SESSIONS.list;

const COLUMNS: readonly Column<OwnSession>[] = [
  column('device', SAID.device, 'text', (session: OwnSession) => programOf(session), {
    note: ({ current, device }) => (current ? SAID.current : device && SESSIONS.kinds[device]),
  }),
  column('place', SAID.place, 'text', ({ address }) => address),
  column('lastUsed', SAID.lastUsed, 'time', ({ lastUsedAt }) => lastUsedAt),
  column('signedIn', SAID.signedIn, 'time', ({ signedInAt }) => signedInAt),
];

/** Where the own account is signed in, the newest first; each but this one can be signed out. */
export function sessionList(services: Services): List {
  return defineList<OwnSession>({
    title: SESSIONS.title,
    icon: 'globe',
    columns: () => COLUMNS,
    id: ({ id }) => id,
    ...WHOLE,
    async find(_query, signal) {
      const came = await read(services.ownSessions({}, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: foundIn(came.data) } : came;
    },
    actions: actionsOf,
    nothing: () => SAID.none,
  });
}

function foundIn({ sessions, total }: Good<'ownSessions'>): Found<OwnSession> {
  const others = total - 1;
  const all = { label: SAID.endOthers, open: 'end-session', values: { which: SESSIONS.end.all } };
  return {
    items: sessions,
    total: sessions.length,
    cards: [{ label: SAID.count, value: SAID.devices(total), ...(others > 0 && { action: all }) }],
    sums: [SAID.others(others), ...(total > sessions.length ? [SAID.newest(sessions.length)] : [])],
  };
}

function actionsOf({ id, current, program }: OwnSession): readonly RowActing[] {
  const values = { session: id, which: programOf({ program }) };
  return current ? [] : [{ name: 'end', label: SAID.endLabel, leads: { open: 'end-session', values } }];
}
