import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { type Kept, keepNothing } from '#machines/assistant/sync/keep.ts';
import { DOTS } from '#machines/kit/present.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';

const PASSWORD = 'Demo-Power-2026';

/** A keep in memory, as the browser's storage is. */
function memory(token: string | null = null) {
  const kept: { token: string | null; conversation: Kept | null } = { token, conversation: null };
  const keep = {
    ...keepNothing(),
    token: () => kept.token,
    keepToken: (fresh: string) => {
      kept.token = fresh;
    },
    conversation: () => JSON.parse(JSON.stringify(kept.conversation)),
    keepConversation: (conversation: () => Kept) => {
      kept.conversation = conversation();
    },
    clear: () => {
      kept.token = null;
      kept.conversation = null;
    },
  };
  return { kept, keep };
}

test('a visitor signs in by typing, with a masked password, and is greeted by the first name', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'sign in', 'resident@palmcourt.example');
  expect(conversation.getSnapshot().composer.masked).toBe(true);
  await say(conversation, PASSWORD);
  expect(conversation.getSnapshot().session).toMatchObject({ role: 'service-user', firstName: 'Amaka' });
  expect(texts(conversation).at(-1)).toBe(TALK.welcome('Amaka'));
  expect(conversation.getSnapshot().view).toBeNull();
});

test('a password is only ever dots: not in the transcript, not in a view, not in what is kept', async () => {
  const { kept, keep } = memory();
  const { conversation } = talkTo({ password: 'another-Secret-77' }, { keep });
  await say(conversation, 'sign in', 'resident@palmcourt.example', 'Wrong-Secret-99');
  expect(texts(conversation, 'person').at(-1)).toBe(DOTS);
  conversation.send({ type: 'FILL', values: { password: 'Other-Secret-88' } });
  const everything = JSON.stringify([kept, conversation.getSnapshot()]);
  expect(everything).not.toContain('Wrong-Secret-99');
  expect(everything).not.toContain('Other-Secret-88');
  expect(conversation.getSnapshot().view?.fields.at(-1)?.value).toBe(DOTS);
});

test('what is typed while a password is being tried is never shown', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'sign in', 'resident@palmcourt.example');
  conversation.say('Wrong-Secret-99');
  conversation.say(PASSWORD);
  expect(texts(conversation, 'person').join(' ')).not.toMatch(/Secret|Demo/);
  await conversation.settled();
  expect(JSON.stringify(conversation.getSnapshot())).not.toMatch(/Wrong-Secret|Demo-Power/);
});

test('what is owed is kept under the names of the specification, and zero where nothing is', async () => {
  const dues: unknown[] = [];
  const { keep } = memory(bearer());
  const { conversation } = talkTo(
    { owed: { serviceCharge: -45_000, devLevy: -500, fine: 200 } },
    { keep: { ...keep, keepDues: (owed) => dues.push(owed) } },
  );
  await say(conversation, 'buy power');
  expect(dues).toEqual([{ serviceCharge: -45_000, DevLevy: -500, fine: 200, duration: 0 }]);
});

test('a wrong password says so in the specified words and asks for it again', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'sign in', 'resident@palmcourt.example', 'Wrong-Secret-99');
  expect(texts(conversation)).toContain(MESSAGES.signInRefused);
  expect(conversation.getSnapshot().view?.next).toBe('password');
  await say(conversation, PASSWORD);
  expect(conversation.getSnapshot().session.role).toBe('service-user');
});

test('an address that is none is refused before a password is asked', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'sign in');
  conversation.send({ type: 'FILL', values: { email: 'nobody' } });
  expect(conversation.getSnapshot().view?.fields[0]?.problem).toBe(MESSAGES.emailInvalid);
});

test('a visitor who wants power signs in first and finds the purchase where it was meant', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'buy power 5000', 'resident@palmcourt.example', PASSWORD);
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  expect(conversation.getSnapshot().view?.summary.at(-1)?.value).toBe('₦5,050');
});

test('a visitor who opens the page of a flow signs in first, and then the flow is open', async () => {
  const { conversation, script } = talkTo({}, { visitor: true });
  conversation.open('buy-power');
  await conversation.settled();
  expect(conversation.getSnapshot().view?.flow).toBe('sign-in');
  expect(texts(conversation)).toContain(TALK.signInFirst);
  expect(script.calls.map((call) => call.name)).not.toContain('servicePayments');
  await say(conversation, 'resident@palmcourt.example', PASSWORD);
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'buy-power', step: 'asking' });
});

test('signing out ends the session on the server and clears everything that was kept', async () => {
  const { kept, keep } = memory(bearer());
  const { conversation, script } = talkTo({}, { keep });
  await say(conversation, 'buy power 5000', 'sign out');
  expect(kept).toEqual({ token: null, conversation: null });
  expect(conversation.getSnapshot().session.role).toBeNull();
  expect(JSON.stringify(conversation.getSnapshot().messages)).not.toContain('5000');
  expect(script.calls.map((call) => call.name)).toContain('signOut');
});

test('a token whose time has passed is removed on load', () => {
  const { kept, keep } = memory(bearer({ exp: 1 }));
  const { conversation } = talkTo({}, { keep });
  expect(conversation.getSnapshot().session.role).toBeNull();
  expect(kept.token).toBeNull();
});

test('after a reload the conversation and the open purchase are where they were', async () => {
  const { keep } = memory(bearer());
  const before = talkTo({}, { keep });
  await say(before.conversation, 'buy power 5000', 'yes');
  const shown = before.conversation.getSnapshot();
  before.conversation.stop();
  const after = talkTo({}, { keep });
  await after.conversation.settled();
  expect(after.conversation.getSnapshot().view).toEqual(shown.view);
  expect(after.conversation.getSnapshot().messages).toEqual(shown.messages);
  expect(after.conversation.getSnapshot().suggestions).toEqual([]);
});

test('what waits for a sign-in is remembered over a reload', async () => {
  const { keep } = memory();
  const before = talkTo({}, { keep, visitor: true });
  await say(before.conversation, 'buy power 5000', 'my estate meter', 'resident@palmcourt.example');
  before.conversation.stop();
  const after = talkTo({}, { keep, visitor: true });
  await say(after.conversation, PASSWORD);
  expect(after.conversation.getSnapshot().view).toMatchObject({
    flow: 'buy-power',
    step: 'confirming',
    summary: expect.arrayContaining([{ name: 'amount', label: 'Amount', value: '₦5,000' }]),
  });
});

test('a reload while the server is asked what became of the money asks again and shows the token', async () => {
  const { keep } = memory(bearer());
  const before = talkTo({ report: ['no line'] }, { keep });
  await say(before.conversation, 'buy power 5000', 'yes');
  before.conversation.send({ type: 'WIDGET', result: 'captured' });
  before.conversation.stop();
  const after = talkTo({ state: 'fulfilled' }, { keep });
  await after.conversation.settled();
  expect(after.conversation.getSnapshot().view?.outcome).toBe('success');
});

test('what was kept by another version, or spoiled, is left behind and the conversation begins anew', () => {
  const { kept, keep } = memory();
  for (const spoiled of [{ version: 2 }, 'nonsense', { version: 1, messages: [{}], stack: [], runs: [] }]) {
    kept.conversation = spoiled as never;
    const { conversation } = talkTo({}, { keep });
    expect(texts(conversation)).toEqual([TALK.greetVisitor]);
  }
});
