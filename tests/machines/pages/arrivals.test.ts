import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { OWN_ACCOUNT } from '#catalogues/sentences/own-account.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { ACCOUNT, CAME } from '../../support/calls/own-account.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const office = (came = [...CAME], role: Role = 'service-admin') =>
  talkTo({ came }, { keep: { ...keepNothing(), token: () => bearer({ role, meter_number: null }) } });
const made = ({ script }: ReturnType<typeof office>, call: string) =>
  script.calls.filter(({ name }) => name === call).map(({ input }) => input);
const start = async (talk: ReturnType<typeof office>, flow: string) => {
  talk.conversation.open(flow, { transfer: 'IN-00000001', sum: '₦5,000' });
  await talk.conversation.settled();
};

test('an account number stands on a card with its bank, and what came stands below', async () => {
  const arrivals = CAME.map(({ id, at, amount, state, reason }) => ({ id, at, amount, state, reason }));
  const { pages } = pagesOf(RESIDENT, { ownAccount: { possible: true, account: ACCOUNT, credit: 250.5, arrivals } });
  const view = await loaded(pages.list('own-account'));
  expect(view.cards).toEqual([
    { label: 'Account number', value: ACCOUNT.accountNumber, note: 'Sandbox Bank, SANDBOX / AMAKA EZE' },
    { label: 'Your credit', value: '₦250.50' },
  ]);
  expect(view.rows.map(({ cells }) => cells)).toEqual([
    ['21 Nov 2026', '₦5,000', 'Waits'],
    ['20 Nov 2026', '₦12,000.50', 'Yours'],
  ]);
});

test('whoever has none can ask for one, where the provider opens any', async () => {
  const none = { account: null, credit: 0, arrivals: [] };
  const may = await loaded(pagesOf(RESIDENT, { ownAccount: { possible: true, ...none } }).pages.list('own-account'));
  expect(may.cards[0]?.action).toEqual({ label: OWN_ACCOUNT.open, open: 'open-account' });
  const not = await loaded(pagesOf(RESIDENT, { ownAccount: { possible: false, ...none } }).pages.list('own-account'));
  expect([not.cards[0]?.action, not.problem]).toEqual([undefined, OWN_ACCOUNT.impossible]);
});

test('only what waits can be decided about, and it is after a yes alone', async () => {
  const talk = office();
  await start(talk, 'match-arrival');
  await say(talk.conversation, '45701120409', 'maybe later', 'no');
  expect(made(talk, 'matchArrival')).toEqual([]);
  await start(talk, 'match-arrival');
  await say(talk.conversation, '45701120409', 'yes');
  expect(made(talk, 'matchArrival')).toEqual([{ id: 'IN-00000001', meter_number: '45701120409' }]);
  await start(talk, 'return-arrival');
  await say(talk.conversation, 'yes');
  expect(texts(talk.conversation).join(' ')).toContain('That was decided already.');
});

test('the chat tells an administrator what came, with a button for what waits', async () => {
  const talk = office();
  await say(talk.conversation, 'money that came');
  const { suggestions = [] } = talk.conversation.getSnapshot();
  expect(suggestions.map(({ label }) => label)).toEqual(['Match: ₦5,000', 'Send back: ₦5,000', 'Change what happens']);
});

test('the platform is told in the chat what came to a number that nobody was given, and decides about it there', async () => {
  const [waits] = CAME;
  if (waits === undefined) throw new Error('nothing came');
  const talk = office([{ ...waits, resident: null, meterNumber: null, reason: 'unknown-number' }], 'netplus-admin');
  await say(talk.conversation, 'money that came');
  const { suggestions = [] } = talk.conversation.getSnapshot();
  expect(suggestions.map(({ label }) => label)).toEqual(['Match: ₦5,000', 'Send back: ₦5,000']);
  expect(made(talk, 'arrivalRule')).toEqual([]);
  await start(talk, 'match-arrival');
  await say(talk.conversation, '45701120409', 'yes');
  expect(made(talk, 'matchArrival')).toEqual([{ id: 'IN-00000001', meter_number: '45701120409' }]);
});

test('what does not go back by itself the platform pays by hand, and records with its reference after a yes', async () => {
  const [came] = CAME;
  if (came === undefined) throw new Error('nothing came');
  const stuck = { reason: 'the refund refused', since: '2026-11-22T09:30:00.000Z', byHand: null };
  const talk = office([{ ...came, state: 'returning', reason: '', stuck }], 'netplus-admin');
  await say(talk.conversation, 'money that came');
  const offered = () => (talk.conversation.getSnapshot().suggestions ?? []).map(({ label }) => label);
  expect(offered()).toEqual(['Pay by hand: ₦5,000']);
  await start(talk, 'take-arrival-over');
  await say(talk.conversation, 'yes');
  expect(made(talk, 'takeArrivalOver')).toEqual([{ id: 'IN-00000001' }]);
  await say(talk.conversation, 'money that came');
  expect(offered()).toEqual(['It is paid back: ₦5,000']);
  await start(talk, 'arrival-paid');
  await say(talk.conversation, 'our bank account', 'FT2611240001', 'perhaps');
  expect(made(talk, 'recordArrivalPaid')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(made(talk, 'recordArrivalPaid')).toEqual([{ id: 'IN-00000001', reference: 'FT2611240001', from: 'bank' }]);
});

test('the estate reads since when a transfer does not go back, and the platform why', async () => {
  const [came] = CAME;
  if (came === undefined) throw new Error('nothing came');
  const stuck = { reason: 'the refund refused: closed', since: '2026-11-22T09:30:00.000Z', byHand: null };
  const rows: typeof CAME = [{ ...came, state: 'returning', stuck }];
  const notes = async (role: Role) => {
    const { pages } = pagesOf({ ...RESIDENT, role, meterNumber: null }, { came: [...rows] });
    const [row] = (await loaded(pages.list('arrivals'))).rows;
    return [row?.notes?.state, row?.actions.map(({ label }) => label)];
  };
  const since = 'It does not go back by itself, since 22 Nov 2026, 10:30';
  expect(await notes('service-admin')).toEqual([`${since}.`, []]);
  expect(await notes('netplus-admin')).toEqual([`${since}: the refund refused: closed.`, ['Pay by hand']]);
});
