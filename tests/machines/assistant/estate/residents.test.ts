import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../../support/portal.ts';
import { chatOf } from '../past/past-chat.ts';

const ADMIN = 'service-admin';
const METER = '45012345671';

describe('residents in the chat of an administrator', () => {
  test.each([
    ['find resident 45012345671', METER],
    ['who owns meter 45012345671', METER],
    ['abeg find resident Zainab Musa', 'Zainab Musa'],
    ['search for Mrs Adebayo', 'Adebayo'],
  ])('are found by "%s"', async (sentence, term) => {
    const chat = await chatOf(ADMIN, {}, sentence);
    expect(chat.calls('searchResidents')).toEqual([{ term }]);
  });

  test('who are found stand in a table, with what can be done next', async () => {
    const chat = await chatOf(ADMIN, {}, `find resident ${METER}`);
    expect(chat.table()?.rows).toEqual([['Bola Eze 1', METER, '08030000001', 'Occupied']]);
    expect(chat.offers()).toEqual([
      'What is owed',
      'Statement',
      'Payments',
      'Update Service Payments',
      'Mark unoccupied',
      'Move out',
    ]);
    await chat.say('Mark unoccupied', 'yes');
    expect(chat.calls('updateStatus')).toEqual([{ meter_number: METER, status: 'unoccupied' }]);
  });

  test('are asked for where nobody was named, and taken by name or meter number', async () => {
    const chat = await chatOf(ADMIN, {}, 'find a resident');
    expect(chat.last()?.text).toBe('Which resident is it? Give the name or the meter number.');
    await chat.say('Mrs Adebayo');
    expect(chat.texts()).toContain(MESSAGES.residentNotFound);
    await chat.say(METER);
    expect(chat.table()?.rows).toHaveLength(1);
    expect(chat.shown().view).toBeNull();
  });

  test('are listed, a page at a time, and lead to the same list as a page of the portal', async () => {
    const chat = await chatOf(ADMIN, {}, 'list active residents');
    expect(chat.last()?.text).toBe('Active residents: 1 to 30 of 46.');
    await chat.say('next page');
    expect([chat.last()?.text, chat.calls('estateUsers').at(-1)]).toEqual([
      'Active residents: 31 to 46 of 46.',
      { list: 'active', page: 2 },
    ]);
    await chat.say('show as table');
    expect(chat.shown().page).toBe('/registered-residents?list=active&page=2');
  });

  test('"unverified residents" says so where there are none', async () => {
    const chat = await chatOf(ADMIN, {}, 'unverified residents');
    expect(chat.calls('estateUsers')).toEqual([{ list: 'unverified', page: 1 }]);
    expect(chat.last()?.text).toBe('There are no unverified residents.');
  });

  test('are looked up beside what is open, which is asked again', async () => {
    const chat = await chatOf(ADMIN, {}, 'update payment', 'find resident Bola');
    expect(chat.shown().view?.flow).toBe('update-payment');
    expect(chat.last()?.text).toBe('Which meter is it? Give its number.');
  });

  test.each(['service-user', 'service-owner'])('are none of the business of a %s', async (role) => {
    const chat = await chatOf(role, {}, 'show all residents', `mark ${METER} unoccupied`, `find resident ${METER}`);
    expect(chat.texts().filter((text) => text === TALK.wrongRole)).toHaveLength(3);
    expect(['estateUsers', 'updateStatus', 'searchResidents'].flatMap(chat.calls)).toEqual([]);
  });

  test('are told to a visitor only after signing in', async () => {
    const chat = await chatOf(null, {}, 'show all residents');
    expect([chat.shown().view?.flow, chat.calls('estateUsers')]).toEqual(['sign-in', []]);
  });
});

describe('what an administrator changes in the chat', () => {
  test('"mark 45012345671 unoccupied" is read back, and written after a yes', async () => {
    const chat = await chatOf(ADMIN, {}, `mark ${METER} unoccupied`);
    expect(chat.last()?.text).toBe(
      `Confirm Meter. This meter number belongs to Palm Court. Meter ${METER}, held by Amaka Eze. Status now: Occupied. It becomes: Unoccupied.`,
    );
    expect(chat.calls('updateStatus')).toEqual([]);
    await chat.say('yes');
    expect(chat.calls('updateStatus')).toEqual([{ meter_number: METER, status: 'unoccupied' }]);
    expect(chat.texts()).toContain('Status updated');
  });

  test('speaking of occupancy alone says neither, so it is asked', async () => {
    const chat = await chatOf(ADMIN, {}, `set occupancy of meter ${METER}`);
    expect([chat.last()?.text, chat.calls('updateStatus')]).toEqual(['Is it occupied or unoccupied?', []]);
    await chat.say('make am unoccupied', 'yes');
    expect(chat.calls('updateStatus')).toEqual([{ meter_number: METER, status: 'unoccupied' }]);
  });

  test('a payment is read back with its estate, and set after a yes', async () => {
    const chat = await chatOf(ADMIN, {}, `updat fine payment 2500 for ${METER}`);
    expect(chat.last()?.text).toBe(
      `Confirm Meter. This meter number belongs to Palm Court. Meter ${METER}, held by Amaka Eze. Fine now: Nothing owed. It becomes: ₦2,500 owed.`,
    );
    expect(chat.calls('updateServicePayments')).toEqual([]);
    await chat.say('yes');
    expect(chat.calls('updateServicePayments')).toEqual([
      { meter_number: METER, servicePayment: 'fine', amount: 2_500, expected: 0 },
    ]);
  });

  test.each([
    ['-15000', -15_000],
    ['15000 owed', -15_000],
    ['he owes 20k', -20_000],
    ['minus 2,500.50', -2_500.5],
    ['5k in credit', 5_000],
    ['0', 0],
  ])('"%s" is a balance on the side that it says', async (said, amount) => {
    const chat = await chatOf(ADMIN, {}, 'update payment', METER, 'service charge', said, 'yes');
    expect(chat.calls('updateServicePayments')).toMatchObject([{ amount }]);
  });

  test('a correction of what is read back keeps its side', async () => {
    const chat = await chatOf(ADMIN, {}, 'update payment', METER, 'levy', '5k in credit', 'no, make it 7000 owed');
    expect(chat.last()?.text).toContain('It becomes: ₦7,000 owed.');
    expect(chat.calls('updateServicePayments')).toEqual([]);
  });

  test('a name is taken where a meter is asked for', async () => {
    const chat = await chatOf(ADMIN, {}, 'update payment', 'Mrs Okoro', 'fine', '0');
    expect(chat.calls('searchResidents')).toEqual([{ term: 'Okoro' }]);
    expect(chat.texts()).toContain(MESSAGES.residentNotFound);
  });

  test('the logo is an image that is dropped on the chat; it is fetched again, shown and kept', {
    tags: ['E-087'],
  }, async () => {
    const kept: unknown[] = [];
    const keep = {
      ...keepNothing(),
      token: () => bearer({ role: ADMIN }),
      keepSession: (one: { logo?: string }) => void (one.logo !== undefined && kept.push(one.logo)),
    };
    const { conversation, script } = talkTo({ logo: null }, { keep });
    await say(conversation, 'edit logo');
    expect(texts(conversation).at(-1)).toBe('Which image should be the logo? Choose it, or drop it here.');
    script.logo = 'data:image/png;base64,eA==';
    conversation.choose(new File(['x'], 'logo.png', { type: 'image/png' }));
    await expect.poll(() => conversation.getSnapshot().session.logo).toBe(script.logo);
    expect(script.calls.filter(({ name }) => name === 'updateLogo').map(({ input }) => input)).toEqual([
      { property_id: 7 },
    ]);
    expect([texts(conversation).includes('Logo saved'), kept]).toEqual([true, [script.logo]]);
  });
});
