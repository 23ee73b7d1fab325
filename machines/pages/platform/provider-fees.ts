import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { type Good, read } from '../answers.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type List, REFRESHING } from '../listing/list.ts';

type ProviderFee = Good<'providerFees'>['fees'][number];

const COLUMNS: readonly Column<ProviderFee>[] = [
  column('name', 'Provider', 'words', ({ label }) => label),
  column('fee', 'Convenience fee', 'money', ({ fee }) => (fee === null ? null : koboOf(fee)), {
    otherwise: 'Not set',
    tone: ({ fee }) => (fee === null ? 'warning' : null),
    note: ({ fee }) => (fee === null ? MESSAGES.serviceUnavailable : null),
  }),
  column('date', 'Set', 'day', ({ updatedAt }) => updatedAt),
];

/** The convenience fee of every provider; nothing is sold where none is set (DECISIONS 18). */
export function providerFeeList(services: Services): List {
  return defineList<ProviderFee>({
    title: 'Convenience fees of providers',
    icon: 'table',
    columns: () => COLUMNS,
    id: ({ provider }) => provider,
    actions: ({ provider, fee }) => [
      {
        name: 'set',
        label: fee === null ? 'Set fee' : 'Change fee',
        leads: { open: 'set-provider-fee', values: { provider } },
      },
    ],
    pages: null,
    tools: () => REFRESHING,
    async find(_, signal) {
      const came = await read(services.providerFees({}, signal), signal);
      if (came.kind !== 'good') return came;
      const { fees } = came.data;
      return { kind: 'good', data: { items: fees, total: fees.length } };
    },
    nothing: () => PLATFORM_PAGES.noProviders,
  });
}
