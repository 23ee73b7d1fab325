import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import type { Script } from '../../../support/portal.ts';
import { chatOf } from '../past/past-chat.ts';

const TOKEN = '12345678901234567890';
const FOUND: Script['foundPayments'] = {
  payments: [
    {
      orderId: 'POWER-7K2M9Q4X1B8C3D5F',
      kind: 'power',
      status: 'successful',
      amount: 15_050,
      customer: 'Amaka Eze',
      account: '45701120409',
      estate: 'Palm Court',
      service: null,
      createdAt: '2026-11-12T10:00:00.000Z',
      topupStatus: 'Delivered',
      tokenEnding: '7890',
      providerSaid: null,
    },
  ],
  cash: [],
  more: false,
  from: null,
  to: null,
};

describe.each<Role>(['service-admin', 'netplus-admin'])('a %s who looks for a payment', (role) => {
  test('by an amount and a day is told which, as what it was looked for, and may look for it otherwise', async () => {
    const days = { from: '2026-11-12', to: '2026-11-12' };
    const chat = await chatOf(role, { foundPayments: { ...FOUND, ...days } }, 'who paid 15000 on 12 november 2026');
    expect(chat.calls('findPayments')).toEqual([{ by: 'amount', sought: '15000', ...days }]);
    expect(chat.last()?.text).toBe('Payments of ₦15,000, 12 Nov 2026, with the fee or without it. I found 1 payment.');
    expect(chat.offers()).toContain(FINDING.asReference('15000'));
    await chat.say('show as table');
    expect(chat.shown().page).toBe('/find-payment?by=amount&sought=15000&from=2026-11-12&to=2026-11-12');
  });

  test('by a token finds it, and the token stands in no address', async () => {
    const chat = await chatOf(role, { foundPayments: FOUND }, 'find token 1234 5678 9012 3456 7890');
    expect(chat.calls('findPayments')).toEqual([{ by: 'token', sought: TOKEN }]);
    expect(chat.last()?.text).toBe('The payment of the token that ends in 7890. I found 1 payment.');
    expect(JSON.stringify(chat.last())).not.toContain(TOKEN);
    await chat.say('show as table');
    expect(chat.shown().page).toBe('/find-payment?by=token');
  });

  test('by a token that is called a reference shows it in no address, no sentence and no button', async () => {
    const chat = await chatOf(role, { foundPayments: FOUND }, `find payment ref ${TOKEN}`);
    expect(chat.calls('findPayments')).toEqual([{ by: 'reference', sought: TOKEN }]);
    expect(JSON.stringify(chat.last())).not.toContain(TOKEN);
    expect(JSON.stringify(chat.offers())).not.toContain(TOKEN);
    await chat.say('show as table');
    expect(chat.shown().page).toBe('/find-payment?by=reference');
  });

  test('by two things is told which of them was not looked for', async () => {
    const chat = await chatOf(role, { foundPayments: FOUND }, 'payment of 15000 from 08034567123');
    expect(chat.calls('findPayments')).toEqual([{ by: 'phone', sought: '08034567123' }]);
    expect(chat.texts()).toContain(FINDING.leftOut('₦15,000'));
  });

  test('by a reference or a phone asks for that, and that there is none is said with what was looked for', async () => {
    const chat = await chatOf(role, {}, 'find payment POWER-10022', 'payment from 08034567123');
    expect(chat.calls('findPayments')).toEqual([
      { by: 'reference', sought: 'POWER-10022' },
      { by: 'phone', sought: '08034567123' },
    ]);
    const none = role === 'service-admin' ? FINDING.noneHere : FINDING.noneAnywhere;
    expect(chat.last()?.text).toBe(`${FINDING.soughtAs.phone('08034567123')}. ${none}`);
  });

  test('and names nothing is shown where to', async () => {
    const chat = await chatOf(role, {}, 'find a payment');
    expect([chat.last()?.text, chat.shown().page]).toEqual([FINDING.searchNeeds, '/find-payment']);
  });
});

test('a resident looks for no payment of others', async () => {
  const said = ['find payment POWER-10022', 'who paid 15000 on 12 november', `find token ${TOKEN}`];
  const chat = await chatOf('service-user', {}, ...said);
  expect(chat.calls('findPayments')).toEqual([]);
});

test('a resident who looks for an own payment is shown their own, and what was not looked for', async () => {
  const chat = await chatOf('service-user', {}, 'find my payment of 5000');
  expect(chat.texts()).toContain(FINDING.leftOut('₦5,000'));
  expect(chat.calls('findPayments')).toEqual([]);
  expect(chat.calls('transactionsHistory').length).toBeGreaterThan(0);
});
