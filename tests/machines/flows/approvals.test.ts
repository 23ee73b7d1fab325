import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { WAITING_APPROVALS, WAITING_REFUND } from '../../support/calls/approvals.ts';
import { WAITING_REFUND as ACCOUNT_WANTED } from '../../support/calls/refund-accounts.ts';
import { bearer, type Script, say, talkTo, texts } from '../../support/portal.ts';

const talking = (role: Role, script: Partial<Script> = {}) =>
  talkTo(
    { approvals: [...(role === 'netplus-admin' ? WAITING_REFUND : WAITING_APPROVALS)], ...script },
    { keep: { ...keepNothing(), token: () => bearer({ role }) } },
  );
const called = ({ script }: ReturnType<typeof talking>, wanted: string) =>
  script.calls.filter(({ name }) => name === wanted).map(({ input }) => input);
const open = ({ conversation }: ReturnType<typeof talking>, flow: string, values: Record<string, string>) => {
  conversation.open(flow, values);
  return conversation.settled();
};
const last = ({ conversation }: ReturnType<typeof talking>) => texts(conversation).at(-1) ?? '';

test('what waits is told with who asked, and nothing of it is decided by asking for it', async () => {
  const talk = talking('service-admin');
  await say(talk.conversation, 'what waits for my approval');
  expect(called(talk, 'approvals')).toEqual([{ of: 'waiting', page: 1 }]);
  const offered = talk.conversation.getSnapshot().suggestions.map(({ label }) => label);
  expect(offered).toEqual(['Approve 4', 'Refuse 4', 'Take back 5', SAID.limit.change]);
  expect(called(talk, 'decideApproval')).toEqual([]);
});

test('an approval reads back sum, house, before, after, who asked and why, and is done after a yes', async () => {
  const talk = talking('service-admin');
  await open(talk, 'decide-approval', { approval: '4', deed: 'approve' });
  for (const words of ['₦80,000 owed', '₦80,000', 'House 12', '45701120409', 'Bisi Ade', 'It was charged twice'])
    expect(last(talk)).toContain(words);
  expect(called(talk, 'decideApproval')).toEqual([]);
  await say(talk.conversation, 'maybe');
  expect(called(talk, 'decideApproval')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(called(talk, 'decideApproval')).toEqual([{ id: 4, deed: 'approve' }]);
});

test('a refusal is asked why, and what one asked for oneself can only be taken back', async () => {
  const talk = talking('service-admin');
  await open(talk, 'decide-approval', { approval: '4', deed: 'refuse' });
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'decide-approval', next: 'reason' });
  await say(talk.conversation, 'The receipt is for another house', 'yes');
  expect(called(talk, 'decideApproval')).toEqual([
    { id: 4, deed: 'refuse', reason: 'The receipt is for another house' },
  ]);
  const own = talking('service-admin');
  await open(own, 'decide-approval', { approval: '5', deed: 'approve' });
  await say(own.conversation, 'yes');
  expect(called(own, 'decideApproval')).toEqual([]);
  const back = talking('service-admin');
  await open(back, 'decide-approval', { approval: '5', deed: 'take-back' });
  await say(back.conversation, 'yes');
  expect(called(back, 'decideApproval')).toEqual([{ id: 5, deed: 'take-back' }]);
});

test('a balance above the limit is asked for with a reason, and changed by nobody before', async () => {
  const talk = talking('service-admin', { approvals: [], approvalLimit: 20_000 });
  await say(talk.conversation, 'set service charge of 45701120409 to 50000 owed because the meter was read wrongly');
  expect(last(talk)).toContain(SAID.needed('₦50,000', SAID.above('₦20,000')));
  expect(last(talk)).toContain('Bisi Ade');
  await say(talk.conversation, 'yes');
  expect(called(talk, 'updateServicePayments')).toEqual([]);
  expect(called(talk, 'askBalanceApproval')).toMatchObject([
    {
      meter_number: '45701120409',
      servicePayment: 'servicecharge',
      amount: -50_000,
      reason: 'the meter was read wrongly',
    },
  ]);
});

test('without a reason one is asked for, and without anybody else nothing is', async () => {
  const talk = talking('service-admin', { approvals: [], approvalLimit: 20_000 });
  await say(talk.conversation, 'set service charge of 45701120409 to 50000 owed');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'update-payment', next: 'because' });
  const alone = talking('service-admin', { approvals: [], approvalLimit: 20_000, approvers: [] });
  await say(alone.conversation, 'set service charge of 45701120409 to 50000 owed because it was read wrongly');
  expect(texts(alone.conversation).join(' ')).toContain(SAID.nobodyElse.estate);
  expect(called(alone, 'askBalanceApproval')).toEqual([]);
});

test('the limit is set after a yes that says what it means, and a higher one is asked for', async () => {
  const first = talking('service-admin', { approvals: [] });
  await open(first, 'balance-limit', { limit: '50000', reason: 'As we agreed' });
  expect(last(first)).toContain(SAID.limit.lower);
  await say(first.conversation, 'yes');
  expect(called(first, 'setBalanceLimit')).toEqual([{ limit: 50_000, expected: null, reason: 'As we agreed' }]);
  const none = talking('service-admin', { approvals: [], approvalLimit: 50_000 });
  await open(none, 'balance-limit', { limit: 'none', reason: 'We trust each other' });
  expect(last(none)).toContain(SAID.limit.raise);
  await say(none.conversation, 'yes');
  expect(called(none, 'setBalanceLimit')).toEqual([{ limit: null, expected: 50_000, reason: 'We trust each other' }]);
});

test('a refund above the limit shows no account: a second person is asked first', async () => {
  const talk = talking('netplus-admin', { refunds: [ACCOUNT_WANTED], approvals: [], approvalLimit: 1_000 });
  await say(talk.conversation, 'pay the refund of POWER-00000001 by hand', 'show the account');
  expect(texts(talk.conversation).join(' ')).toContain(SAID.neededRefund('₦5,050', SAID.above('₦1,000')));
  expect(called(talk, 'readRefundAccount')).toEqual([]);
  const asking = talking('netplus-admin', { refunds: [ACCOUNT_WANTED], approvals: [], approvalLimit: 1_000 });
  await say(
    asking.conversation,
    'pay the refund of POWER-00000001 by hand',
    SAID.askFirst,
    'The card is closed',
    'yes',
  );
  expect(called(asking, 'askRefundApproval')).toEqual([{ topupRef: 'POWER-00000001', reason: 'The card is closed' }]);
});

test.each([
  ['approve the balance of House 12', SAID.dialog.approve(4)],
  ['approve approval 4', SAID.dialog.approve(4)],
  ['abeg approve the change of balance of 45701120409', SAID.dialog.approve(4)],
  ['refuse approval 4 because the receipt is for another house', SAID.dialog.refuse(4)],
  ['take back approval 5', SAID.dialog['take-back'](5)],
])('%s reads back what is meant, and does nothing before a yes', async (sentence, title) => {
  const talk = talking('service-admin');
  await say(talk.conversation, sentence);
  expect(last(talk)).toContain(title);
  expect(called(talk, 'decideApproval')).toEqual([]);
});

test.each([
  'do not approve approval 4',
  'approve approval 4?',
  'approve approval 4 if he paid',
  'approve approval 4 and 5',
])('%s is no approval: at most it is asked which one is meant', async (sentence) => {
  const talk = talking('service-admin');
  await say(talk.conversation, sentence, 'yes');
  expect(called(talk, 'decideApproval')).toEqual([]);
});

test('a limit is set in a sentence, which is read back', async () => {
  const talk = talking('service-admin', { approvals: [] });
  await say(talk.conversation, 'set the limit for balances to 50000 because we agreed on it');
  expect(last(talk)).toContain(SAID.limit.lower);
});

test.each([
  'set the limit for balances to none because the meeting said so',
  'remove the limit for balances because the meeting said so',
])('%s is read back as what a second person has to agree to', async (sentence) => {
  const talk = talking('service-admin', { approvals: [], approvalLimit: 50_000 });
  await say(talk.conversation, sentence);
  expect(last(talk)).toContain(SAID.limit.raise);
  expect(called(talk, 'setBalanceLimit')).toEqual([]);
});

test('a balance above the limit is still set in the ordinary words where no limit is', async () => {
  const talk = talking('service-admin', { approvals: [] });
  await say(talk.conversation, 'set service charge of 45701120409 to 50000 owed', 'yes');
  expect(called(talk, 'updateServicePayments')).toHaveLength(1);
  expect(called(talk, 'askBalanceApproval')).toEqual([]);
});
