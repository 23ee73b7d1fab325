import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { readReceipt } from '#machines/pages/history/read.ts';
import { createClient } from '#src/client/client.ts';
import { readAttachments } from '#src/server/mail/attachments.ts';
import { connect } from '#src/terminal/connect.ts';
import { chatInTerminal } from '#src/terminal/interactive.ts';
import { chatInJson } from '#src/terminal/json.ts';
import { eventually } from '../../support/eventually.ts';
import { pdftotext } from '../../support/pdf/pdftotext.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';

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

const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

async function call(name: CallName, input: Record<string, unknown>, token?: string) {
  const { method, path } = calls[name];
  if (method !== 'GET') return sendTo(portal.url, method, path, input, token);
  return sendTo(
    portal.url,
    method,
    `${path}?${new URLSearchParams(input as Record<string, string>)}`,
    undefined,
    token,
  );
}

async function signIn(email: string): Promise<string> {
  return (await call('signIn', { email, password: DEMO_PASSWORD })).body.token;
}

const NAMES = { service: 'serviceCharge', 'dev-levy': 'devLevy', fine: 'fine' } as const;
type Kind = keyof typeof NAMES;

/** Open a due, pay it with a card, and tell the portal of it until it has an end. */
async function pay(token: string, wish: Record<string, unknown>, card = GOOD_CARD) {
  const { body: order } = await call('openDues', { key: randomUUID(), screen: 'pay-services', ...wish }, token);
  await sendTo(portal.url, 'POST', `/sandbox/payments/${order.orderId}`, { card });
  const { orderId, serviceId } = order;
  const transfer_reference = { status: card === GOOD_CARD ? 'CAPTURED' : 'FAILED', orderId };
  const word = { serviceId, duration: 30 * (order.months ?? 0), [NAMES[order.kind as Kind]]: order.amount };
  const told = await eventually(async () => {
    const answer = await call('servicePayment', { transfer_reference, ...word }, token);
    return answer.status === 202 ? undefined : answer;
  });
  return { order, told };
}

async function receiptOf(orderId: string, token: string): Promise<HandedFile> {
  const { status, body } = await call('receiptFile', { orderId }, token);
  expect([status, body]).toMatchObject([200, {}]);
  return body;
}

const linesOf = ({ base64 }: HandedFile) => pdftotext(Buffer.from(base64, 'base64'));

/** The rows of the order itself, and those of its payment. */
function rowsOf(orderId: string) {
  return portal.deps.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .selectAll('orders')
    .select('payments.reference')
    .where('orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** What a receipt of a due says, told by the rows of its order. */
async function expectReceipt(file: HandedFile, orderId: string, said: readonly string[]) {
  const row = await rowsOf(orderId);
  expect(file.name).toBe(`Receipt${row.reference}.pdf`);
  const months = row.months === 1 ? '1 month' : `${row.months} months`;
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      ...said,
      `Meter number | ${row.destination_account}`,
      ...(row.months === null ? [] : [`Duration | ${months}`]),
      `Amount | ${formatNaira(row.amount_kobo)}`,
      `Convenience fee | ${formatNaira(row.fee_kobo)}`,
      `Total | ${formatNaira(row.total_kobo)}`,
      `Customer | ${row.customer_name}`,
      `E-mail | ${row.email}`,
      `Date | ${formatWhen((row.captured_at ?? row.created_at).toISOString())}`,
      `Order | ${row.order_id}`,
      `Transaction | ${row.reference}`,
    ]),
  );
}

async function serviceId(token: string, name: string): Promise<string> {
  const { body } = await call('userServices', {}, token);
  return String(body.find((service: { name: string }) => service.name === name).id);
}

test('the receipt of a service says the months, the half price of an empty apartment, and Approved', async () => {
  const token = await signIn('folake.adisa@palmcourt.example');
  const { order } = await pay(token, { serviceId: await serviceId(token, 'Security'), months: 3 });
  expect(order).toMatchObject({ amount: 7_475, total: 7_525 });
  const said = ['Service | Security', 'Amount | ₦7,475', 'Total | ₦7,525'];
  const file = await receiptOf(order.orderId, token);
  await expectReceipt(file, order.orderId, said);
  expect(linesOf(file).join('\n')).toContain('Approved');
  expect(linesOf(file).join('\n')).not.toContain('Failed');
});

test('the receipts of a month, a levy and a fine say what was paid, for which meter, and Approved', {
  tags: ['D-012'],
}, async () => {
  const resident = await signIn('debtor@palmcourt.example');
  const paid = [
    [resident, { serviceId: await serviceId(resident, 'Service Charge'), months: 1 }, 'Service | Service Charge'],
    [resident, { serviceId: 'dev-levy', amount: 2_500 }, 'Service | Development Levy'],
    [await signIn('fined@palmcourt.example'), { serviceId: 'fine' }, 'Service | Fine'],
    [
      await signIn('owner@palmcourt.example'),
      { screen: 'pay-dev-levy', serviceId: 'dev-levy', amount: 5_000 },
      'Service | Development Levy',
    ],
  ] as const;
  for (const [token, wish, service] of paid) {
    const { order } = await pay(token, wish);
    const file = await receiptOf(order.orderId, token);
    await expectReceipt(file, order.orderId, [service]);
    expect(linesOf(file).join('\n')).toContain('Approved');
  }
});

test('a fine that was paid twice has one receipt that is Approved and one that is Failed', async () => {
  const token = await signIn('titi.olawale@cedarview.example');
  const { body: second } = await call(
    'openDues',
    { key: randomUUID(), screen: 'pay-services', serviceId: 'fine' },
    token,
  );
  const first = await pay(token, { serviceId: 'fine' });
  await sendTo(portal.url, 'POST', `/sandbox/payments/${second.orderId}`, { card: GOOD_CARD });
  const transfer_reference = { status: 'CAPTURED', orderId: second.orderId };
  const word = { transfer_reference, serviceId: 'fine', duration: 0, fine: second.amount };
  await eventually(async () => {
    const { status } = await call('servicePayment', word, token);
    return status === 400 ? true : undefined;
  });
  const file = await receiptOf(second.orderId, token);
  await expectReceipt(file, second.orderId, ['Service | Fine']);
  const text = linesOf(file).join('\n');
  expect(text).toContain('Failed');
  expect(text).not.toContain('Approved');
  expect(text).toContain('goes back to where it came from');
  expect(linesOf(await receiptOf(first.order.orderId, token)).join('\n')).toContain('Approved');
});

test('a card that was declined leaves no receipt: Receipt not available', async () => {
  const token = await signIn('levy@palmcourt.example');
  const { order, told } = await pay(token, { serviceId: 'dev-levy', amount: 900 }, DECLINED_CARD);
  expect(told.status).toBe(400);
  expect(await call('receiptFile', { orderId: order.orderId }, token)).toMatchObject({
    status: 400,
    body: { code: 'receipt-not-available', message: 'Receipt not available' },
  });
});

test('a receipt is the same file from the table, the chat, the terminal and the mail, to the last byte', async () => {
  const email = 'bassey.effiong@cedarview.example';
  const token = await signIn(email);
  const { order } = await pay(token, { serviceId: 'dev-levy', amount: 4_321 });
  const fromCall = await receiptOf(order.orderId, token);

  const services = createClient({ baseUrl: `${portal.url}/`, token: () => token, refused: () => undefined });
  const fromTable = await readReceipt(services, order.orderId, new AbortController().signal);
  expect(fromTable).toEqual({ kind: 'good', data: fromCall });

  const conversation = connect(`${portal.url}/`);
  const handed: HandedFile[] = [];
  conversation.onFile((file) => void handed.push(file));
  const lines = ['sign in', email, DEMO_PASSWORD, `receipt for ${order.orderId}`, 'receipt'];
  for (const text of lines) {
    conversation.say(text);
    await conversation.settled();
  }
  conversation.stop();
  expect(handed).toEqual([fromCall, fromCall]);

  const folder = mkdtempSync(join(tmpdir(), 'wattchat-receipts-'));
  const terminal = connect(`${portal.url}/`);
  const typed = Readable.from(lines.map((text) => `${text}\n`));
  await chatInTerminal(terminal, `${portal.url}/`, { input: typed, output: new PassThrough().resume(), folder });
  terminal.stop();
  const saved = [fromCall.name, fromCall.name.replace('.pdf', ' (2).pdf')];
  const bytes = saved.map((name) => readFileSync(join(folder, name)).toString('base64'));
  rmSync(folder, { recursive: true });
  expect(bytes).toEqual([fromCall.base64, fromCall.base64]);

  const program = connect(`${portal.url}/`);
  const answers: { files?: HandedFile[] }[] = [];
  const said = lines.map((text) => JSON.stringify(text === DEMO_PASSWORD ? { secret: text } : { say: text }));
  const input = Readable.from(said.map((text) => `${text}\n`));
  await chatInJson(program, `${portal.url}/`, input, (text) => answers.push(JSON.parse(text)));
  program.stop();
  expect(answers.flatMap(({ files = [] }) => files)).toEqual([fromCall, fromCall]);

  const mail = await eventually(async () =>
    portal.deps.db
      .selectFrom('sandbox_mail')
      .select('attachments')
      .where('to_address', '=', email)
      .where('subject', 'like', `%${order.orderId}`)
      .executeTakeFirst(),
  );
  const files = readAttachments(mail.attachments).map(({ filename, base64 }) => ({ name: filename, base64 }));
  expect(files).toEqual([fromCall]);
});
