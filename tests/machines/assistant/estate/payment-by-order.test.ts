import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { Script } from '../../../support/portal.ts';
import { loaded, pagesOf, RESIDENT } from '../../pages/support.ts';
import { chatOf } from '../past/past-chat.ts';

const ORDER = 'POWER-7K2M9Q4X1B8C3D5F';
const PAID: Script['foundPayment'] = {
  orderId: ORDER,
  kind: 'power',
  status: 'successful',
  amount: 5_050,
  customer: 'Amaka Eze',
  account: '45701120409',
  estate: 'Palm Court',
  service: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  topupStatus: 'Delivered',
  tokenEnding: '4321',
  providerSaid: 'Approved, reference abc',
};
const BOUGHT = {
  ...PAID,
  kind: 'airtime',
  account: '08031234567',
  estate: null,
  topupStatus: null,
  tokenEnding: null,
} as const;

describe.each<Role>(['service-admin', 'netplus-admin'])('a payment that a %s asks after by its order id', (role) => {
  test.each([
    ORDER,
    ORDER.toLowerCase(),
    `find payment ${ORDER}`,
    `abeg find ${ORDER} for me`,
    `status of ${ORDER}`,
    `did ${ORDER} go through?`,
    `what happened to order ${ORDER}`,
    `receipt for ${ORDER}`,
    `who paid ${ORDER}`,
    `show me transaction ${ORDER}`,
    `${ORDER} token not received`,
  ])('"%s" tells how it stands, and no token', async (sentence) => {
    const chat = await chatOf(role, { foundPayment: PAID }, sentence);
    expect(chat.calls('findPayment')).toEqual([{ orderId: ORDER }]);
    expect(chat.last()?.text).toBe(
      `${ORDER}: ₦5,050 by Amaka Eze for 45701120409 in Palm Court. Successful. Token: delivered. Approved, reference abc.`,
    );
    expect(chat.shown().view).toBeNull();
    expect(JSON.stringify(chat.last())).not.toContain('4321');
    await chat.say('show as table');
    expect(chat.shown().page).toBe(`/transactionHistory?resident=${ORDER}`);
  });

  test('that there is not is said not to be there', async () => {
    const chat = await chatOf(role, {}, `find payment ${ORDER}`);
    expect(chat.last()?.text).toMatch(/^There is no payment POWER-7K2M9Q4X1B8C3D5F/);
  });

  test('is found by the search of the history page, and is the only row', async () => {
    const { pages, asked } = pagesOf({ ...RESIDENT, role }, { foundPayment: BOUGHT });
    const page = pages.list('history', { resident: ORDER });
    const { rows, problem } = await loaded(page);
    expect([problem, rows.map(({ id }) => id), asked('searchResidents')]).toEqual([null, [ORDER], []]);
    page.send({ type: 'SEARCH', name: 'power-1111111111111111', meterNumber: '' });
    const none = await loaded(page);
    expect([none.rows, none.problem]).toEqual([[], ADMINISTRATION_SENTENCES.noPayment('POWER-1111111111111111')]);
  });
});

test.each([
  ['netplus-admin', `retry ${ORDER}`],
  ['netplus-admin', `refund ${ORDER}`],
  ['netplus-admin', `resend the token of ${ORDER}`],
  ['service-admin', `open a ticket about ${ORDER}`],
  ['netplus-admin', `open a ticket about ${ORDER}`],
] as const)('what a %s wants done in "%s" is not only looked at', async (role, sentence) => {
  const chat = await chatOf(role, { foundPayment: PAID }, sentence);
  expect(chat.calls('findPayment')).toEqual([]);
});

test('an administrator of an estate who asks for the token of a resident is told how the payment stands', async () => {
  const chat = await chatOf('service-admin', { foundPayment: PAID }, `resend the token of ${ORDER}`);
  expect(chat.calls('findPayment')).toEqual([{ orderId: ORDER }]);
  expect(JSON.stringify(chat.last())).not.toContain('4321');
});

test('a resident who names an order is told of the own payment as before', async () => {
  const chat = await chatOf('service-user', { foundPayment: PAID }, `receipt for ${ORDER}`);
  expect(chat.calls('findPayment')).toEqual([]);
});
