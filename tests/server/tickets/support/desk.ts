import { sql } from 'kysely';
import { expect } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { openTestApp } from '../../../support/server/app.ts';
import { formOf } from '../../../support/server/forms.ts';

/** Who asks, by the address of their account. */
const PEOPLE = {
  resident: 'resident@palmcourt.example',
  neighbour: 'yusuf.garba@palmcourt.example',
  palm: 'admin@palmcourt.example',
  cedar: 'admin@cedarview.example',
  platform: 'platform@wattchat.example',
} as const;

/** One of those who ask; null: a visitor. */
export type Who = keyof typeof PEOPLE | null;

/** The portal with support at help@portal.example, and people of two estates and a visitor who write to it. */
export async function openSupportDesk() {
  const portal = await openTestApp({ SUPPORT_EMAIL: 'help@portal.example' });
  const { db } = portal;
  const tokens = new Map<string, string>();
  for (const [who, email] of Object.entries(PEOPLE)) tokens.set(who, await portal.signIn(email));

  /** What a call answers, by a shape that it declares, without the id of the request. */
  const ask = async (name: CallName, input: Record<string, unknown> = {}, who: Who = 'resident') => {
    const { status, body } = await portal.call(name, input, who === null ? undefined : tokens.get(who));
    const shape: Record<number, { parse(data: unknown): unknown }> = shapes[name].answers;
    expect([name, status, shape[status] === undefined ? body : 'declared']).toEqual([name, status, 'declared']);
    const { requestId: _, ...said } = body;
    shape[status]?.parse(said);
    return { status, said };
  };
  /** The answer of a call that must be answered well. */
  const good = async (name: CallName, input: Record<string, unknown> = {}, who: Who = 'resident') => {
    const { status, said } = await ask(name, input, who);
    expect([name, status, said]).toEqual([name, 200, said]);
    return said;
  };
  /** The bodies of a call with a form that arrives so often at once, each saying its length, as a browser does. */
  const atOnce = async (times: number, name: CallName, input: object, who: Who = 'resident') => {
    const whole = new Response(formOf(input));
    const body = await whole.arrayBuffer();
    const headers = new Headers({ 'Content-Type': whole.headers.get('content-type') ?? '' });
    headers.set('Content-Length', String(body.byteLength));
    if (who !== null) headers.set('Authorization', `Bearer ${tokens.get(who)}`);
    const { method, path } = calls[name];
    const answers = await Promise.all(
      Array.from({ length: times }, () => portal.app.request(path, { method, headers, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200));
    return Promise.all(answers.map(async (answer) => (await answer.json()) as Record<string, unknown>));
  };
  /** Pass the robot check as a browser does. */
  const prove = async (): Promise<string> => {
    const { body } = await portal.call('robotCheck');
    return proveHuman(body as Parameters<typeof proveHuman>[0], new AbortController().signal);
  };
  let keys = 0;
  const key = () => `key-of-desk-${++keys}`;
  /** The number of a new ticket. */
  const opened = async (input: Record<string, unknown> = {}, who: Who = 'resident'): Promise<string> => {
    const wish = { key: key(), topic: 'token-issues', message: 'My meter says Reject.', ...input };
    return String((await good('openTicket', wish, who)).number);
  };
  const read = async (number: string, who: Who = 'resident') =>
    (await good('ticket', { number }, who)) as { state: string; messages: Record<string, unknown>[] };
  /** Shown to somebody, as far as it goes. */
  const shown = async (number: string, who: Who = 'resident') => {
    const { messages } = await read(number, who);
    await good('noteTicketRead', { number, to: messages.at(-1)?.id }, who);
  };
  const numbersOf = async (who: Who, input: Record<string, unknown> = {}) =>
    ((await good('tickets', input, who)).tickets as { number: string }[]).map(({ number }) => number);
  const unread = async (who: Who = 'resident') => (await good('tickets', {}, who)).unread;
  const mailsTo = (to: string) =>
    db.selectFrom('mail_outbox').selectAll().where('to_address', '=', to).orderBy('created_at').execute();
  const count = async (table: 'tickets' | 'ticket_messages' | 'ticket_files' | 'mail_outbox' | 'audit') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const clear = async () => {
    for (const table of ['ticket_files', 'ticket_messages', 'tickets', 'mail_outbox', 'rate_limits'])
      await sql`delete from ${sql.table(table)}`.execute(db);
  };
  const tick = (seconds = 1) => {
    portal.time.now = new Date(portal.time.now.getTime() + seconds * 1_000);
  };
  const orderOf = async (email: string) =>
    db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .selectAll('orders')
      .where('users.email', '=', email)
      .where('orders.kind', '=', 'power')
      .where('orders.state', '=', 'fulfilled')
      .executeTakeFirstOrThrow();
  return {
    ...portal,
    tokens,
    ask,
    good,
    atOnce,
    prove,
    key,
    opened,
    read,
    shown,
    numbersOf,
    unread,
    mailsTo,
    count,
    clear,
    tick,
    orderOf,
  };
}

export type SupportDesk = Awaited<ReturnType<typeof openSupportDesk>>;

/** A PDF document, as short as one can be told by. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A file of a form. */
export const fileOf = (bytes: Buffer | string, name: string, type = 'image/png'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
