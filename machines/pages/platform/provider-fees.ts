import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, read } from '../answers.ts';
import { type Column, column, headsOf } from '../history/columns.ts';
import type { List } from '../listing/list.ts';
import type { ListRow } from '../listing/view.ts';

type ProviderFee = Good<'providerFees'>['fees'][number];

const COLUMNS: readonly Column<ProviderFee>[] = [
  column('name', 'Provider', ({ label }) => label),
  column('fee', 'Convenience fee', ({ fee }) => (fee === null ? 'Not set' : formatNaira(koboOf(fee))), 'end'),
  column('date', 'Set', ({ updatedAt }) => (updatedAt === null ? '' : formatDay(updatedAt))),
];

/** The convenience fee of every provider; nothing is sold where none is set (DECISIONS 18). */
export function providerFeeList(services: Services): List<ProviderFee> {
  return {
    title: 'Convenience fees of providers',
    columns: () => headsOf(COLUMNS),
    tabs: [],
    pages: null,
    tools: () => ({ choices: [], days: null, refresh: 'Refresh', export: null }),
    async find(_, signal) {
      const came = await read(services.providerFees({}, signal), signal);
      if (came.kind !== 'good') return came;
      const { fees } = came.data;
      return { kind: 'good', data: { items: fees, total: fees.length } };
    },
    row: rowOf,
    nothing: () => PLATFORM_PAGES.noProviders,
    search: () => null,
    detail: null,
  };
}

function rowOf(one: ProviderFee): ListRow {
  const { provider, fee } = one;
  return {
    id: provider,
    cells: COLUMNS.map(({ cell }) => cell(one)),
    ...(fee === null && { notes: { fee: MESSAGES.serviceUnavailable }, tones: { fee: 'warning' as const } }),
    actions: [
      {
        name: 'set',
        label: fee === null ? 'Set fee' : 'Change fee',
        leads: { open: 'set-provider-fee', values: { provider } },
      },
    ],
  };
}
