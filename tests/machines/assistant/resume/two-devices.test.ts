import { expect, test } from 'vitest';
import { RESUME_SENTENCES } from '#catalogues/sentences/conversation/resume.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { DOTS } from '#machines/kit/present.ts';
import { bearer } from '../../../support/answers.ts';
import { emptyLog } from '../../../support/calls/kept-log.ts';
import { type Device, household } from '../../../support/devices/devices.ts';
import { say, texts } from '../../../support/portal.ts';

const view = (device: Device) => device.conversation().getSnapshot().view;
const transcript = (device: Device) =>
  device
    .conversation()
    .getSnapshot()
    .messages.map(({ from, text }) => `${from}: ${text}`);
const inOrder = (messages: readonly { readonly id: number }[]) =>
  messages.every(({ id }, index) => index === 0 || id > (messages[index - 1]?.id ?? id));

test('a purchase that was begun on the phone is continued on the desk, where it was left', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000');
  const desk = await device('desk');
  expect(view(desk)).toEqual(view(phone));
  expect(transcript(desk)).toEqual(transcript(phone));
  await say(desk.conversation(), 'make it 7000');
  expect(view(desk)?.summary.at(-1)?.value).toBe('₦7,050');
  await phone.moment('back');
  expect(view(phone)).toEqual(view(desk));
  expect(transcript(phone)).toEqual(transcript(desk));
});

test.each(['update my meter to 45012345678', 'log me out everywhere'])(
  'what signs the person out is not asked again at the sign-in that follows: %s',
  async (sentence) => {
    const { device, script } = household();
    const phone = await device('phone');
    await say(phone.conversation(), 'buy power 5000', sentence);
    expect(view(phone)?.flow).not.toBe('buy-power');
    expect(script.kept.kept).toMatchObject({ runs: [{ flow: 'buy-power' }] });
    const desk = await device('desk');
    expect(view(desk)?.flow).toBe('buy-power');
  },
);

test('what is said without a line is kept with the account as soon as there is one', async () => {
  const { device, script } = household();
  const phone = await device('phone');
  phone.line = 'bad';
  await say(phone.conversation(), 'hello');
  expect(script.kept.revision).toBe(0);
  phone.line = 'good';
  await phone.moment('back');
  expect(JSON.stringify(script.kept)).toContain('hello');
});

test('what was said without a line is still there after a reload, and goes to the account then', async () => {
  const { device, script } = household();
  const phone = await device('phone');
  phone.line = 'bad';
  await say(phone.conversation(), 'hello');
  await phone.reload();
  expect(texts(phone.conversation(), 'person')).toEqual(['hello']);
  phone.line = 'good';
  await phone.reload();
  expect(JSON.stringify(script.kept)).toContain('hello');
});

test('what was said before the account was first read is joined with what it has, over a reload', async () => {
  const { device, script } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'what do I owe');
  const desk = await device('desk', { token: null, conversation: null });
  desk.line = 'bad';
  desk.browser.token = bearer();
  await desk.reload();
  await say(desk.conversation(), 'hello', 'buy power 5000');
  desk.line = 'good';
  await desk.reload();
  expect(texts(desk.conversation(), 'person')).toEqual(['what do I owe', 'hello', 'buy power 5000']);
  expect(view(desk)?.flow).toBe('buy-power');
  expect(JSON.stringify(script.kept)).toContain('buy power 5000');
});

test('two devices that were gone on with apart become one conversation, with what both had open', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'hello');
  const desk = await device('desk');
  phone.line = 'bad';
  await say(phone.conversation(), 'buy power 5000');
  await say(desk.conversation(), 'buy airtime', 'mtn');
  phone.line = 'good';
  await say(phone.conversation(), 'help');
  const { messages } = phone.conversation().getSnapshot();
  expect(texts(phone.conversation(), 'person')).toEqual(['hello', 'buy airtime', 'mtn', 'buy power 5000', 'help']);
  expect(inOrder(messages)).toBe(true);
  expect(view(phone)).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  await desk.moment('back');
  expect(transcript(desk)).toEqual(transcript(phone));
  await say(desk.conversation(), 'cancel');
  expect(texts(desk.conversation()).at(-1)).toContain('Shall I go on with');
});

test('a yes on both devices opens one order, which is charged once and told once', async () => {
  const { device, till } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000');
  const desk = await device('desk');
  await say(phone.conversation(), 'yes');
  await say(desk.conversation(), 'yes');
  expect(till.orders.size).toBe(1);
  const orderId = view(phone)?.widget?.orderId ?? '';
  expect(view(desk)?.widget?.orderId).toBe(orderId);
  till.charge(orderId);
  phone.conversation().send({ type: 'WIDGET', result: 'captured' });
  await phone.conversation().settled();
  expect(view(phone)?.outcome).toBe('success');
  await desk.moment('back');
  expect(till.charged()).toBe(1);
  expect(
    desk
      .conversation()
      .getSnapshot()
      .messages.filter(({ card }) => card),
  ).toHaveLength(1);
  expect(view(desk)?.flow).not.toBe('buy-power');
});

test('a purchase that was cancelled on one device stays open where its card window is', async () => {
  const { device, till } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000');
  const desk = await device('desk');
  desk.line = 'bad';
  await say(desk.conversation(), 'cancel');
  await say(phone.conversation(), 'yes');
  desk.line = 'good';
  await desk.moment('back');
  expect(view(desk)?.widget?.orderId).toBe(view(phone)?.widget?.orderId);
  till.charge(view(desk)?.widget?.orderId ?? '');
  desk.conversation().send({ type: 'WIDGET', result: 'captured' });
  await desk.conversation().settled();
  await phone.moment('back');
  expect([till.charged(), view(phone)]).toEqual([1, null]);
});

test('a visitor who signs in keeps what was said and the purchase that is open, and finds what the account had kept', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'what do I owe');
  const desk = await device('desk', { token: null, conversation: null });
  await say(desk.conversation(), 'buy airtime', 'mtn', '08031234567');
  const before = view(desk)?.fields;
  await say(desk.conversation(), 'sign in', 'resident@palmcourt.example', 'Demo-Power-2026');
  expect(texts(desk.conversation(), 'person')).toEqual(
    expect.arrayContaining(['what do I owe', 'buy airtime', 'mtn', 'sign in']),
  );
  await say(desk.conversation(), 'yes');
  expect(view(desk)?.flow).toBe('airtime');
  const answered = before?.filter(({ value }) => value !== '') ?? [];
  expect(view(desk)?.fields).toEqual(
    expect.arrayContaining(answered.map(({ name, value }) => expect.objectContaining({ name, value }))),
  );
  expect(inOrder(desk.conversation().getSnapshot().messages)).toBe(true);
});

test('who shows turns one by one shows only what is new after a sign-in, not what the account had kept before it', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'what do I owe', 'buy power 5000');
  const terminal = await device('terminal', { token: null, conversation: null });
  await say(terminal.conversation(), 'sign in', 'resident@palmcourt.example');
  const seen = terminal.conversation().getSnapshot().messages.at(-1)?.id ?? 0;
  await say(terminal.conversation(), 'Demo-Power-2026');
  const { messages, atStart } = terminal.conversation().getSnapshot();
  expect(messages.filter(({ id }) => id > seen).map(({ text }) => text)).toEqual([
    DOTS,
    TALK.welcome('Amaka'),
    TALK.resume('Buy Power'),
  ]);
  expect(messages.map(({ text }) => text)).toContain('what do I owe');
  expect(atStart).toBe(false);
});

test('signing out leaves nothing on a shared phone; the account has it for the next sign-in', async () => {
  const { device, script } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000', 'sign out');
  expect(phone.browser).toEqual({ token: null, conversation: null });
  expect(JSON.stringify(phone.conversation().getSnapshot())).not.toContain('5,000');
  expect(JSON.stringify(script.kept)).toContain('buy power 5000');
  await say(phone.conversation(), 'sign in', 'resident@palmcourt.example', 'Demo-Power-2026');
  expect(texts(phone.conversation()).at(-1)).toBe(TALK.resume('Buy Power'));
  await say(phone.conversation(), 'yes');
  expect(view(phone)).toMatchObject({ flow: 'buy-power', step: 'confirming' });
});

test('where it was asked whether to go on with a purchase, a yes after a reload is no yes to paying', async () => {
  const { device, till } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000', 'buy airtime', 'cancel');
  expect(texts(phone.conversation()).at(-1)).toBe(TALK.resume('Buy Power'));
  await phone.reload();
  await say(phone.conversation(), 'yes');
  expect(view(phone)).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  expect(till.orders.size).toBe(0);
});

test('what somebody else left behind in this browser is shown to nobody, and goes', async () => {
  const { device } = household();
  const first = await device('phone');
  await say(first.conversation(), 'buy power 5000');
  first.conversation().stop();
  for (const token of [null, bearer({ sub: 'another', first_name: 'Bola' })]) {
    const { device: elsewhere } = household();
    const browser = { ...first.browser, token };
    const second = await elsewhere('phone', browser);
    expect(texts(second.conversation(), 'person')).toEqual([]);
    expect(browser.conversation ?? '').not.toContain('5000');
  }
});

test('a password never reaches the account, nor does a way in', async () => {
  const { device, script } = household();
  const desk = await device('desk', { token: null, conversation: null });
  await say(desk.conversation(), 'sign in', 'resident@palmcourt.example', 'Demo-Power-2026', 'hello');
  const kept = JSON.stringify(script.kept);
  expect(kept).toContain('hello');
  expect(kept).not.toMatch(/Demo-Power|"sign-in"|eyJ/);
});

test('a second tab follows the first, and neither disturbs the other', async () => {
  const { device } = household();
  const browser = { token: bearer(), conversation: null };
  const one = await device('one', browser);
  const two = await device('two', browser);
  await say(one.conversation(), 'buy power 5000');
  two.hear('conversation');
  await two.conversation().settled();
  expect(view(two)).toEqual(view(one));
  const written = browser.conversation;
  two.conversation().open('pay-services');
  await two.conversation().settled();
  expect(browser.conversation).toBe(written);
  await say(two.conversation(), 'what do I owe');
  one.hear('conversation');
  expect(texts(one.conversation(), 'person')).toEqual(['buy power 5000', 'what do I owe']);
});

test('a purchase of a flow that has changed since is dropped with a sentence, and begun again by its button', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000');
  phone.browser.conversation = phone.browser.conversation?.replaceAll(/"version":3/g, '"version":2') ?? null;
  await phone.reload();
  const { suggestions } = phone.conversation().getSnapshot();
  expect(texts(phone.conversation(), 'person')).toEqual(['buy power 5000']);
  expect(texts(phone.conversation()).at(-1)).toBe(RESUME_SENTENCES.changed('Buy Power'));
  expect(suggestions).toMatchObject([{ label: 'Begin again: Buy power', say: 'buy power' }]);
  await say(phone.conversation(), suggestions[0]?.say ?? '');
  expect(view(phone)).toMatchObject({ flow: 'buy-power', step: 'asking' });
});

test.each([
  ['no snapshot at all', '"nonsense"'],
  ['a state that no longer is', '{"value":"gone","status":"active","context":{}}'],
  [
    'a context that lacks what is shown',
    '{"value":"confirming","status":"active","context":{"runId":"x"},"children":{}}',
  ],
])('%s is dropped like a flow that has changed', async (_, snapshot) => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000');
  const kept = JSON.parse(phone.browser.conversation ?? '{}');
  kept.runs[0].snapshot = JSON.parse(snapshot);
  phone.browser.conversation = JSON.stringify(kept);
  await phone.reload();
  expect(texts(phone.conversation()).at(-1)).toBe(RESUME_SENTENCES.changed('Buy Power'));
});

test('a purchase of an older version that was being paid is not dropped: it says what the portal knows of its order', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000', 'yes');
  phone.browser.conversation = phone.browser.conversation?.replaceAll(/"version":3/g, '"version":2') ?? null;
  await phone.reload();
  expect(view(phone)).toMatchObject({ flow: 'buy-power' });
  expect(texts(phone.conversation()).at(-1)).toBe(SENTENCES.closed);
});

test('where a flow that was being paid is gone altogether, it says not to pay again', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000', 'yes');
  phone.browser.conversation =
    phone.browser.conversation?.replaceAll('"flow":"buy-power","version"', '"flow":"sell-power","version"') ?? null;
  await phone.reload();
  expect(texts(phone.conversation()).at(-1)).toBe(RESUME_SENTENCES.changedWhilePaying('Buy Power', 'POWER-00000001'));
});

test.each([
  ['nothing', null],
  ['words', 'nonsense'],
  ['another version', { version: 9 }],
  ['half of it', { version: 1, messages: [{}] }],
])('an account that keeps %s does no harm', async (_, kept) => {
  const { device, script } = household({ kept: { ...emptyLog(), revision: 3, kept } });
  const phone = await device('phone');
  expect(texts(phone.conversation())).toEqual([TALK.greet('Amaka')]);
  await say(phone.conversation(), 'hello');
  expect(script.kept.revision).toBeGreaterThan(3);
  expect(JSON.stringify(script.kept.messages)).toContain('hello');
});
