import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RETAINED } from '#catalogues/personal-data/register.ts';
import type { Queue } from '#src/server/jobs.ts';
import { RETAIN, retain, workRetention } from '#src/server/retention/retention.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const DAY_MS = 86_400_000;

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

const ago = (days: number) => new Date(money.deps.clock().getTime() - days * DAY_MS);
const user = async () => (await money.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()).id;
const estate = async () => (await money.db.selectFrom('estates').select('id').limit(1).executeTakeFirstOrThrow()).id;
const count = async (table: string) =>
  Number((await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(money.db)).rows[0]?.n);

/** A row of each table whose moment is so many days past. */
const ROWS: Readonly<Record<string, (days: number) => Promise<unknown>>> = {
  passkey_challenges: async (days: number) =>
    money.db
      .insertInto('passkey_challenges')
      .values({
        ...{ challenge: randomUUID(), user_id: await user(), session_id: null, asked_for: 'sign-in' },
        expires_at: ago(days),
      })
      .execute(),
  program_tokens: async (days: number) =>
    money.db
      .insertInto('program_tokens')
      .values({
        ...{ id: randomUUID(), user_id: await user(), name: 'Accounting', scopes: 'dues:read' },
        ...{ token_hash: randomBytes(32).toString('hex'), made_at: ago(days + 90), expires_at: ago(days) },
        ...{ last_used_at: null, last_used_from: null },
      })
      .execute(),
  sessions: async (days: number) =>
    money.db
      .insertInto('sessions')
      .values({
        ...{ id: randomUUID(), user_id: await user(), address: '127.0.0.1' },
        ...{ created_at: ago(days + 1), expires_at: ago(days), ended_at: null },
      })
      .execute(),
  push_subscriptions: async (days: number) => {
    const [id, user_id] = [randomUUID(), await user()];
    await money.db
      .insertInto('sessions')
      .values({
        ...{ id, user_id, address: '127.0.0.1' },
        ...{ created_at: ago(0), expires_at: ago(-1), ended_at: null },
      })
      .execute();
    await money.db
      .insertInto('push_subscriptions')
      .values({
        ...{ id, endpoint: `https://push.example/${id}`, p256dh: 'B', auth: 'A' },
        ...{ user_id, session_id: id, kept_at: ago(days) },
      })
      .execute();
  },
  mailed_links: async (days: number) =>
    money.db
      .insertInto('mailed_links')
      .values({
        ...{
          id: randomUUID(),
          user_id: await user(),
          purpose: 'reset-password',
          token_hash: randomBytes(32).toString('hex'),
        },
        ...{ email: 'a@mail.example', created_at: ago(days + 1), expires_at: ago(days), used_at: null },
      })
      .execute(),
  administrator_invitations: async (days: number) =>
    money.db
      .insertInto('administrator_invitations')
      .values({
        ...{ estate_id: await estate(), email: `${randomUUID()}@mail.example`, first_name: 'Bola', last_name: 'Ade' },
        ...{ token_hash: randomBytes(32).toString('hex'), invited_by: await user(), accepted_at: null, ended_at: null },
        ...{ created_at: ago(days + 7), expires_at: ago(days) },
      })
      .execute(),
  household_invitations: async (days: number) =>
    money.db
      .insertInto('household_invitations')
      .values({
        ...{ estate_id: await estate(), meter_number: '45700000001', email: `${randomUUID()}@mail.example` },
        ...{ invited_by: await user(), created_at: ago(days + 14), expires_at: ago(days), ended_at: null },
      })
      .execute(),
  receipt_sends: async (days: number) =>
    money.db
      .insertInto('receipt_sends')
      .values({ order_id: await money.order(), sent_at: ago(days) })
      .execute(),
  webhook_events: async (days: number) =>
    money.db
      .insertInto('webhook_events')
      .values({
        ...{ provider: 'sandbox', event_id: randomUUID(), order_id: await money.order() },
        received_at: ago(days),
      })
      .execute(),
  support_messages: (days) =>
    money.db
      .insertInto('support_messages')
      .values({
        ...{ id: randomUUID(), challenge: randomUUID(), user_id: null, name: 'Ada', email: 'a@mail.example' },
        ...{ phone: null, message: 'Where is my token?', created_at: ago(days) },
      })
      .execute(),
  mail_outbox: (days) =>
    money.db
      .insertInto('mail_outbox')
      .values({
        ...{ id: randomUUID(), to_address: 'a@mail.example', subject: 'Your token', text: '1234', attachments: '[]' },
        ...{ created_at: ago(days), sent_at: ago(days) },
      })
      .execute(),
};
const write = (table: string, days: number) => ROWS[table]?.(days) ?? Promise.reject(new Error(`No row of ${table}.`));

test.each(RETAINED)(
  '$table is kept for $days days and no longer, in as many steps as it takes',
  async ({ table, days }) => {
    const before = await count(table);
    for (let rows = 0; rows < 5; rows += 1) await write(table, days + 1);
    for (let rows = 0; rows < 2; rows += 1) await write(table, days - 1);
    const orders = await money.db.selectFrom('orders').select('order_id').execute();
    const gone = await retain(money.deps, undefined, 2);
    expect(gone).toEqual({ ...Object.fromEntries(RETAINED.map((one) => [one.table, 0])), [table]: 5 });
    expect(await count(table)).toBe(before + 2);
    expect(await money.db.selectFrom('orders').select('order_id').execute()).toEqual(orders);
  },
);

test('a server that stops deletes no further', async () => {
  await write('webhook_events', 400);
  await expect(retain(money.deps, AbortSignal.abort())).rejects.toThrow();
  expect(await retain(money.deps)).toMatchObject({ webhook_events: 1 });
});

test('of two servers that look every quarter of an hour one has it deleted, once a day, and one that has stopped looks no more', async () => {
  const LOOK_MS = 15 * 60_000;
  const sent: string[] = [];
  const jobs: (() => Promise<void>)[] = [];
  const queue: Pick<Queue, 'send' | 'work'> = {
    send: async (_, name, __, options) => void sent.push(`${name} ${options?.key}`),
    work: async (_, handler) => {
      jobs.push(() =>
        handler({} as Parameters<typeof handler>[0], { signal: new AbortController().signal, last: false }),
      );
    },
  };
  const start = () => workRetention({ ...money.deps, queue: queue as Queue });
  /** Two servers are there for so long, and then stop; what they had begun is done by then. */
  const round = async (ms: number) => {
    const stops = [await start(), await start()];
    vi.advanceTimersByTime(ms);
    for (const stop of stops) await stop();
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await round(LOOK_MS - 1);
    expect(sent).toEqual([]);
    await round(LOOK_MS);
    expect(sent).toEqual([`${RETAIN} ${RETAIN}`]);
    money.outside.time.now += DAY_MS - LOOK_MS;
    await round(LOOK_MS);
    expect(sent).toHaveLength(1);
    money.outside.time.now += LOOK_MS;
    await round(LOOK_MS);
    expect(sent).toHaveLength(2);
    money.outside.time.now += DAY_MS;
    vi.advanceTimersByTime(DAY_MS);
    expect(sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
  await write('webhook_events', 400);
  await jobs[0]?.();
  expect(await retain(money.deps)).toMatchObject({ webhook_events: 0 });
});
