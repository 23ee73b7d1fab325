import { afterAll, beforeAll, expect, test } from 'vitest';
import { payBill } from '#src/server/orders/bills.ts';
import { oneQuestion, type PaymentPort, type PaymentQuestion } from '#src/server/payments/port.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

/** The sandbox's port, with what it was asked, how much of it at once, and something to happen after an answer. */
function counted(answered: () => Promise<unknown> = async () => undefined) {
  const questions: string[] = [];
  const open = { now: 0, most: 0 };
  const port: PaymentPort = {
    ...store.deps.payments,
    async verify(question) {
      questions.push(question.orderId);
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      const report = await store.deps.payments.verify(question);
      await answered();
      open.now -= 1;
      return report;
    },
  };
  return { port, questions, most: () => open.most };
}

const about = ({ orderId }: { readonly orderId: string }) => ({ orderId, reference: null });

test('an order that is reported again and again at once is no flood of questions to the provider', async () => {
  const order = await store.opened('airtime');
  const { port, most } = counted();
  const deps = { ...store.deps, payments: oneQuestion(port) };
  const { signal } = new AbortController();
  const answers = await Promise.all(Array.from({ length: 50 }, () => payBill(deps, null, order.word, signal)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  expect(most()).toBe(1);
});

test('who asks after the card was charged is not answered from before', async () => {
  const order = await store.opened('airtime');
  let later: Promise<{ status: string }> | undefined;
  const { port, questions } = counted(async () => {
    if (later !== undefined) return;
    await store.pay(order.orderId);
    later = provider.verify(about(order));
  });
  const provider = oneQuestion(port);
  expect(await provider.verify(about(order))).toMatchObject({ status: 'open' });
  expect(await later).toMatchObject({ status: 'captured' });
  expect(questions).toHaveLength(2);
  expect(await provider.verify(about(order))).toMatchObject({ status: 'captured' });
});

test('what is asked about one payment of an order is no answer about another one', async () => {
  const { orderId } = await store.opened('airtime');
  const asked: (string | null)[] = [];
  const verify = async ({ reference }: PaymentQuestion) => {
    asked.push(reference);
    return { status: 'unknown', reason: `about ${reference}` } as const;
  };
  const provider = oneQuestion({ ...store.deps.payments, verify });
  const all = ['REF-1', 'REF-1', 'REF-2'].map((reference) => provider.verify({ orderId, reference }));
  const reasons = ['about REF-1', 'about REF-1', 'about REF-2'].map((reason) => ({ reason }));
  expect(await Promise.all(all)).toMatchObject(reasons);
  expect(asked.toSorted()).toEqual(['REF-1', 'REF-1', 'REF-2']);
});

test('questions about different orders do not wait for each other', async () => {
  const [one, other] = [await store.opened('airtime'), await store.opened('data')];
  const { port, questions } = counted(async () => {
    if (questions.length === 1) await provider.verify(about(other));
  });
  const provider = oneQuestion(port);
  expect(await provider.verify(about(one))).toMatchObject({ orderId: one.orderId });
  expect(questions).toEqual([one.orderId, other.orderId]);
});
