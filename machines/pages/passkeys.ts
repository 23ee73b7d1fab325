import type { Services } from '#catalogues/calls/services.ts';
import { PASSKEY_FLOWS } from '#catalogues/sentences/passkey-flows.ts';
import { PASSKEYS_SAID } from '#catalogues/sentences/passkeys.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import { type Good, read } from './answers.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type List, WHOLE } from './listing/list.ts';

const SAID = PASSKEYS_SAID.list;

type OwnPasskey = Good<'ownPasskeys'>['passkeys'][number];

const COLUMNS: readonly Column<OwnPasskey>[] = [
  column('name', SAID.name, 'text', ({ name }: OwnPasskey) => name, {
    note: ({ here }) => (here ? null : SAID.elsewhere),
  }),
  column('added', SAID.added, 'time', ({ addedAt }) => addedAt),
  column('lastUsed', SAID.lastUsed, 'time', ({ lastUsedAt }) => lastUsedAt, { otherwise: SAID.never }),
];

/** The passkeys of the own account, the oldest first; each can be renamed and removed, and another one added. */
export function passkeyList(services: Services): List {
  return defineList<OwnPasskey>({
    title: PASSKEYS_SAID.title,
    icon: 'key',
    columns: () => COLUMNS,
    id: ({ id }) => id,
    ...WHOLE,
    async find(_query, signal) {
      const came = await read(services.ownPasskeys({}, signal), signal);
      if (came.kind !== 'good') return came;
      const { passkeys: items, can_add: canAdd } = came.data;
      const action = canAdd ? { action: { label: PASSKEY_FLOWS.add, open: 'add-passkey' } } : {};
      const card = { label: SAID.count, value: formatCount(items.length), ...action };
      return { kind: 'good', data: { items, total: items.length, cards: [card], sums: [SAID.sum(items.length)] } };
    },
    actions: ({ id }) => [
      { name: 'name', label: SAID.nameLabel, leads: { open: 'name-passkey', values: { passkey: id } } },
      { name: 'remove', label: SAID.removeLabel, leads: { open: 'remove-passkey', values: { passkey: id } } },
    ],
    nothing: () => SAID.none,
  });
}
