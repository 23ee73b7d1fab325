import { afterEach, expect, test } from 'vitest';
import { createClient } from '#src/client/client.ts';
import { hereAgain } from '#src/portal/browser/here-again.ts';

const LOST = 'NoAnswer: The portal gave no answer.';

/** A call that gets no answer, and what has come of it. */
function lostCall() {
  const services = createClient({
    baseUrl: 'http://127.0.0.1:3000/',
    token: () => null,
    refused: () => undefined,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    unanswered: hereAgain,
  });
  const come: string[] = [];
  const ended = services.portalSettings({}).catch((error: unknown) => {
    come.push(String(error));
  });
  return { come, ended };
}

/** Everything that can come of what has happened so far has come of it. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
});

test('a call without an answer says so at once on a page that stays', async () => {
  const { come, ended } = lostCall();
  await ended;
  expect(come).toEqual([LOST]);
});

test('a call that the browser ends as the page is left says nothing, until somebody comes back to the page', async () => {
  window.dispatchEvent(new Event('pagehide'));
  const { come, ended } = lostCall();
  await settled();
  expect(come).toEqual([]);
  window.dispatchEvent(new Event('pageshow'));
  await ended;
  expect(come).toEqual([LOST]);
});
