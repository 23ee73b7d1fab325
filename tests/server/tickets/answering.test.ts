import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSupportDesk, type SupportDesk, type Who } from './support/desk.ts';

let desk: SupportDesk;
beforeAll(async () => {
  desk = await openSupportDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const reply = (number: string, who: Who, message = 'Please type it again, slowly.') =>
  desk.good('replyToTicket', { number, key: desk.key(), message }, who);
const lastDeed = async () => {
  const deeds = desk.db.selectFrom('audit').selectAll().where('action', 'like', 'ticket-%');
  const row = await deeds.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return { action: row.action, subject: row.subject, ...(JSON.parse(row.detail) as object) };
};

test('an administrator’s reply answers the ticket, reaches the person by mail, and waits for them until they read it', async () => {
  const number = await desk.opened();
  expect(await desk.unread()).toBe(0);
  desk.tick();
  expect(await reply(number, 'palm')).toMatchObject({ state: 'answered' });
  const [, mail] = await desk.mailsTo('resident@palmcourt.example');
  expect(mail).toMatchObject({
    subject: `Answer to your ticket ${number}: Token Issues`,
    reply_to: 'help@portal.example',
  });
  expect(mail?.text).toContain('Please type it again, slowly.');
  expect(await desk.unread()).toBe(1);
  await desk.shown(number, 'palm');
  expect(await desk.unread()).toBe(1);
  const { messages, state } = await desk.read(number);
  expect(state).toBe('answered');
  expect(messages.map(({ from, by }) => [from, by])).toEqual([
    ['person', expect.stringMatching(/^\S+ \S+/)],
    ['support', 'Ngozi Adeyemi'],
  ]);
  await desk.shown(number);
  expect(await desk.unread()).toBe(0);
  expect(await lastDeed()).toEqual({ action: 'ticket-answered', subject: number, before: 'open', after: 'answered' });
});

test('what the person writes opens an answered and a closed ticket again, and reaches support', async () => {
  const number = await desk.opened();
  await reply(number, 'platform');
  const deeds = await desk.count('audit');
  expect(await reply(number, 'resident', 'Still not.')).toMatchObject({ state: 'open' });
  await desk.good('closeTicket', { number, closed: true }, 'resident');
  expect(await reply(number, 'resident', 'It is back.')).toMatchObject({ state: 'open' });
  const mails = await desk.mailsTo('help@portal.example');
  expect(mails.map(({ text }) => text).filter((text) => /Still not\.|It is back\./.test(text))).toHaveLength(2);
  expect(await desk.count('audit')).toBe(deeds);
});

test('the same reply that arrives many times at once is written and mailed once', async () => {
  const number = await desk.opened();
  const input = { number, key: 'key-of-one-reply', message: 'Try the third token first.' };
  const answers = await desk.atOnce(5, 'replyToTicket', input, 'palm');
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['answered']));
  expect((await desk.read(number)).messages).toHaveLength(2);
  expect(await desk.mailsTo('resident@palmcourt.example')).toHaveLength(2);
});

test('a ticket is closed once, which is noted on it and logged, and opened again the same way', async () => {
  const number = await desk.opened();
  const close = (closed: boolean) => desk.good('closeTicket', { number, closed }, 'palm');
  expect(await close(true)).toMatchObject({ state: 'closed' });
  expect(await lastDeed()).toEqual({ action: 'ticket-closed', subject: number, before: 'open', after: 'closed' });
  const deeds = await desk.count('audit');
  expect(await close(true)).toMatchObject({ state: 'closed' });
  expect(await desk.count('audit')).toBe(deeds);
  expect(await close(false)).toMatchObject({ state: 'open' });
  expect(await lastDeed()).toEqual({ action: 'ticket-reopened', subject: number, before: 'closed', after: 'open' });
  expect((await desk.read(number)).messages.slice(1).map(({ from, text }) => [from, text])).toEqual([
    ['portal', 'Ngozi Adeyemi closed this ticket.'],
    ['portal', 'Ngozi Adeyemi opened this ticket again.'],
  ]);
});

test('a reply to a visitor goes to the address that was given', async () => {
  const visitor = { name: 'Amaka Eze', email: 'amaka@mail.example', proof: await desk.prove() };
  const number = await desk.opened(visitor, null);
  expect(await desk.ask('ticket', { number }, 'palm')).toMatchObject({ status: 400 });
  await reply(number, 'platform');
  const [, mail] = await desk.mailsTo('amaka@mail.example');
  expect(mail?.text).toContain('Please type it again, slowly.\n\nTo add something, please reply to this e-mail.');
  const mails = await desk.mailsTo('amaka@mail.example');
  // A page of tickets is for whoever has an account, so no mail leads a visitor there; answering it reaches support.
  expect(mails.map(({ text, reply_to }) => [/https?:/.test(text), reply_to])).toEqual([
    [false, 'help@portal.example'],
    [false, 'help@portal.example'],
  ]);
  expect(await desk.good('closeTicket', { number, closed: true }, 'platform')).toEqual({
    state: 'closed',
    message: 'The ticket is closed. Whoever opened it was not signed in, so only support can open it again.',
  });
});

test('a reply goes to the address that the person has today', async () => {
  const number = await desk.opened({}, 'neighbour');
  const now = 'moved@palmcourt.example';
  const named = desk.db.updateTable('users').where('email', '=', 'yusuf.garba@palmcourt.example');
  await named.set({ email: now }).execute();
  await reply(number, 'palm');
  expect((await desk.mailsTo(now)).map(({ subject }) => subject)).toEqual([
    `Answer to your ticket ${number}: Token Issues`,
  ]);
  const back = desk.db.updateTable('users').where('email', '=', now);
  await back.set({ email: 'yusuf.garba@palmcourt.example' }).execute();
  // Another address ends the sessions.
  desk.tokens.set('neighbour', await desk.signIn('yusuf.garba@palmcourt.example'));
});

test('a person sees the own tickets, an estate’s administrator those of the estate, the platform’s all', async () => {
  const mine = await desk.opened();
  const beside = await desk.opened({}, 'neighbour');
  const visitor = await desk.opened({ name: 'Amaka Eze', email: 'a@mail.example', proof: await desk.prove() }, null);
  const asked = { resident: [mine], neighbour: [beside], palm: [beside, mine], cedar: [] };
  for (const [who, numbers] of Object.entries(asked))
    expect([who, await desk.numbersOf(who as Who)]).toEqual([who, numbers]);
  expect(await desk.numbersOf('platform')).toEqual([visitor, beside, mine]);
});

test('a ticket of somebody else does not exist, whatever is tried with it', async () => {
  const number = await desk.opened({}, 'neighbour');
  const [tickets, deeds] = [await desk.count('ticket_messages'), await desk.count('audit')];
  const file = { id: '00000000-0000-4000-8000-000000000001' };
  for (const who of ['resident', 'cedar'] as const) {
    for (const [name, input] of [
      ['ticket', {}],
      ['noteTicketRead', { to: 1 }],
      ['replyToTicket', { key: 'key-of-a-stranger', message: 'Hello' }],
      ['closeTicket', { closed: true }],
      ['ticketFile', file],
    ] as const) {
      const foreign = await desk.ask(name, { number, ...input }, who);
      const unknown = await desk.ask(name, { number: 'T-999999', ...input }, who);
      expect([name, who, foreign.status, foreign]).toEqual([name, who, 400, unknown]);
    }
  }
  expect([await desk.count('ticket_messages'), await desk.count('audit')]).toEqual([tickets, deeds]);
  expect(await desk.read(number, 'neighbour')).toMatchObject({ state: 'open' });
});

test('tickets are found by state, number, name, order and meter, and no sign stands for another', async () => {
  const order = await desk.orderOf('resident@palmcourt.example');
  const mine = await desk.opened({ reference: order.order_id });
  const beside = await desk.opened({}, 'neighbour');
  await reply(beside, 'palm');
  const find = (input: Record<string, unknown>) => desk.numbersOf('palm', input);
  expect(await find({ state: 'answered' })).toEqual([beside]);
  expect(await find({ state: 'closed' })).toEqual([]);
  for (const term of [mine, mine.toLowerCase(), order.order_id, order.destination_account, 'RESIDENT@palm'])
    expect([term, await find({ term })]).toEqual([term, [mine]]);
  expect(await find({ term: 'yusuf' })).toEqual([beside]);
  for (const term of ['%', '_', 'T-1', 'nobody']) expect([term, await find({ term })]).toEqual([term, []]);
});

test('a list has ten tickets a page, what was written on last first', async () => {
  const numbers: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    await desk.db.deleteFrom('rate_limits').execute();
    desk.tick();
    numbers.unshift(await desk.opened());
  }
  const oldest = numbers.at(-1) ?? '';
  expect(await desk.good('tickets', { page: 2 })).toMatchObject({ total: 12, page: 2 });
  expect(await desk.numbersOf('resident', { page: 2 })).toEqual(numbers.slice(10));
  desk.tick();
  await reply(oldest, 'resident', 'And one more thing');
  expect((await desk.numbersOf('resident'))[0]).toBe(oldest);
});
