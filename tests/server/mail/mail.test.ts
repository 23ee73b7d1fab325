import { once } from 'node:events';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Hono } from 'hono';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#src/server/config.ts';
import type { Database } from '#src/server/db/database.ts';
import { type Queue, startQueue } from '#src/server/jobs.ts';
import { mailboxPages } from '#src/server/mail/mailbox.ts';
import { type Mail, type MailService, outbox } from '#src/server/mail/outbox.ts';
import { workOutbox } from '#src/server/mail/sender.ts';
import { openTransport, type Transport } from '#src/server/mail/transport.ts';
import { openMetrics } from '#src/server/metrics/metrics.ts';
import { systemRandom } from '#src/server/random.ts';
import { selfSigned } from '../../support/certificate.ts';
import { eventually } from '../../support/eventually.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const log = pino({ level: 'silent' });
const clock = () => new Date('2026-11-21T09:00:00Z');
let database: Database;
let queue: Queue;
let mail: MailService;
let transport: Transport;
let deliver: Transport['deliver'];

beforeAll(async () => {
  database = await openTestDatabase();
  queue = await startQueue(database, log);
  mail = outbox({ queue, random: systemRandom, clock });
  const { db } = database;
  transport = openTransport({ config: readConfig({}), db, clock });
  deliver = transport.deliver;
  const swappable: Transport = { name: 'sandbox', deliver: (id, what) => deliver(id, what), close: () => undefined };
  const receipt = async () => [];
  await workOutbox({ db, queue, transport: swappable, clock, log, metrics: openMetrics(), receipt, tries: 2 });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const receipt: Mail = {
  to: 'resident@palmcourt.example',
  subject: 'Your token',
  text: 'Token: 1234 <b>5678</b>',
  html: '<p style="color:red">Token</p>',
  attachments: [
    { filename: 'Receipt.pdf', contentType: 'application/pdf', base64: Buffer.from('%PDF').toString('base64') },
  ],
};
const send = (what = receipt) => database.db.transaction().execute((trx) => mail.queue(trx, what));
const settled = (id: string) =>
  eventually(async () => {
    const row = await database.db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
    return row?.sent_at || row?.failed_at ? row : null;
  });

test('a mail goes to the sandbox mailbox, and can be read there', async () => {
  await settled(await send());
  const app = new Hono().route('/', mailboxPages(database.db));
  const list = await (await app.request('/sandbox/mail')).text();
  expect(list).toContain('Your token');
  const link = /\/sandbox\/mail\/\d+/.exec(list)?.[0] ?? '';
  const page = await (await app.request(link)).text();
  expect(page).toContain('Token: 1234 &lt;b&gt;5678&lt;/b&gt;');
  expect(page).toContain('Receipt.pdf');
  expect(page).not.toMatch(/<script|style=/);
  const file = await app.request(`${link}/files/0`);
  expect([await file.text(), file.headers.get('Content-Disposition')]).toEqual([
    '%PDF',
    "attachment; filename*=UTF-8''Receipt.pdf",
  ]);
  const drawn = await app.request(`${link}/drawn`);
  expect(drawn.headers.get('Content-Security-Policy')).toContain("sandbox; default-src 'none'");
  for (const gone of ['/sandbox/mail/999999', '/sandbox/mail/x', `${link}/files/7`, `${link}/files/__proto__`]) {
    expect((await app.request(gone)).status).toBe(404);
  }
});

test('where an answer to a mail goes can be read in the mailbox', async () => {
  await settled(await send({ ...receipt, subject: 'Answer me', replyTo: 'amaka@mail.example' }));
  const app = new Hono().route('/', mailboxPages(database.db));
  const list = await (await app.request('/sandbox/mail')).text();
  const link = /\/sandbox\/mail\/\d+/.exec(list)?.[0] ?? '';
  expect(await (await app.request(link)).text()).toMatch(/Answer to<\/dt>\s*<dd>amaka@mail\.example/);
});

test('the mailbox can be narrowed to one address', async () => {
  await settled(await send({ ...receipt, to: 'other@palmcourt.example', subject: 'For another' }));
  const app = new Hono().route('/', mailboxPages(database.db));
  const list = await (await app.request('/sandbox/mail?to=Other@palmcourt.example')).text();
  expect(list).toContain('For another');
  expect(list).not.toContain('Your token');
});

test('a mail of a transaction that fails is never sent', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await mail.queue(trx, { ...receipt, subject: 'Never' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await settled(await send({ ...receipt, subject: 'After' }));
  const subjects = await database.db.selectFrom('sandbox_mail').select('subject').execute();
  expect(subjects.map((row) => row.subject)).not.toContain('Never');
});

test('a mail that is not accepted is tried again', async () => {
  let tries = 0;
  deliver = async (id, what) => {
    tries += 1;
    if (tries === 1) throw new Error('421 try later');
    return transport.deliver(id, what);
  };
  expect(await settled(await send())).toMatchObject({ tries: 2, failed_at: null, sent_at: clock() });
});

test('a secret of a mail stays in the outbox no longer than it takes to send', async () => {
  const secret = { ...receipt, text: 'https://portal.example/#reset-password/abc', secret: true } as const;
  expect(await settled(await send(secret))).toMatchObject({ text: '', html: null, sent_at: clock() });
  const delivered = await database.db.selectFrom('sandbox_mail').select('text').orderBy('id', 'desc').execute();
  expect(delivered[0]?.text).toBe(secret.text);
});

test('after its last try a mail is marked failed, with the reason', async () => {
  deliver = async () => {
    throw new Error('550 no such mailbox');
  };
  expect(await settled(await send())).toMatchObject({
    tries: 2,
    sent_at: null,
    failed_at: clock(),
    last_error: '550 no such mailbox',
  });
  expect(await settled(await send({ ...receipt, secret: true }))).toMatchObject({ text: '', failed_at: clock() });
});

test('a line break in a subject or an address begins no header', async () => {
  deliver = transport.deliver;
  const id = await send({
    ...receipt,
    to: 'a@b.example\r\nBcc: x@y.example',
    subject: 'Hi\nBcc: x@y.example',
    replyTo: 'c@d.example\nBcc: x@y.example',
  });
  const row = await settled(id);
  expect([row.to_address, row.subject, row.reply_to]).toEqual([
    'a@b.example Bcc: x@y.example',
    'Hi Bcc: x@y.example',
    'c@d.example Bcc: x@y.example',
  ]);
});

test('with SMTP_URL set a mail leaves over SMTP, with its file', async () => {
  const heard = Promise.withResolvers<{ to: string[]; text: string }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        heard.resolve({ to: session.envelope.rcptTo.map((to) => to.address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'receipts@portal.example' });
  const smtp = openTransport({ config, db: database.db, clock });
  try {
    deliver = smtp.deliver;
    const row = await settled(await send({ ...receipt, replyTo: 'amaka@mail.example' }));
    const { to, text } = await heard.promise;
    expect([row.tries, row.last_error]).toEqual([1, null]);
    expect(to).toEqual(['resident@palmcourt.example']);
    expect(text).toContain('From: receipts@portal.example');
    expect(text).toContain('Reply-To: amaka@mail.example\r\n');
    expect(text).toContain('Subject: Your token');
    expect(text).toContain(`Message-ID: <${row.id}@portal.example>`);
    expect(text).toContain('filename=Receipt.pdf');
  } finally {
    smtp.close();
    await new Promise<void>((closed) => server.close(closed));
  }
});

/** Mail that a server of our own takes, and whether it came by TLS. `0.0.0.0` leads to this machine, and is no address of its own alone. */
async function mailTo(
  host: string,
  offersTls: boolean,
  settings: Record<string, string> = {},
  { asks = '', isTrusted = true }: { readonly asks?: string; readonly isTrusted?: boolean } = {},
) {
  const own = selfSigned();
  const trusted = getCACertificates('default');
  if (isTrusted) setDefaultCACertificates([...trusted, own.cert]);
  const came: boolean[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...own,
    ...(!offersTls && { disabledCommands: ['STARTTLS'] }),
    onData(stream, session, done) {
      came.push(session.secure);
      stream.resume().on('end', () => done());
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const config = readConfig({ SMTP_URL: `smtp://${host}:${port}${asks}`, ...settings });
  const smtp = openTransport({ config, db: database.db, clock });
  try {
    const refused = await smtp.deliver('1', receipt).then(
      () => null,
      (cause: Error) => cause.message,
    );
    return { refused, came };
  } finally {
    setDefaultCACertificates(trusted);
    smtp.close();
    await new Promise<void>((closed) => server.close(closed));
  }
}

test('to another machine mail goes by TLS, and not at all where there is none', async () => {
  expect(await mailTo('0.0.0.0', true)).toEqual({ refused: null, came: [true] });
  expect(await mailTo('0.0.0.0', false)).toEqual({ refused: expect.stringContaining('STARTTLS'), came: [] });
  const asks = '?requireTLS=false&ignoreTLS=true&tls.rejectUnauthorized=false';
  const unsent = { refused: expect.stringContaining('STARTTLS'), came: [] };
  expect(await mailTo('0.0.0.0', false, {}, { asks })).toEqual(unsent);
  expect(await mailTo('0.0.0.0', true, {}, { asks })).toEqual({ refused: null, came: [true] });
  const ofNobody = { refused: expect.stringContaining('self-signed certificate'), came: [] };
  expect(await mailTo('0.0.0.0', true, {}, { isTrusted: false })).toEqual(ofNobody);
  expect(await mailTo('0.0.0.0', true, {}, { isTrusted: false, asks })).toEqual(ofNobody);
  expect(await mailTo('0.0.0.0', true, { SMTP_TLS: 'offered' }, { isTrusted: false })).toEqual(ofNobody);
});

test('a server without TLS is sent mail on this machine, or where its operator says so', async () => {
  expect(await mailTo('127.0.0.1', false)).toEqual({ refused: null, came: [false] });
  expect(await mailTo('0.0.0.0', false, { SMTP_TLS: 'offered' })).toEqual({ refused: null, came: [false] });
  const asks = '?tls.rejectUnauthorized=false';
  const any = await mailTo('0.0.0.0', true, { SMTP_TLS: 'offered' }, { isTrusted: false, asks });
  expect(any).toEqual({ refused: null, came: [true] });
  expect(() => readConfig({ SMTP_TLS: 'never' })).toThrow('SMTP_TLS');
});
