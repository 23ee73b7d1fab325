import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import type { CallInput } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SUPPORT_EMAIL: 'help@portal.example' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('support_messages').execute();
  await portal.db.deleteFrom('mail_outbox').execute();
  await sql`delete from rate_limits`.execute(portal.db);
  portal.time.now = new Date('2026-11-21T09:00:00Z');
});

const MESSAGE = {
  name: 'Amaka Eze',
  email: 'amaka@mail.example',
  phone: '0803 123 4567',
  subject: 'I paid and no token came.\nOrder POWER-00000001.',
  recaptcha: true,
} satisfies CallInput<'contactSupport'>;

/** Pass the robot check as a browser does. */
async function prove(): Promise<string> {
  const { status, body } = await portal.call('robotCheck');
  expect(status).toBe(200);
  return proveHuman(body as Parameters<typeof proveHuman>[0], new AbortController().signal);
}
const send = (input: Record<string, unknown>, token?: string) => portal.call('contactSupport', input, token);
const kept = () => portal.db.selectFrom('support_messages').selectAll().execute();
const mailed = () => portal.db.selectFrom('mail_outbox').selectAll().execute();
const refused = (data: string) => ({ status: 400, body: { data, requestId: expect.any(String) } });

/** Nothing was kept and nobody was written to. */
async function expectNothing(): Promise<void> {
  expect([await kept(), await mailed()]).toEqual([[], []]);
}

test('a message is sent to contact-support with email, name, subject, phone and the recaptcha flag', {
  tags: ['B-136'],
}, async () => {
  expect(calls.contactSupport).toMatchObject({
    method: 'POST',
    path: '/api/utility-service-account/contact-support',
    access: 'anyone',
  });
  const answer = await send({ ...MESSAGE, proof: await prove() });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: 'Thank you, Amaka Eze. We will answer you by e-mail within one working day.' },
  });
  expect(await kept()).toMatchObject([
    { name: 'Amaka Eze', email: 'amaka@mail.example', phone: '0803 123 4567', message: MESSAGE.subject, user_id: null },
  ]);
});

test('support gets the message as a mail, and its answer goes to the sender', async () => {
  await send({ ...MESSAGE, proof: await prove() });
  const [mail] = await mailed();
  expect(mail).toMatchObject({
    to_address: 'help@portal.example',
    reply_to: 'amaka@mail.example',
    subject: 'Message from Amaka Eze',
  });
  expect(mail?.text).toContain('Phone: 0803 123 4567\nNot signed in\n');
  expect(mail?.text).toContain(MESSAGE.subject);
});

test('support is told who wrote when the sender is signed in', async () => {
  const token = await portal.signIn('resident@palmcourt.example');
  expect((await send({ ...MESSAGE, proof: await prove() }, token)).status).toBe(200);
  expect((await mailed())[0]?.text).toContain('Signed in as: resident@palmcourt.example, Palm Court');
  expect((await kept())[0]?.user_id).toEqual(expect.any(String));
});

test('a message without a phone number is taken', async () => {
  const { phone: _, ...rest } = MESSAGE;
  expect((await send({ ...rest, proof: await prove() })).status).toBe(200);
  expect((await kept())[0]?.phone).toBeNull();
  expect((await send({ ...MESSAGE, phone: ' ', proof: await prove() })).status).toBe(200);
  expect((await kept()).map((row) => row.phone)).toEqual([null, null]);
});

test('a message that no robot check was passed for is neither kept nor mailed', async () => {
  const proof = await prove();
  const unverified = [
    { ...MESSAGE, recaptcha: false, proof },
    MESSAGE,
    { ...MESSAGE, proof: '' },
    { ...MESSAGE, proof: 'not base64 {' },
    { ...MESSAGE, proof: btoa('{"challenge":null}') },
    { ...MESSAGE, proof: btoa('null') },
  ];
  for (const input of unverified) expect(await send(input)).toMatchObject(refused(SENTENCES.robotNotProven));
  await expectNothing();
  expect((await send({ ...MESSAGE, proof })).status).toBe(200);
});

test('a false solution, a changed challenge and a challenge of somebody else count as no robot check', async () => {
  const good = JSON.parse(atob(await prove()));
  const { challenge, solution } = good;
  const { parameters } = challenge;
  const false_ = [
    { challenge, solution: { ...solution, counter: solution.counter + 1 } },
    { challenge, solution: { ...solution, derivedKey: `${parameters.keyPrefix}${'0'.repeat(32)}` } },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, data: { expires: 9e9 } } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, nonce: 'f'.repeat(32) } }, solution },
    { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: 'xyz' } }, solution },
  ];
  for (const proof of false_) {
    expect(await send({ ...MESSAGE, proof: btoa(JSON.stringify(proof)) })).toMatchObject(
      refused(SENTENCES.robotNotProven),
    );
  }
  await expectNothing();
});

test('a robot check holds ten minutes', async () => {
  const proof = await prove();
  portal.time.now = new Date('2026-11-21T09:10:01Z');
  expect(await send({ ...MESSAGE, proof })).toMatchObject(refused(SENTENCES.robotNotProven));
  await expectNothing();
  portal.time.now = new Date('2026-11-21T09:09:59Z');
  expect((await send({ ...MESSAGE, proof })).status).toBe(200);
});

test('a robot check stands for one message: another one under it is refused, the same one counts once', async () => {
  const proof = await prove();
  const first = await send({ ...MESSAGE, proof });
  expect(await send({ ...MESSAGE, proof })).toMatchObject({ status: 200, body: first.body });
  expect(await send({ ...MESSAGE, subject: 'Buy my pills', proof })).toMatchObject(refused(SENTENCES.robotNotProven));
  expect([(await kept()).length, (await mailed()).length]).toEqual([1, 1]);
});

test('the same message that arrives many times at once is one message', async () => {
  const proof = await prove();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({ ...MESSAGE, proof })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect([(await kept()).length, (await mailed()).length]).toEqual([1, 1]);
});

test.each([
  ['an empty name', { name: ' ' }, MESSAGES.nameRequired],
  ['no e-mail address', { email: '' }, MESSAGES.required],
  ['no good e-mail address', { email: 'amaka@' }, MESSAGES.emailInvalid],
  ['two e-mail addresses', { email: 'a@b.example,c@d.example' }, MESSAGES.emailInvalid],
  ['an address with a header in it', { email: 'a@b.example\r\nBcc: c@d.example' }, MESSAGES.emailInvalid],
  ['an empty message', { subject: '\n ' }, MESSAGES.messageRequired],
])('the server refuses %s in the words of the form', async (_, wrong, words) => {
  expect(await send({ ...MESSAGE, ...wrong, proof: await prove() })).toMatchObject(refused(words));
  await expectNothing();
});

test('a line break in a name begins neither a header nor a line of the mail', async () => {
  await send({ ...MESSAGE, name: 'Amaka\r\nBcc: x@y.example\u2028Phone: 1', proof: await prove() });
  const [mail] = await mailed();
  expect(mail?.subject).toBe('Message from Amaka Bcc: x@y.example Phone: 1');
  expect(mail?.text).toMatch(/^Name: Amaka Bcc: x@y\.example Phone: 1\nEmail: /);
});

test('one address can send thirty messages an hour, and is then told to wait', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent++) statuses.push((await send({ ...MESSAGE, name: '' })).status);
  expect(statuses.slice(29)).toEqual([400, 429]);
  const over = await send({ ...MESSAGE, proof: await prove() });
  expect([over.status, Number(over.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect(over.body.message).toMatch(/^Too many tries\. Please try again in \d+ minutes\.$/);
  await expectNothing();
});

test('one address can ask for sixty robot checks a minute', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 61; asked++) statuses.push((await portal.call('robotCheck')).status);
  expect(statuses.slice(59)).toEqual([200, 429]);
});
