import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openSupportDesk, type SupportDesk } from './support/desk.ts';

let desk: SupportDesk;
beforeAll(async () => {
  desk = await openSupportDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const WISH = { key: 'key-of-one-ticket', topic: 'token-not-received', message: 'I paid and no token came.' };
const VISITOR = { ...WISH, name: 'Amaka Eze', email: 'Amaka@mail.example', phone: '0803 123 4567' };

test('a ticket has a number, and support and the person are mailed everything that is known with it', async () => {
  const order = await desk.orderOf('resident@palmcourt.example');
  const known = 'Order is delivered; the meter says Reject twice.';
  const { number, message } = await desk.good('openTicket', { ...WISH, reference: order.order_id, known });
  expect(number).toMatch(/^T-\d{6}$/);
  expect(message).toContain(String(number));
  const [support] = await desk.mailsTo('help@portal.example');
  expect(support).toMatchObject({ reply_to: 'resident@palmcourt.example' });
  expect(support?.subject).toContain(`Ticket ${number}: Token Not Received`);
  for (const part of [
    'Topic: Token Not Received',
    'Email: resident@palmcourt.example',
    'Signed in as: resident@palmcourt.example, Palm Court',
    `Order: ${order.order_id}`,
    'fulfilled',
    `Meter number: ${order.destination_account}`,
    `${WISH.message}\n\nFrom the chat of whoever wrote, not checked:\n${known}`,
  ])
    expect(support?.text).toContain(part);
  const [person] = await desk.mailsTo('resident@palmcourt.example');
  expect(person).toMatchObject({
    reply_to: 'help@portal.example',
    subject: `Your ticket ${number}: Token Not Received`,
  });
  expect(person?.text).toContain(String(number));
  const ticket = await desk.read(String(number));
  expect(ticket).toMatchObject({ reference: order.order_id, estate: 'Palm Court', state: 'open' });
  expect(ticket.messages.map(({ from, text }) => [from, text])).toEqual([
    ['person', WISH.message],
    ['chat', known],
  ]);
});

test('the same key of the same person is the same ticket, and of somebody else another one', async () => {
  const first = await desk.good('openTicket', WISH);
  expect(await desk.good('openTicket', { ...WISH, message: 'Once more' })).toEqual(first);
  expect([await desk.count('tickets'), await desk.count('mail_outbox')]).toEqual([1, 2]);
  const other = await desk.good('openTicket', WISH, 'neighbour');
  expect(other.number).not.toBe(first.number);
});

test('a ticket that arrives many times at once is one ticket, of a person and of a visitor', async () => {
  const proof = await desk.prove();
  for (const [input, who] of [
    [WISH, 'resident'],
    [{ ...VISITOR, proof }, null],
  ] as const) {
    await desk.clear();
    const answers = await desk.atOnce(5, 'openTicket', input, who);
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect([await desk.count('tickets'), await desk.count('ticket_messages'), await desk.count('mail_outbox')]).toEqual(
      [1, 1, 2],
    );
  }
});

test('a visitor who passed the robot check opens a ticket, and the mail to the address repeats nothing that was typed', async () => {
  const { number } = await desk.good('openTicket', { ...VISITOR, proof: await desk.prove() }, null);
  const [support] = await desk.mailsTo('help@portal.example');
  expect(support?.text).toContain('Not signed in');
  expect(support?.text).toContain('Name: Amaka Eze\nEmail: amaka@mail.example\nPhone: 0803 123 4567');
  const [person] = await desk.mailsTo('amaka@mail.example');
  expect(person?.text).toContain(String(number));
  for (const typed of ['Amaka', WISH.message]) expect(person?.text).not.toContain(typed);
});

test('a robot check stands for one ticket, and none is opened without it', async () => {
  const refusal = { status: 400, said: { code: 'robot-not-proven', message: SENTENCES.robotNotProven } };
  for (const proof of [undefined, '', 'not base64 {']) {
    expect(await desk.ask('openTicket', { ...VISITOR, proof }, null)).toEqual(refusal);
  }
  const proof = await desk.prove();
  const first = await desk.good('openTicket', { ...VISITOR, proof }, null);
  const second = { ...VISITOR, key: 'key-of-a-second-ticket', proof };
  expect(await desk.ask('openTicket', second, null)).toEqual(refusal);
  desk.tick(3_600);
  expect(await desk.good('openTicket', { ...VISITOR, proof }, null)).toEqual(first);
  expect(await desk.count('tickets')).toBe(1);
});

test.each([
  ['no name', { name: ' ' }, MESSAGES.nameRequired],
  ['no address', { email: '' }, MESSAGES.required],
  ['no good address', { email: 'amaka@' }, MESSAGES.emailInvalid],
  ['two addresses', { email: 'a@b.example,c@d.example' }, MESSAGES.emailInvalid],
])('a visitor with %s is told so in the words of the contact page', async (_, wrong, message) => {
  const { status, said } = await desk.ask('openTicket', { ...VISITOR, ...wrong, proof: await desk.prove() }, null);
  expect([status, said.message]).toEqual([400, message]);
  expect([await desk.count('tickets'), await desk.count('mail_outbox')]).toEqual([0, 0]);
});

test('an order of somebody else is no order of the ticket, and its reference is only noted as it was typed', async () => {
  const foreign = await desk.orderOf('resident@cedarview.example');
  const number = await desk.opened({ reference: foreign.order_id });
  const unknown = await desk.opened({ reference: 'POWER-0000000000000000' });
  for (const [one, typed] of [
    [number, foreign.order_id],
    [unknown, 'POWER-0000000000000000'],
  ] as const) {
    const ticket = await desk.read(one);
    expect(ticket).toMatchObject({ reference: null, estate: 'Palm Court' });
    expect(ticket.messages[1]).toMatchObject({ from: 'chat', text: `Reference given: ${typed}` });
  }
  expect((await desk.mailsTo('help@portal.example')).some(({ text }) => text.includes(foreign.customer_name))).toBe(
    false,
  );
});

test.each([
  ['in the estate that they moved from', 'power', 'Palm Court'],
  ['in the storefront', 'airtime', null],
] as const)('what a resident bought %s is not shown to the administrators of their estate', async (_, kind, estate) => {
  const { db } = desk;
  const bought = await desk.orderOf('resident@palmcourt.example');
  const estates = await db.selectFrom('estates').select(['id', 'name']).execute();
  const idOf = (name: string | null) => estates.find((one) => one.name === name)?.id ?? null;
  const buyer = db.updateTable('users').where('email', '=', 'resident@palmcourt.example');
  const order = db.updateTable('orders').where('order_id', '=', bought.order_id);
  await order.set({ kind, estate_id: idOf(estate) }).execute();
  await buyer.set({ estate_id: idOf('Cedar View') }).execute();
  try {
    const number = await desk.opened({ reference: bought.order_id });
    const other = await desk.opened();
    expect(await desk.ask('ticket', { number }, 'cedar')).toMatchObject({ status: 400 });
    expect(await desk.numbersOf('cedar')).toEqual([other]);
    expect(await desk.read(number, 'platform')).toMatchObject({ reference: bought.order_id, estate: null });
  } finally {
    await order.set({ kind: bought.kind, estate_id: bought.estate_id }).execute();
    await buyer.set({ estate_id: idOf('Palm Court') }).execute();
  }
});

test('a line break in what a visitor types begins neither a header nor a line of the mail', async () => {
  const name = 'Amaka\r\nBcc: x@y.example\u2028Phone: 1';
  await desk.good('openTicket', { ...VISITOR, name, proof: await desk.prove() }, null);
  const [support] = await desk.mailsTo('help@portal.example');
  expect(support?.subject).toMatch(/, Amaka Bcc: x@y\.example Phone: 1$/);
  expect(support?.text).toContain('Name: Amaka Bcc: x@y.example Phone: 1\nEmail: ');
});

test('a person opens ten tickets an hour, and is then told when to try again', async () => {
  for (let at = 0; at < 10; at += 1) await desk.opened();
  const { status, said } = await desk.ask('openTicket', { ...WISH, key: 'key-of-the-eleventh' });
  expect([status, said.code, Number(said.retryAfter) > 0]).toEqual([429, 'too-many-tries', true]);
  expect(await desk.count('tickets')).toBe(10);
});
