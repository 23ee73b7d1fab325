import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { counted } from '#src/server/metrics/counted.ts';
import { openMetrics } from '#src/server/metrics/metrics.ts';
import { openTestMoney } from '../../support/server/money.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';

const TOKEN = 'a token of the tests that nobody guesses';
let fresh: Awaited<ReturnType<typeof freshSettings>>;
let portal: Awaited<ReturnType<typeof startTestPortal>>;
beforeAll(async () => {
  fresh = await freshSettings();
  portal = await startTestPortal({ ...fresh.settings, METRICS_TOKEN: TOKEN });
});
afterAll(async () => {
  await portal.close();
  await fresh.remove();
});

const scrape = (token?: string) =>
  fetch(`${portal.url}/metrics`, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });

/** The figure of a line that begins with these words; 0 where there is none. */
const figure = (text: string, begins: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(begins))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('the metrics are for whoever has their token, and for nobody else', async () => {
  expect((await scrape()).status).toBe(401);
  expect((await scrape('another token')).status).toBe(401);
  const answer = await scrape(TOKEN);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await answer.text();
  expect(figure(text, 'wattchat_database_up')).toBe(1);
  // No night was compared yet, which is not the same as one that was compared just now.
  expect(text).not.toMatch(/^wattchat_reconciled_age_seconds/m);
  expect(text).toMatch(/^wattchat_mails_waiting 0$/m);
});

test('a portal without a token for them has no metrics', async () => {
  const other = await freshSettings();
  const without = await startTestPortal(other.settings);
  expect((await fetch(`${without.url}/metrics`)).status).toBe(404);
  await without.close();
  await other.remove();
});

test('a call, a sign-in that is refused and one that is not are counted', async () => {
  const before = await (await scrape(TOKEN)).text();
  const signIn = (password: string) =>
    sendTo(portal.url, 'POST', calls.signIn.path, { email: 'resident@palmcourt.example', password, door: 'login' });
  const [wrong, right] = [await signIn('not the password'), await signIn(DEMO_PASSWORD)];
  expect([wrong.status, right.status]).toEqual([400, 200]);
  const after = await (await scrape(TOKEN)).text();
  const more = (begins: string) => figure(after, begins) - figure(before, begins);
  expect(more('wattchat_sign_ins_total{end="refused"}')).toBe(1);
  expect(more('wattchat_sign_ins_total{end="signed-in"}')).toBe(1);
  expect(more('wattchat_request_duration_seconds_count{call="signIn",status="400"}')).toBe(1);
  expect(more('wattchat_request_duration_seconds_count{call="signIn",status="200"}')).toBe(1);
});

test('a purchase is counted from its payment to its token', async () => {
  const money = await openTestMoney();
  const orderId = await money.order();
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const text = await money.deps.metrics.registry.metrics();
  for (const fact of ['OPEN', 'CAPTURE', 'FULFIL', 'DELIVER'])
    expect(figure(text, `wattchat_settlement_facts_total{fact="${fact}"}`), fact).toBe(1);
  expect(figure(text, 'wattchat_delivery_duration_seconds_count')).toBe(1);
  await money.close();
});

test('what a provider answers is counted by its kind, a fault too, and passed on as it is', async () => {
  const metrics = openMetrics();
  const port = {
    name: 'somebody',
    vend: async (reference: string) => ({ kind: 'delivered', reference }) as const,
    verify: async () => ({ status: 'captured' }) as const,
    query: async (): Promise<null> => {
      throw new Error('the line is cut');
    },
  };
  const asked = counted(port, ['vend', 'verify', 'query'], metrics);
  expect(await asked.vend('R1')).toEqual({ kind: 'delivered', reference: 'R1' });
  expect(await asked.verify()).toEqual({ status: 'captured' });
  await expect(asked.query()).rejects.toThrow('the line is cut');
  const text = await metrics.registry.metrics();
  const of = (question: string, answer: string) =>
    figure(
      text,
      `wattchat_provider_answer_duration_seconds_count{provider="somebody",question="${question}",answer="${answer}"}`,
    );
  expect([of('vend', 'delivered'), of('verify', 'captured'), of('query', 'fault')]).toEqual([1, 1, 1]);
});
