import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { OWING } from '#catalogues/sentences/owing.ts';
import { connect } from '#src/terminal/connect.ts';
import { chatInJson } from '#src/terminal/json.ts';
import { freshSettings, startTestPortal } from '../support/server/running.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let remove: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  portal = await startTestPortal(fresh.settings);
});

afterAll(async () => {
  await portal.close();
  await remove();
});

type View = { step: string; outcome: string | null; result: { token: string; units: string; orderId: string } | null };
type Answer = { view: View | null; messages: { from: string; text: string }[]; session: { role: string | null } };

/** A program's talk with a real portal over HTTP. */
async function talk(lines: readonly object[]): Promise<Answer[]> {
  const address = `${portal.url.replace(/\/$/, '')}/`;
  const conversation = connect(address);
  const answers: Answer[] = [];
  const input = Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`));
  await chatInJson(conversation, address, input, (text) => answers.push(JSON.parse(text)));
  conversation.stop();
  return answers;
}

const signIn = (email: string) => [{ say: 'sign in' }, { say: email }, { secret: DEMO_PASSWORD }];

test('a program signs in, buys power with a card that asks for a code, and is handed the token', async () => {
  const card = '4000000000003220';
  const answers = await talk([
    ...signIn('resident@palmcourt.example'),
    { say: 'buy power 5000' },
    { event: { type: 'CONFIRM' } },
    { card },
    { card, code: '000000' },
    { card, code: '123456' },
  ]);
  expect(answers.map((answer) => answer.view?.step ?? null)).toEqual([
    'asking',
    'asking',
    null,
    'confirming',
    'card',
    'card',
    'card',
    'succeeded',
  ]);
  const result = answers.at(-1)?.view?.result;
  expect(result?.token).toMatch(/^\d{20}$/);
  expect(result?.units).toBe('27.78');
  const log = portal.lines.join('');
  for (const secret of [result?.token ?? '', DEMO_PASSWORD, card]) expect(log).not.toContain(secret);
});

test('a card that is captured in silence is found by the portal, which hands over the token by itself', async () => {
  const answers = await talk([
    ...signIn('resident@cedarview.example'),
    { say: 'buy power 700' },
    { say: 'yes' },
    { card: '4000000000000119' },
  ]);
  expect(answers.at(-1)?.view).toMatchObject({ outcome: 'success', result: { units: '3.89' } });
});

test("a program's word that a card was captured buys nothing: the outcome is pending, and no token comes", async () => {
  const answers = await talk([
    ...signIn('resident@palmcourt.example'),
    { say: 'buy power 900' },
    { event: { type: 'CONFIRM' } },
    { event: { type: 'WIDGET', result: 'captured' } },
  ]);
  expect(answers.at(-1)?.view).toMatchObject({ outcome: 'pending', result: null });
});

test('who owes is stopped with the words of the specification, and hears how much it is', async () => {
  const answers = await talk([
    ...signIn('debtor@palmcourt.example'),
    { say: 'buy power 5000' },
    { say: 'what do i owe' },
  ]);
  const texts = answers.flatMap((answer) => answer.messages.map((message) => message.text));
  const [first = '', second] = texts.find((text) => text.startsWith(MESSAGES.outstandingBlock))?.split('\n') ?? [];
  expect(first).toContain(OWING.said(['₦45,000 service charge'], 'Palm Court'));
  expect(second).toBe(MESSAGES.outstandingServiceCharge);
  expect(texts).toContain('You owe ₦45,000 service charge.');
});
