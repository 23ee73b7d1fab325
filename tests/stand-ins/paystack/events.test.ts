import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listenForEvents, type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { openPaystack, PLAIN } from './support.ts';

const { standIn, listener, act, paid } = openPaystack();
const signed = (body: string, key = standIn().keys.secret ?? '') =>
  createHmac('sha512', key).update(body).digest('hex');

describe('events', () => {
  test('are signed: HMAC-SHA512 of the bytes with the secret key, in hex', async () => {
    await paid();
    await act('POST', '/stand-in/events/flush');
    const [{ body, headers } = { body: '', headers: {} }] = listener().taken.slice(-1);
    expect(headers['x-paystack-signature']).toBe(signed(body));
    expect(headers['content-type']).toContain('application/json');
  });

  test('of a forger have another signature', async () => {
    await act('PUT', '/stand-in/faults', { events: ['forged', 'late'] });
    await paid();
    await act('POST', '/stand-in/events/flush');
    const right = listener()
      .taken.slice(-2)
      .map(({ body, headers }) => headers['x-paystack-signature'] === signed(body));
    expect(right).toEqual([false, true]);
  });
});

describe('a stand-in that is killed', () => {
  const pay = async (at: StandIn, reference: string) => {
    const body = { email: 'ada@example.com', amount: 500_000, reference };
    const answer = await at.ask('POST', '/transaction/initialize', body, { authorization: `Bearer ${at.keys.secret}` });
    const code = /"access_code":"(\w+)"/.exec(answer.text)?.[1];
    await at.ask('POST', `/checkout/${code}/card`, PLAIN);
  };

  test('remembers what it took, and tells what it had not told', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paystack-killed-'));
    const portal = await listenForEvents();
    const first = await startStandIn('paystack', { folder });
    await pay(first, 'before-the-kill');
    await first.kill();

    const second = await startStandIn('paystack', { folder, webhook: portal.url });
    const [event] = await portal.until(1);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      event: 'charge.success',
      data: { reference: 'before-the-kill' },
    });
    expect((await second.ask('GET', '/stand-in/books')).body).toMatchObject({ capturedKobo: 500_000 });
    await second.end();
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('by a word ends cleanly, in the middle of a silent answer too', async () => {
    const child = await startStandIn('paystack');
    await child.ask('PUT', '/stand-in/faults', { answers: [{ kind: 'silent', path: '/balance' }] });
    const silent = child.ask('GET', '/balance', undefined, { authorization: `Bearer ${child.keys.secret}` });
    const ended = expect(silent).rejects.toThrow();
    await child.ask('GET', '/stand-in/books');
    await child.end();
    await ended;
  });
});
