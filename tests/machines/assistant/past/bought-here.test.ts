import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { type Keep, keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, type Script, say, scripted, TOKEN, talkTo, texts } from '../../../support/portal.ts';

type Order = Extract<CallAnswer<'checkPurchase'>, { status: 200 }>['data'];

const DELIVERED: Order = {
  orderId: '',
  kind: 'airtime',
  state: 'fulfilled',
  amount: 600,
  destination: '08031234567',
  token: null,
  units: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  capturedAt: '2026-11-20T10:00:00.000Z',
  nextLookAt: null,
  disputed: false,
  says: LOOKUP_SENTENCES.delivered.sent('08031234567'),
};
const AIRTIME = ['mtn 500 for 08031234567', 'yes'] as const;
const POWER = ['power eko 45012340001 5000', 'Ada@mail.example', 'yes', 'yes'] as const;

/** A browser that keeps what a conversation keeps, and can be loaded again. */
function browser(given: Partial<Script> = {}, role: string | null = null) {
  let kept: unknown = null;
  const keep: Keep = {
    ...keepNothing(),
    token: () => (role === null ? null : bearer({ role })),
    conversation: () => kept,
    keepConversation: (now) => {
      kept = JSON.parse(JSON.stringify(now()));
    },
  };
  const { script, services } = scripted(given);
  const files: string[] = [];
  const load = () => {
    const { conversation } = talkTo({}, { keep, services });
    conversation.onFile(({ name }) => files.push(name));
    return conversation;
  };
  let conversation = load();
  const order = () => conversation.getSnapshot().messages.findLast(({ card }) => card)?.card?.result;
  return {
    script,
    files,
    order,
    conversation: () => conversation,
    say: (...sentences: readonly string[]) => say(conversation, ...sentences),
    last: (count = 1) => texts(conversation).slice(-count),
    calls: (name: string) => script.calls.filter((call) => call.name === name).map(({ input }) => input),
    view: () => conversation.getSnapshot().view,
    reload() {
      conversation.stop();
      conversation = load();
    },
    /** Buys with sentences and pays by card; what is asked of the order afterwards is answered with this. */
    async buy(sentences: readonly string[], then: Partial<Order> = {}) {
      await conversation.settled();
      await say(conversation, ...sentences);
      const { widget } = conversation.getSnapshot().view ?? {};
      if (!widget) throw new Error(`no card is asked for: ${texts(conversation).slice(-3).join(' / ')}`);
      script.checked = [{ ...DELIVERED, orderId: widget.orderId, ...then }];
      conversation.send({ type: 'WIDGET', result: 'captured' });
      await conversation.settled();
      return widget.orderId;
    },
  };
}

describe('a visitor gets back by typing what was just bought', () => {
  test.each([
    'status',
    'did it go through?',
    'did it work',
    'has it been delivered',
    'what is the status of my order',
    'how far with my order',
    'where is my airtime',
    'I never receive am',
    'what did I just buy',
    'my last payment',
    'did my payment go through',
    'abeg e don enter?',
    'order number',
  ])('"%s" is told how it stands, with its card', async (sentence) => {
    const here = browser();
    const orderId = await here.buy(AIRTIME);
    await here.say(sentence);
    expect(here.last()).toEqual([DELIVERED.says]);
    expect(here.order()?.orderId).toBe(orderId);
    expect(here.calls('checkPurchase')).toEqual([{ orderId, key: here.order()?.key }]);
    expect(here.view()?.flow ?? null).not.toBe('sign-in');
  });

  test.each(['receipt', 'my receipt please', 'where is my receipt', 'download the receipt'])(
    '"%s" hands the receipt out',
    async (sentence) => {
      const here = browser();
      await here.buy(AIRTIME);
      await here.say(sentence);
      expect(here.files).toEqual(['receipt.pdf']);
      expect(here.last()).toEqual([PAST_SENTENCES.receiptFile('receipt.pdf')]);
    },
  );

  test.each(['send again', 'send it again', 'resend', 'pls send am again', 'email me the receipt'])(
    '"%s" e-mails it again to the address of the order, and pays nothing',
    async (sentence) => {
      const here = browser();
      await here.buy(AIRTIME);
      await here.say(sentence);
      expect(here.last()).toEqual([PAST_SENTENCES.mailed('resident@palmcourt.example')]);
      expect(here.calls('openBill')).toHaveLength(1);
    },
  );

  test.each(['token', 'my token', 'what is my token', 'show me the token again', 'i lost my token'])(
    '"%s" tells the token of the power that was bought',
    async (sentence) => {
      const here = browser();
      await here.buy(POWER, { kind: 'public-power', token: TOKEN, units: '27.78' });
      await here.say(sentence);
      expect(texts(here.conversation())).toContain(PAST_SENTENCES.token);
      expect(here.order()?.token).toMatch(/^\d{20}$/);
      expect(here.calls('checkPurchase')).toHaveLength(1);
    },
  );

  test('what is not delivered yet is looked at, and no receipt is handed out for it', async () => {
    const here = browser({ report: ['unknown'] });
    const pending = { state: 'pending', says: LOOKUP_SENTENCES.unknown } as const;
    const orderId = await here.buy(AIRTIME, pending);
    await here.say('did it go through?');
    expect(texts(here.conversation())).toContain(LOOKUP_SENTENCES.unknown);
    expect(here.order()).toMatchObject({ orderId, status: { text: 'Pending' } });
    await here.say('receipt');
    expect(here.files).toEqual([]);
  });

  test('also after the page was loaded again, in the same browser', async () => {
    const here = browser();
    const orderId = await here.buy(AIRTIME);
    here.reload();
    await here.say('did it go through?', 'receipt', 'send again');
    expect(here.calls('checkPurchase').map((input) => (input as Order).orderId)).toEqual([orderId, orderId, orderId]);
    expect(here.files).toEqual(['receipt.pdf']);
  });

  test('what failed is told too, after it was left and the page was loaded again', async () => {
    const here = browser({ report: ['failed'] });
    const orderId = await here.buy(AIRTIME, { state: 'failed', says: LOOKUP_SENTENCES.notApproved(null) });
    await here.say('cancel');
    here.reload();
    await here.say('did it go through?');
    expect(here.last()).toEqual([LOOKUP_SENTENCES.notApproved(null)]);
    expect(here.order()?.orderId).toBe(orderId);
  });

  test('it is told beside a purchase that is read back, which stays as it is', async () => {
    const here = browser();
    await here.buy(AIRTIME);
    await here.say('glo 300 for 08051234567', 'did it go through?', 'send it again');
    expect([here.view()?.step, here.calls('openBill').length]).toEqual(['confirming', 1]);
  });
});

describe('what was not bought in this conversation', () => {
  test('is told to nobody here: the answer goes to the e-mail address of the order', async () => {
    const here = browser();
    for (const sentence of ['receipt for AIRTIME-1A2B3C4D', 'status of AIRTIME-1A2B3C4D']) {
      await here.say(sentence);
      expect(here.calls('findPurchase').at(-1)).toEqual({ reference: 'AIRTIME-1A2B3C4D' });
    }
    expect(here.view()).toBeNull();
    expect([here.calls('checkPurchase'), here.files]).toEqual([[], []]);
  });

  test('of a visitor who bought nothing here the order is asked for, and a receipt needs an account', async () => {
    const here = browser();
    await here.say('did it go through?');
    expect(here.view()?.flow).toBe('payment-issues');
    await here.say('cancel', 'my receipt');
    expect(here.view()?.flow).toBe('sign-in');
    expect(texts(here.conversation())).toContain(PAST_SENTENCES.withoutAccount);
  });

  test('"token" is a wish for power where none was bought', async () => {
    const here = browser();
    await here.buy(AIRTIME);
    await here.say('token');
    expect(here.calls('checkPurchase')).toEqual([]);
  });

  test('is not remembered once somebody has signed out', async () => {
    const here = browser({}, 'service-user');
    await here.buy(AIRTIME);
    here.conversation().signOut();
    await here.conversation().settled();
    await here.say('did it go through?');
    expect(here.calls('checkPurchase')).toEqual([]);
  });
});
