import { expect, test } from 'vitest';
import { proveHuman } from '#src/client/prove-human.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { systemRandom } from '#src/server/random.ts';
import { robotCheck } from '#src/server/support/robot-check.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');
const check = (secret: string, ...former: string[]) =>
  robotCheck({ keys: keyring(secret, former), clock, random: systemRandom });

test('every server of an installation knows the robot checks of the others, and of nobody else', async () => {
  const challenge = await check('ours').challenge();
  const proof = await proveHuman(challenge, new AbortController().signal);
  expect(await check('ours').solvedBy(proof)).toBe(challenge.parameters.nonce);
  expect(await check('theirs').solvedBy(proof)).toBeNull();
  // Nor is a message lost that was begun before the key was exchanged.
  expect(await check('newer', 'ours').solvedBy(proof)).toBe(challenge.parameters.nonce);
});

test('a robot check is work that a phone does in well under two seconds, and never none', async () => {
  for (const sign of [0, 255]) {
    const bytes = (count: number) => new Uint8Array(count).fill(sign);
    const robots = robotCheck({ keys: keyring('0'.repeat(32)), clock, random: { bytes } });
    const { parameters } = await robots.challenge();
    const proof = JSON.parse(atob(await proveHuman({ parameters, signature: '' }, new AbortController().signal)));
    const hashes = proof.solution.counter * parameters.cost;
    expect(hashes).toBeGreaterThanOrEqual(150_000);
    expect(hashes).toBeLessThanOrEqual(300_000);
  }
});

test('somebody who leaves stops the computing', async () => {
  const challenge = await check('ours').challenge();
  await expect(proveHuman(challenge, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  const leaving = new AbortController();
  const proving = proveHuman(challenge, leaving.signal);
  leaving.abort(new Error('left later'));
  await expect(proving).rejects.toThrow('left later');
});
