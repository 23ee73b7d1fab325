import type { Services } from '#catalogues/calls/services.ts';
import { PROGRAM_FLOWS } from '#catalogues/sentences/program-flows.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import { type Good, read } from './answers.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type List, WHOLE } from './listing/list.ts';

const SAID = PROGRAMS_SAID.list;

type OwnProgram = Good<'programTokens'>['tokens'][number];

const COLUMNS: readonly Column<OwnProgram>[] = [
  column('name', SAID.name, 'text', ({ name }: OwnProgram) => name, { note: ({ over }) => (over ? SAID.over : null) }),
  column('may', SAID.may, 'text', ({ scopes }) => scopes.map((scope) => PROGRAMS_SAID.scopes[scope].label).join(', ')),
  column('expires', SAID.expires, 'time', ({ expiresAt }) => expiresAt),
  column('lastUsed', SAID.lastUsed, 'time', ({ lastUsedAt }) => lastUsedAt, { otherwise: SAID.never }),
  column('place', SAID.place, 'text', ({ lastUsedFrom }) => lastUsedFrom, { otherwise: SAID.nowhere }),
  column('made', SAID.made, 'time', ({ madeAt }) => madeAt),
];

/** The programs that have an access token of the own account, the newest first; each can be ended, and another one made. */
export function programList(services: Services): List {
  return defineList<OwnProgram>({
    title: PROGRAMS_SAID.title,
    icon: 'share',
    columns: () => COLUMNS,
    id: ({ id }) => id,
    ...WHOLE,
    async find(_query, signal) {
      const came = await read(services.programTokens({}, signal), signal);
      if (came.kind !== 'good') return came;
      const { tokens: items } = came.data;
      const action = { label: PROGRAM_FLOWS.make, open: 'make-program-token' };
      const sums = items.length === 0 ? [] : [SAID.sum(items.length)];
      const card = { label: SAID.count, value: formatCount(items.length), action };
      return { kind: 'good', data: { items, total: items.length, cards: [card], sums } };
    },
    actions: ({ id }) => [
      { name: 'end', label: SAID.endLabel, leads: { open: 'end-program-token', values: { program: id } } },
    ],
    nothing: () => SAID.none,
  });
}
