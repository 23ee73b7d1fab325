import { expect, test } from 'vitest';
import { SESSION_ENDS } from '#catalogues/sentences/session-ends.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { deskOf } from '../../support/calls/uploads.ts';
import { bearer, proveHuman, say, scripted, texts } from '../../support/portal.ts';

/** A resident's conversation whose session ends when the test says so, and why, where the server says that. */
async function endedAfter(sentences: readonly string[], why: string | null = null) {
  let end = (_why: string | null) => {};
  const conversation = createConversation({
    connect: ({ refused }) => {
      end = refused;
      return scripted().services;
    },
    understand,
    pause: (_, signal) => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    now: () => new Date('2026-11-21T18:42:00Z'),
    newId: () => 'run-1-aaaaaaaa',
    keep: { ...keepNothing(), token: () => bearer() },
    proveHuman,
    desk: deskOf,
  });
  await say(conversation, ...sentences);
  end(why);
  await conversation.settled();
  return conversation;
}

test('who is signed out with the card window open hears what becomes of the money, and of which order', async () => {
  const said = texts(await endedAfter(['mtn 500 for 08031234567', 'yes']));
  expect(said).toEqual([TALK.expired, TALK.stillPaying('AIRTIME-00000001')]);
});

test('who is signed out before anything was paid hears of no money', async () => {
  expect(texts(await endedAfter(['mtn 500 for 08031234567']))).toEqual([TALK.expired]);
});

test('who did nothing for too long hears that, and what becomes of the money', async () => {
  const said = texts(await endedAfter(['mtn 500 for 08031234567', 'yes'], SESSION_ENDS.idle));
  expect(said).toEqual([SESSION_ENDS.idle, TALK.stillPaying('AIRTIME-00000001')]);
});
