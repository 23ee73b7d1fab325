import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';

const SAID = CHARGES.prices;
const as = (role: Role) =>
  talkTo(
    {},
    {
      keep: {
        ...keepNothing(),
        token: () => bearer({ role, ...(role === 'service-user' ? {} : { meter_number: null }) }),
      },
    },
  );

describe.each<Role>(['service-admin', 'service-user', 'service-owner'])('what a month costs is told a %s', (role) => {
  test('of a month that is over with the sum of it, and the table of all prices', async () => {
    const { conversation, script } = as(role);
    await say(conversation, 'what did service charge cost in March');
    expect(texts(conversation).at(-1)).toContain(SAID.was('Service Charge', 'March 2026', '₦15,000'));
    expect(conversation.getSnapshot().messages.at(-1)?.table).toMatchObject({
      columns: [{ name: 'service' }, { name: 'amount' }, { name: 'from' }, { name: 'until' }],
      rows: [
        ['Service Charge', '₦18,000', '01 Dec 2026', ''],
        ['Service Charge', '₦15,000', SAID.sinceEver, '30 Nov 2026'],
      ],
      page: { path: '/monthly-prices', query: { service: 'service charge', month: '2026-03' } },
    });
    expect(script.calls.filter(({ name }) => name === 'priceHistory').map(({ input }) => input)).toEqual([
      { rows: 1 },
      { service: 'service-charge', month: '2026-03', page: 1, rows: 10 },
      { rows: 1 },
    ]);
  });

  test('of today with what it will cost', async () => {
    const { conversation } = as(role);
    await say(conversation, 'what is the service charge');
    const said = texts(conversation).at(-1);
    expect(said).toContain(SAID.now('Service Charge', '₦15,000'));
    expect(said).toContain(SAID.next('₦18,000', '01 Dec 2026'));
  });

  test('of several months each, and of what nobody has said that', async () => {
    const { conversation } = as(role);
    await say(conversation, 'what did service charge cost in march and april');
    for (const month of ['March 2026', 'April 2026'])
      expect(texts(conversation).at(-1)).toContain(SAID.was('Service Charge', month, '₦15,000'));
    await say(conversation, 'how has the levy changed');
    expect(texts(conversation).at(-1)).toContain(SAID.unsaid('Development Levy'));
    await say(conversation, 'what did waste cost in march');
    expect(texts(conversation).at(-1)).toContain(
      SAID.noneSuch('waste', [
        SAID.priced('Service Charge', '₦15,000'),
        'Development Levy',
        SAID.priced('Security', '₦7,475'),
        SAID.priced('Cleaning', '₦4,000'),
      ]),
    );
  });
});

test.each<Role>(['service-user', 'service-owner'])('%s: what has no rule has its price', async (role) => {
  const { conversation } = as(role);
  await say(conversation, 'what does cleaning cost');
  expect(texts(conversation).at(-1)).toContain(SAID.now('Cleaning', '₦4,000'));
  await say(conversation, 'price of gym');
  expect(texts(conversation).at(-1)).toContain(SAID.priced('Cleaning', '₦4,000'));
});

test('an apartment where nobody lives is told what it pays', async () => {
  const { conversation, script } = as('service-user');
  script.emptyPays = { 'service-charge': 7_475 };
  await say(conversation, 'what is the service charge');
  expect(texts(conversation).at(-1)).toContain(SAID.half('Service Charge', '₦7,475'));
});

test('who said a price is told an administrator, and nobody else', async () => {
  const { conversation } = as('service-admin');
  await say(conversation, 'who set the price of service charge');
  const said = texts(conversation).at(-1);
  expect(said).toContain(SAID.sayerUnknown('₦15,000'));
  expect(said).toContain(SAID.saidBy('₦18,000', 'Ngozi Adeyemi', '01 Nov 2026'));
  const resident = as('service-user').conversation;
  await say(resident, 'what is the service charge');
  expect(texts(resident).join('\n')).not.toMatch(/Ngozi|began with/);
});

test('whoever is not signed in is asked to, and the platform has no estate', async () => {
  const visitor = talkTo({}, { visitor: true });
  await say(visitor.conversation, 'price history of service charge');
  expect(visitor.script.calls.filter(({ name }) => name === 'priceHistory')).toEqual([]);
});
