import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { SESSION_SOON } from '#catalogues/sentences/session-ends.ts';
import type { Connecting } from '#machines/assistant/conversation/conversation-deps.ts';
import { WARNED_MS } from '#machines/session/idle.ts';
import { talkTo } from '../../support/portal.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A conversation of somebody who is about to be signed out, and the portal's side of its line. */
async function nearTheEnd() {
  const lines: Connecting[] = [];
  let asks = 0;
  const services: Partial<Services> = {
    async portalNotice() {
      asks += 1;
      return { status: 200, data: { notice: null, paused: [] } };
    },
  };
  const { conversation } = talkTo({}, { connected: (session) => lines.push(session), services });
  await conversation.settled();
  const [line] = lines;
  line?.lasts(HOUR_MS);
  await vi.advanceTimersByTimeAsync(HOUR_MS - WARNED_MS);
  return { conversation, line, asks: () => asks };
}

test('what is said before the end stands in every face, in its language, until somebody stays', async () => {
  const { conversation, line } = await nearTheEnd();
  let told = 0;
  conversation.subscribe(() => {
    told += 1;
  });
  expect(conversation.getSnapshot().ending).toEqual(SESSION_SOON);
  line?.lasts(HOUR_MS);
  expect([conversation.getSnapshot().ending, told]).toEqual([null, 1]);
  conversation.stop();
});

test('the button asks the portal, which makes it a use', async () => {
  const { conversation, asks } = await nearTheEnd();
  const before = asks();
  conversation.stay();
  expect(asks()).toBe(before + 1);
  conversation.stop();
});

test('nothing is said of it to whoever is signed out', async () => {
  const { conversation } = await nearTheEnd();
  conversation.signOut();
  expect(conversation.getSnapshot().ending).toBeNull();
  conversation.stop();
});
