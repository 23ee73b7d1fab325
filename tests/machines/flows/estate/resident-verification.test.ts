import { describe, expect, test } from 'vitest';
import { VERIFICATION_SENTENCES } from '#catalogues/sentences/estate/verification.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../../support/portal.ts';

/** The administrator of an estate at the chat. */
const office = (verifiesItself = false) =>
  talkTo(
    { verifiesItself },
    { keep: { ...keepNothing(), token: () => bearer({ role: 'service-admin', meter_number: null }) } },
  );
const set = ({ script }: ReturnType<typeof office>) =>
  script.calls.filter(({ name }) => name === 'setResidentVerification').map(({ input }) => input);

describe('who verifies new accounts', () => {
  test('is read back with what it means, and set after a yes', async () => {
    const talk = office();
    await say(talk.conversation, 'new residents must be verified by me');
    const { title, lines } = VERIFICATION_SENTENCES.dialog.true;
    expect(texts(talk.conversation).at(-1)).toBe(`${title} ${lines[0]}`);
    expect(set(talk)).toEqual([]);
    await say(talk.conversation, 'yes');
    expect(set(talk)).toEqual([{ required: true }]);
  });

  test('can be given up again, and a no leaves it', async () => {
    const talk = office(true);
    await say(talk.conversation, 'stop verifying new residents', 'no');
    expect([set(talk), texts(talk.conversation)]).toEqual([[], expect.arrayContaining([VERIFICATION_SENTENCES.kept])]);
    await say(talk.conversation, 'stop verifying new residents', 'yes');
    expect(set(talk)).toEqual([{ required: false }]);
  });

  test('is asked where nothing was said of it', async () => {
    const talk = office();
    await say(talk.conversation, 'resident verification');
    expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'resident-verification', next: 'required' });
    await say(talk.conversation, 'I verify them myself', 'yes');
    expect(set(talk)).toEqual([{ required: true }]);
  });

  test('that is so already changes nothing and says so', async () => {
    const talk = office();
    await say(talk.conversation, 'turn off resident verification');
    expect(texts(talk.conversation)).toContain(VERIFICATION_SENTENCES.already.false);
    expect(set(talk)).toEqual([]);
  });

  test('is no matter of a resident', async () => {
    const talk = talkTo();
    await say(talk.conversation, 'turn on resident verification');
    expect(talk.conversation.getSnapshot().view?.flow).not.toBe('resident-verification');
    expect(set(talk)).toEqual([]);
  });
});
