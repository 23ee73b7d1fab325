import { expect, test } from 'vitest';
import { OUTAGES as SAID } from '#catalogues/sentences/platform/outages.ts';
import { OUTAGES, WALLETS } from '../../../support/calls/outages.ts';
import { loaded } from '../support.ts';
import { operating } from './support.ts';

const given = { outages: OUTAGES, wallets: WALLETS };
const list = (of?: string) => loaded(operating(given).pages.list('outages', of === undefined ? {} : { of }));

test('what is down stands with since when, how it is known, why, and until when that is believed', async () => {
  const { rows } = await list();
  expect(rows.map(({ cells }) => cells)).toEqual([
    [
      ...['Ikeja Electric (IKEDC)', '21 Nov 2026, 09:05', SAID.byHand('Ifeanyi Okonkwo')],
      ...['Works on the line', SAID.open],
    ],
    [
      ...['Jos Electricity (JED)', '21 Nov 2026, 08:00', SAID.heard.list('BuyPower')],
      ...['so it says of itself', '21 Nov 2026, 10:15'],
    ],
    [
      ...['MTN airtime', '21 Nov 2026, 07:30', SAID.heard.sale('VTpass')],
      ...['035: service is off', '21 Nov 2026, 11:30'],
    ],
  ]);
  const back = (supply: string) => [
    { name: 'back', label: SAID.back.label, leads: { open: 'supply-back', values: { supply } } },
  ];
  // A vendor's own list says by itself when it is back.
  expect(rows.map(({ actions }) => actions)).toEqual([back('power:ikeja'), [], back('airtime:mtn')]);
});

test('what was down stands with when it ended, and has nothing left to be done', async () => {
  const { rows } = await list('past');
  expect(rows).toMatchObject([
    {
      cells: [
        ...['Eko Electricity (EKEDC)', '20 Nov 2026, 07:00', '20 Nov 2026, 10:30'],
        ...[SAID.onServer, 'A storm'],
      ],
      actions: [],
    },
  ]);
});

test('a wallet stands with its balance, when that was told, how long it lasts, and below what it is low', async () => {
  const { rows } = await list('wallets');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['VTpass', '₦12,500', SAID.wallet.isLow, '21 Nov 2026, 09:59', SAID.wallet.oneHour, '₦20,000'],
    ['BuyPower', '₦1,450,000.50', SAID.wallet.enough, '21 Nov 2026, 09:41', SAID.wallet.unknown, '₦20,000'],
    ['Baxi', SAID.wallet.never, SAID.wallet.unknown, SAID.wallet.never, SAID.wallet.unknown, '₦50,000'],
  ]);
  expect(rows.map(({ notes }) => notes)).toEqual([
    { lasts: SAID.wallet.sold('₦240,000') },
    { told: SAID.wallet.failed('no answer in time'), lasts: SAID.wallet.notSold },
    { told: SAID.wallet.failed('no answer in time'), lasts: SAID.wallet.notSold },
  ]);
  expect(rows[0]?.actions).toEqual([
    {
      name: 'low',
      label: SAID.wallet.change,
      leads: { open: 'change-setting', values: { setting: 'low-wallet:vtpass' } },
    },
  ]);
});

test.each([
  ['now', SAID.none],
  ['past', SAID.nonePast],
  ['wallets', SAID.noWallets],
])('where there is nothing of %s, that is said', async (of, problem) => {
  const view = await loaded(operating().pages.list('outages', { of }));
  expect([view.state, view.problem]).toEqual(['empty', problem]);
});
