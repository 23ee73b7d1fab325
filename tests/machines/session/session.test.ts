import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readToken, sessionMachine } from '#machines/session/session.ts';
import { bearer } from '../../support/portal.ts';

const now = Date.parse('2026-11-21T18:42:00Z');

function started() {
  const actor = createActor(sessionMachine).start();
  return { actor, state: () => actor.getSnapshot().value, who: () => actor.getSnapshot().context };
}

test('a good token signs its person in with the claims that it carries', () => {
  const { actor, state, who } = started();
  actor.send({ type: 'TOKEN', token: bearer(), now });
  expect(state()).toBe('signedIn');
  expect(who()).toMatchObject({ role: 'service-user', firstName: 'Amaka', estate: 'Palm Court', status: 'occupied' });
});

test.each([
  ['whose time has passed', bearer({ exp: now / 1000 })],
  ['with a role that does not exist', bearer({ role: 'owner-of-everything' })],
  ['that is cut off', bearer().slice(0, 40)],
  ['that is no token', 'nonsense'],
])('a token %s signs nobody in', (_, token) => {
  const { actor, state, who } = started();
  actor.send({ type: 'TOKEN', token, now });
  expect(state()).toBe('expired');
  expect(who().token).toBeNull();
  expect(readToken(token, now)).toBeNull();
});

test('signing out, and a refusal by the server, leave nothing of the person behind', () => {
  const { actor, state, who } = started();
  const nobody = who();
  actor.send({ type: 'TOKEN', token: bearer(), now });
  actor.send({ type: 'SIGN_OUT' });
  expect([state(), who()]).toEqual(['signedOut', nobody]);
  actor.send({ type: 'TOKEN', token: bearer(), now });
  actor.send({ type: 'EXPIRED' });
  expect([state(), who()]).toEqual(['expired', nobody]);
});
