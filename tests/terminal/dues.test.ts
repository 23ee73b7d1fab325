import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import type { HandedFile } from '#machines/kit/view.ts';
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

interface Answer {
  readonly view: { flow: string; step: string; outcome: string | null; result: { orderId: string } | null } | null;
  readonly messages: readonly { text: string; table?: { rows: readonly (readonly string[])[] } }[];
}

const signIn = (email: string) => [{ say: 'sign in' }, { say: email }, { secret: DEMO_PASSWORD }];
const card = SANDBOX_CARDS.find(({ behaviour }) => behaviour === 'captured')?.number ?? '';

/** Somebody's talk with a real portal over HTTP, with the files that they were handed. */
async function talk(email: string, ...lines: readonly object[]) {
  const address = `${portal.url.replace(/\/$/, '')}/`;
  const conversation = connect(address);
  const files: HandedFile[] = [];
  conversation.onFile((file) => files.push(file));
  const answers: Answer[] = [];
  const input = Readable.from([...signIn(email), ...lines].map((line) => `${JSON.stringify(line)}\n`));
  await chatInJson(conversation, address, input, (text) => answers.push(JSON.parse(text)));
  conversation.stop();
  const texts = answers.flatMap(({ messages }) => messages.map(({ text }) => text));
  return { answers: answers.slice(3), texts, files };
}

test('a resident pays a service, and finds it in the history and as a receipt', async () => {
  const { answers, files } = await talk(
    'resident@palmcourt.example',
    { say: 'pay service charge for 2 months' },
    { say: 'no, make it 3 months' },
    { say: 'yes' },
    { card },
    { say: 'my last payment' },
    { say: 'receipt of my last service charge payment' },
    { say: 'export my service charge payments' },
  );
  expect(answers.slice(0, 4).map(({ view }) => view?.step)).toEqual(['confirming', 'confirming', 'card', 'succeeded']);
  const orderId = answers[3]?.view?.result?.orderId ?? '';
  expect(orderId).toMatch(/^SERVICES-/);
  const listed = answers[4]?.messages.flatMap(({ table }) => table?.rows ?? []);
  expect(listed).toHaveLength(1);
  expect(listed?.[0]).toContain(orderId);
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^Receipt\w+\.pdf$/), 'service_charge.csv']);
  const [receipt, csv] = files.map(({ base64 }) => Buffer.from(base64, 'base64').toString());
  expect(receipt).toMatch(/^%PDF-/);
  expect(csv).toContain(orderId);
});

test('a home owner pays the levy, and what they owe is less by it at once', async () => {
  const { texts, answers } = await talk(
    'owner@palmcourt.example',
    { say: 'what do I owe' },
    { say: 'pay levy 20000' },
    { say: 'yes' },
    { card },
    { say: 'what do I owe' },
    { say: 'pay the same again' },
  );
  expect(answers[3]?.view).toMatchObject({
    outcome: 'success',
    result: { orderId: expect.stringMatching(/^DEVLEVY-/) },
  });
  expect(answers[4]?.messages.at(-1)?.text).not.toBe(answers[0]?.messages.at(-1)?.text);
  expect(answers[5]?.view).toMatchObject({ flow: 'pay-dev-levy', step: 'confirming' });
  expect(texts.join('\n')).toContain('₦20,050');
});
