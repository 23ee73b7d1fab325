import { expect, test } from 'vitest';
import { type Kept, keepNothing, readKept } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';

const stackOf = (kept: Kept | null) => kept?.stack.map((run) => run.flow);

/** A resident's keep that only remembers the last conversation. */
function memory() {
  const seen: { kept: Kept | null } = { kept: null };
  const keep = {
    ...keepNothing(),
    token: () => bearer(),
    keepConversation: (kept: () => Kept) => {
      seen.kept = kept();
    },
  };
  return { seen, keep };
}

test('back to the start puts a delivered purchase away; what was said stays', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'buy power 5000', 'yes');
  conversation.send({ type: 'WIDGET', result: 'captured' });
  await conversation.settled();
  expect(conversation.getSnapshot().view?.outcome).toBe('success');
  const before = texts(conversation);
  conversation.home();
  expect(conversation.getSnapshot().view).toBeNull();
  expect(texts(conversation)).toEqual(before);
  expect(conversation.getSnapshot().atStart).toBe(true);
  await say(conversation, 'hello');
  expect(conversation.getSnapshot().atStart).toBe(false);
});

test('back to the start leaves a failed purchase for good, without another word', async () => {
  const { seen, keep } = memory();
  const { conversation } = talkTo({ report: ['failed'] }, { keep });
  await say(conversation, 'buy power 5000', 'yes');
  conversation.send({ type: 'WIDGET', result: 'failed' });
  await conversation.settled();
  expect(conversation.getSnapshot().view?.outcome).toBe('failed');
  const before = texts(conversation);
  conversation.home();
  expect(conversation.getSnapshot().view).toBeNull();
  expect(texts(conversation)).toEqual(before);
  expect(stackOf(seen.kept)).toEqual([]);
});

test('a purchase whose outcome is unknown is watched on from the start, too', async () => {
  const { conversation } = talkTo({ report: ['unknown'] });
  await say(conversation, 'buy power 5000', 'yes');
  conversation.send({ type: 'WIDGET', result: 'captured' });
  await conversation.settled();
  conversation.home();
  expect(conversation.getSnapshot().view?.outcome).toBe('pending');
});

test('a form that nothing was filled in gives way to the next, and is not offered again', async () => {
  const { seen, keep } = memory();
  const { conversation } = talkTo({}, { keep });
  conversation.open('buy-power');
  await conversation.settled();
  conversation.open('contact-support');
  await conversation.settled();
  expect(stackOf(seen.kept)).toEqual(['contact-support']);
});

test('what a screen presets by itself is no answer', async () => {
  const { seen, keep } = memory();
  const { conversation } = talkTo({}, { keep });
  conversation.open('airtime-page');
  await conversation.settled();
  expect(conversation.getSnapshot().view?.fields.find((field) => field.name === 'category')?.value).toBe('airtime');
  conversation.open('public-power');
  await conversation.settled();
  expect(stackOf(seen.kept)).toEqual(['public-power']);
});

test('a form that something was filled in waits', async () => {
  const { seen, keep } = memory();
  const { conversation } = talkTo({}, { keep });
  conversation.open('buy-power');
  await conversation.settled();
  conversation.send({ type: 'FILL', values: { amount: '5000' } });
  await conversation.settled();
  conversation.open('contact-support');
  await conversation.settled();
  expect(stackOf(seen.kept)).toEqual(['buy-power', 'contact-support']);
});

test('a list and the key of a receipt are kept over a reload', () => {
  const table = { columns: [{ name: 'price', label: 'Price', align: 'end' as const }], rows: [['₦7,900']] };
  const result = { title: 'Airtime', orderId: 'AIRTIME-3F7Q21ZX', key: 'run-1:1' };
  const message = { id: 1, from: 'portal' as const, text: 'Here.', tone: 'plain' as const, at: '2026-11-21T18:42:00Z' };
  const messages = [
    { ...message, uid: 'phone.a', seq: 1, table },
    { ...message, uid: 'phone.b', id: 2, card: { result, summary: [] } },
  ];
  expect(readKept({ version: 1, messages, stack: [], runs: [] })?.messages).toEqual(messages);
});
