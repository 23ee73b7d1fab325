import { describe, expect, test } from 'vitest';
import { DELETION } from '#catalogues/sentences/own-data.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';

/** A resident who has said this. */
async function whenSaid(...sentences: readonly string[]) {
  const { conversation } = talkTo({}, { keep: { ...keepNothing(), token: () => bearer({ role: 'service-user' }) } });
  await say(conversation, ...sentences);
  const { session, view, suggestions } = conversation.getSnapshot();
  return { role: session.role, flow: view?.flow ?? null, said: texts(conversation).at(-1), suggestions };
}

describe('an account that goes', () => {
  test.each(['delete my account', 'close my account', 'send una delete my profile', 'i wan delete my account abeg'])(
    '%s',
    async (text) => expect(await whenSaid(text)).toMatchObject({ role: 'service-user', flow: 'delete-account' }),
  );

  test.each(['delete my account on this phone', 'close my account number'])(
    '"%s" may be a sign-out as well, so it is asked which',
    async (text) => {
      const { role, flow, said, suggestions } = await whenSaid(text);
      expect([role, flow, said]).toEqual(['service-user', null, DELETION.orSignOut]);
      expect(suggestions.map(({ label }) => label)).toEqual([DELETION.signOut, DELETION.title]);
    },
  );

  test('each of its two answers does what it says', async () => {
    expect((await whenSaid('delete my account on this phone', DELETION.signOut)).role).toBeNull();
    expect((await whenSaid('delete my account on this phone', DELETION.title)).flow).toBe('delete-account');
  });
});

test.each([
  'dont sign me out',
  "don't log me out abeg",
  'never sign me out',
  'no wan log out',
  'i no want close my account',
  'dont close my account',
])('"%s" leaves them signed in, and nothing begins', async (text) => {
  expect(await whenSaid(text)).toMatchObject({ role: 'service-user', flow: null, said: TALK.dropped });
});

test.each(['send my personal data', 'give me all my data', 'download my data'])(
  '"%s" takes out all that is kept',
  async (text) => {
    expect(await whenSaid(text)).toMatchObject({ flow: 'export-own-data' });
  },
);

test('what is written to support may say so, and nothing goes', async () => {
  const { flow } = await whenSaid('write to support', 'i want to delete my account because nobody answers me');
  expect(flow).toBe('contact-support');
});

test('"close my account, not log out" is no sign-out', async () => {
  expect(await whenSaid('close my account, not log out')).toMatchObject({
    role: 'service-user',
    flow: 'delete-account',
  });
});
