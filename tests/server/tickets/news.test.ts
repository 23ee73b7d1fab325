import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSupportDesk, type SupportDesk, type Who } from './support/desk.ts';

let desk: SupportDesk;
beforeAll(async () => {
  desk = await openSupportDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const reply = (number: string, who: Who, message: string) =>
  desk.good('replyToTicket', { number, key: desk.key(), message }, who);
const newsOf = async (who: Who) =>
  (await desk.good('ticketNews', {}, who)) as { news: Record<string, unknown>[]; total: number; unread: number };
const marked = async (who: Who) =>
  ((await desk.good('tickets', {}, who)).tickets as { number: string; unread: boolean }[])
    .filter(({ unread }) => unread)
    .map(({ number }) => number);

test('an answer is told to the person once, whichever device asks first, and stays unread until the ticket is read', async () => {
  const number = await desk.opened();
  expect(await newsOf('resident')).toEqual({ news: [], total: 0, unread: 0 });
  await reply(number, 'palm', 'Please type it again, slowly.');
  const asked = await Promise.all([newsOf('resident'), newsOf('resident'), newsOf('resident')]);
  expect(asked.map(({ total }) => total).sort()).toEqual([0, 0, 1]);
  expect(asked.flatMap(({ news }) => news)).toEqual([
    { number, topic: 'token-issues', name: expect.any(String), own: true, text: 'Please type it again, slowly.' },
  ]);
  expect(await newsOf('resident')).toEqual({ news: [], total: 0, unread: 1 });
  expect(await marked('resident')).toEqual([number]);
  await desk.shown(number);
  expect(await newsOf('resident')).toEqual({ news: [], total: 0, unread: 0 });
  expect(await marked('resident')).toEqual([]);
});

test('what was read before anybody asked is not told any more', async () => {
  const number = await desk.opened();
  await reply(number, 'palm', 'Done.');
  await desk.shown(number);
  expect((await newsOf('resident')).total).toBe(0);
});

test('each administrator of an estate and of the platform is told of what a person writes, until somebody answers', async () => {
  const number = await desk.opened();
  expect((await newsOf('palm')).news).toEqual([
    { number, topic: 'token-issues', name: expect.any(String), own: false, text: 'My meter says Reject.' },
  ]);
  expect(await newsOf('palm')).toEqual({ news: [], total: 0, unread: 1 });
  await reply(number, 'palm', 'Which meter?');
  expect(await marked('palm')).toEqual([]);
  // The platform's administrator was not asked meanwhile, and nobody waits for them any more.
  expect(await newsOf('platform')).toEqual({ news: [], total: 0, unread: 0 });
  await reply(number, 'resident', 'The one in the kitchen.');
  expect((await newsOf('platform')).news).toMatchObject([{ number, text: 'The one in the kitchen.' }]);
  expect((await newsOf('palm')).news).toMatchObject([{ number, text: 'The one in the kitchen.' }]);
});

test('reading a ticket as an administrator leaves it unread for the others, and for whom it is about', async () => {
  const number = await desk.opened();
  await desk.shown(number, 'palm');
  expect([await marked('palm'), await marked('platform')]).toEqual([[], [number]]);
});

test('asking for a ticket changes nothing: it is read when it was shown, and only so far', async () => {
  const number = await desk.opened();
  await reply(number, 'palm', 'Which meter?');
  const { messages } = await desk.read(number);
  await desk.read(number);
  expect(await marked('resident')).toEqual([number]);
  await reply(number, 'palm', 'Please tell me.');
  expect(await desk.good('noteTicketRead', { number, to: messages.at(-1)?.id })).toEqual({ unread: 1 });
  expect(await marked('resident')).toEqual([number]);
  // Nobody has read what is not written yet.
  expect(await desk.good('noteTicketRead', { number, to: 2_147_483_647 })).toEqual({ unread: 0 });
  await reply(number, 'palm', 'Are you there?');
  expect(await marked('resident')).toEqual([number]);
  await desk.shown(number);
  // A device that is behind takes nothing back.
  expect(await desk.good('noteTicketRead', { number, to: messages.at(-1)?.id })).toEqual({ unread: 0 });
});

test('of many tickets the last written on are told by their words, and of all it is told how many they are', async () => {
  const numbers: string[] = [];
  for (let at = 1; at <= 7; at += 1) numbers.push(await desk.opened({ message: `Problem ${at}` }));
  const { news, total, unread } = await newsOf('palm');
  expect([total, unread]).toEqual([7, 7]);
  expect(news.map(({ text }) => text)).toEqual(['Problem 7', 'Problem 6', 'Problem 5', 'Problem 4', 'Problem 3']);
});

test('nobody is told of a ticket of another estate, or of a neighbour', async () => {
  await desk.opened();
  for (const who of ['cedar', 'neighbour'] as const)
    expect([who, await newsOf(who)]).toEqual([who, { news: [], total: 0, unread: 0 }]);
});
