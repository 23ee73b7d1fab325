import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { HIDDEN_CARD, HIDDEN_CODE } from '#machines/kit/sensitive/hidden.ts';
import { everyTable } from '../../support/server/whereabouts.ts';
import { fileOf, openSupportDesk, PDF, type SupportDesk } from '../tickets/support/desk.ts';

const CARD = '5399 4102 3345 6788';
const BARE = CARD.replaceAll(' ', '');
const SECRETS = /5399[ -]?4102|(?<![\w-])(?:4823917|917346)(?![\w-])/;

let desk: SupportDesk;
beforeAll(async () => {
  desk = await openSupportDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

/** The tables in which a card or a code stands. */
async function kept(): Promise<string[]> {
  return [...(await everyTable(desk.db))].flatMap(([name, text]) => (SECRETS.test(text) ? [name] : []));
}

test('a ticket that a program opens with a card in every part of it keeps and mails none', {
  tags: ['G-006'],
}, async () => {
  const number = await desk.opened({
    message: `Charge ${CARD} exp 12/28 cvv 917, meter 45701120409, token 1234 5678 9012 3456 7890`,
    known: `The card is ${BARE}`,
    reference: BARE,
    phone: CARD,
    attachment: fileOf(PDF, `card ${BARE}.pdf`),
  });
  await desk.good(
    'replyToTicket',
    { number, key: desk.key(), message: 'my otp is 4823917 and pin 917346' },
    'resident',
  );
  await desk.good('replyToTicket', { number, key: desk.key(), message: `We saw ${CARD} there` }, 'palm');
  expect(await kept()).toEqual([]);
  const { messages } = await desk.read(number);
  const texts = messages.map(({ text }) => text);
  expect(texts).toContain(
    `Charge ${HIDDEN_CARD} exp ${HIDDEN_CODE} cvv ${HIDDEN_CODE}, meter 45701120409, token 1234 5678 9012 3456 7890`,
  );
  expect(texts).toContain(`my otp is ${HIDDEN_CODE} and pin ${HIDDEN_CODE}`);
  expect(JSON.stringify(messages)).not.toMatch(SECRETS);
  for (const to of ['help@portal.example', 'resident@palmcourt.example'])
    expect(JSON.stringify(await desk.mailsTo(to))).not.toMatch(SECRETS);
});

test('a message of the contact page keeps and mails no card, in whatever part of it', async () => {
  const message = {
    name: 'Amaka Eze',
    email: 'amaka@mail.example',
    phone: '0803 123 4567',
    subject: `Take it from ${CARD}, my pin na 917346`,
    recaptcha: true,
  };
  await desk.good('contactSupport', { ...message, proof: await desk.prove() }, null);
  expect(await kept()).toEqual([]);
  const [row] = await desk.db.selectFrom('support_messages').selectAll().execute();
  expect(row?.message).toBe(`Take it from ${HIDDEN_CARD}, my pin na ${HIDDEN_CODE}`);
  await desk.good('contactSupport', { ...message, name: CARD, phone: BARE, proof: await desk.prove() }, null);
  expect(await kept()).toEqual([]);
});

test('a conversation that is kept has no card in it, as text, as a number or as a name', async () => {
  const conversation = {
    version: 1,
    messages: [{ id: 1, from: 'person', text: `my card is ${CARD} cvv 917` }],
    runs: [
      { id: 'a', snapshot: { context: { answers: { values: { message: BARE, meterNumber: '1234567890128' } } } } },
    ],
    usual: { [BARE]: '45701120409' },
    password: BARE,
    card: Number(BARE),
    at: 1_763_843_603_129,
  };
  const said = { from: 'person', text: `it is ${CARD} cvv 917` };
  await desk.good('keepConversation', { revision: 0, messages: [{ id: 'a.1', message: said }], kept: conversation });
  expect(await kept()).toEqual([]);
  const { kept: back, messages } = await desk.good('keptConversation');
  const hidden = { ...said, text: `it is ${HIDDEN_CARD} cvv ${HIDDEN_CODE}` };
  expect(messages).toEqual([{ number: 1, id: 'a.1', message: hidden }]);
  expect(back).toEqual({
    ...conversation,
    messages: [{ id: 1, from: 'person', text: `my card is ${HIDDEN_CARD} cvv ${HIDDEN_CODE}` }],
    runs: [
      {
        id: 'a',
        snapshot: { context: { answers: { values: { message: HIDDEN_CARD, meterNumber: '1234567890128' } } } },
      },
    ],
    usual: { [HIDDEN_CARD]: '45701120409' },
    password: HIDDEN_CARD,
    card: HIDDEN_CARD,
  });
});

test('names, reasons, notes and notices that are sent with a card keep none', async () => {
  const { status } = await desk.ask('updateProfile', { first_name: CARD, last_name: BARE });
  expect(status).toBe(400);
  const notice = await desk.good(
    'setPlatformSettings',
    { notice: `Send ${CARD} and otp 4823917`, paused: [] },
    'platform',
  );
  expect(notice.notice).toBe(`Send ${HIDDEN_CARD} and otp ${HIDDEN_CODE}`);
  await desk.good(
    'makeRequest',
    { kind: 'new-service', name: 'Waste', amount: 500, note: `cvv 917346 of ${CARD}` },
    'palm',
  );
  expect(await kept()).toEqual([]);
});

test('the line that the log has of a request shows no card, wherever in the address it stood', {
  tags: ['G-006'],
}, async () => {
  for (const path of [`/api/nothing/${BARE}`, `/${CARD.replaceAll(' ', '%20')}`, `/${CARD.replaceAll(' ', '-')}`])
    await desk.app.request(path);
  await desk.app.request(`${calls.tickets.path}?term=${encodeURIComponent(CARD)}&otp=4823917`);
  await desk.app.request('/otp%204823917');
  expect(desk.lines.filter((line) => SECRETS.test(line))).toEqual([]);
});

test('a password may be made of any digits, and is taken as it is', async () => {
  const { status } = await desk.ask('changePassword', { oldPassword: BARE, newPassword: 'Suya-on-Friday-1' });
  expect(status).toBe(400);
  const asked = { oldPassword: 'Demo-Power-2026', newPassword: `pin ${BARE}` };
  await desk.good('changePassword', asked, 'neighbour');
  const { status: signedIn } = await desk.call('signIn', {
    email: 'yusuf.garba@palmcourt.example',
    password: `pin ${BARE}`,
  });
  expect(signedIn).toBe(200);
});
