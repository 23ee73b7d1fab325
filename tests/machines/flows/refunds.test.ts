import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { WAITING_REFUND } from '../../support/calls/refund-accounts.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';

const talking = (role: Role) =>
  talkTo({ refunds: [WAITING_REFUND] }, { keep: { ...keepNothing(), token: () => bearer({ role }) } });
const called = ({ script }: ReturnType<typeof talking>, wanted: string) =>
  script.calls.filter(({ name }) => name === wanted).map(({ input }) => input);

test('an account for a refund is read back with its holder, and given after a yes', async () => {
  const talk = talking('service-user');
  await say(talk.conversation, REFUND_ACCOUNT.say, 'Zenith');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'refund-account', next: 'number' });
  talk.conversation.send({ type: 'FILL', values: { number: '0123456789' }, from: 'chat' });
  await say(talk.conversation, 'Amaka Eze');
  const said = texts(talk.conversation).at(-1);
  expect(said).toContain(REFUND_ACCOUNT.named('EZE AMAKA'));
  expect(said).toContain(REFUND_ACCOUNT.mistyped);
  expect(JSON.stringify(texts(talk.conversation))).not.toContain('0123456789');
  expect(called(talk, 'giveRefundAccount')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(called(talk, 'giveRefundAccount')).toEqual([
    { orderId: 'POWER-00000001', bank: '057', accountNumber: '0123456789', name: 'Amaka Eze' },
  ]);
});

test('the platform sees the account of a refund after a yes, and records what it paid', async () => {
  const talk = talking('netplus-admin');
  await say(talk.conversation, 'pay the refund of POWER-00000001 by hand', 'show the account', 'yes');
  expect(called(talk, 'readRefundAccount')).toEqual([{ topupRef: 'POWER-00000001' }]);
  expect(texts(talk.conversation).join(' ')).toContain('0123456789');
  await say(
    talk.conversation,
    'pay the refund of POWER-00000001 by hand',
    'it is paid',
    'our bank account',
    'FT26112300',
  );
  expect(called(talk, 'payRefundByHand')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(called(talk, 'payRefundByHand')).toEqual([
    { topupRef: 'POWER-00000001', reference: 'FT26112300', from: 'bank' },
  ]);
});
