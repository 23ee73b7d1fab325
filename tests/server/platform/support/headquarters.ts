import { randomUUID } from 'node:crypto';
import type { CallName } from '#catalogues/calls/index.ts';
import { openWholePortal, type Said } from '../../http/support/whole-portal.ts';

/** Who asks, by the part of the demonstration's addresses that tells them apart. */
const PEOPLE = {
  platform: 'platform@wattchat.example',
  palm: 'admin@palmcourt.example',
  cedar: 'admin@cedarview.example',
  resident: 'resident@palmcourt.example',
  neighbour: 'yusuf.garba@palmcourt.example',
  owner: 'owner@palmcourt.example',
  stranger: 'resident@cedarview.example',
} as const;

/** One of those who ask. */
export type Who = keyof typeof PEOPLE;

/** The whole portal with a platform administrator at the desk, and people of both estates signed in. */
export async function openHeadquarters() {
  const portal = await openWholePortal();
  const { db, outside, server, sessions } = portal;
  const person = (email: string) =>
    db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const tokens = new Map<string, string>();
  for (const email of Object.values(PEOPLE)) tokens.set(email, await sessions.begin((await person(email)).id, 'test'));
  const tokenOf = (who: Who) => tokens.get(PEOPLE[who]) ?? '';

  const ask = (name: CallName, input: object = {}, who: Who | null = 'platform'): Promise<Said> =>
    portal.call(name, input, who === null ? null : tokenOf(who));
  /** The body of a call that must be answered well. */
  const good = async (name: CallName, input: object = {}, who: Who | null = 'platform') => {
    const { status, body } = await ask(name, input, who);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  /** The code and the words of a call that must be refused. */
  const refused = async (name: CallName, input: object = {}, who: Who | null = 'platform') => {
    const { status, body } = await ask(name, input, who);
    return [status, body.code, body.message];
  };
  const estateId = async (name: string) =>
    (await db.selectFrom('estates').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const rowsOf = async (name: CallName, list: string, input: object = {}, who: Who = 'platform') =>
    (await good(name, input, who))[list] as readonly Record<string, unknown>[];
  /** The newest line of the log, as the platform's administrator reads it. */
  const lastDeed = async () => {
    const { id: _, at: __, from: ___, ...deed } = (await rowsOf('platformAuditLog', 'deeds'))[0] ?? {};
    return deed;
  };
  const lines = async () => (await good('platformAuditLog')).total as number;
  const mailsTo = (to: string) =>
    db.selectFrom('mail_outbox').select(['subject', 'text']).where('to_address', '=', to).execute();
  const serviceOf = async (estate: string, name: string) =>
    db
      .selectFrom('services')
      .selectAll()
      .where('estate_id', '=', await estateId(estate))
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  /** What somebody can pay for by the month. */
  const offered = async (who: Who) => {
    const { status, body } = await ask('userServices', {}, who);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return Object.values(body).map((one) => (one as { name: string }).name);
  };
  /** More platform administrators: one alone sends one large body at a time. */
  const colleagues = async (many: number) => {
    const { id: _, email: __, ...like } = await person(PEOPLE.platform);
    const rows = Array.from({ length: many }, (_, n) => ({
      ...like,
      id: randomUUID(),
      email: `${n}.${randomUUID()}@hq.example`,
    }));
    await db.insertInto('users').values(rows).execute();
    return Promise.all(rows.map(({ id }) => sessions.begin(id, 'test')));
  };
  let keys = 0;
  const key = () => `key-of-platform-${++keys}`;
  /** Pay an open order with a good card. */
  const pay = async (orderId: unknown) => {
    const paid = await outside.browser(`/sandbox/payments/${orderId}`, { card: '4242424242424242' });
    if (paid.status !== 200) throw new Error(await paid.text());
  };
  const settle = () => server.background();
  return {
    ...portal,
    ask,
    good,
    refused,
    tokenOf,
    person,
    estateId,
    rowsOf,
    lastDeed,
    lines,
    mailsTo,
    serviceOf,
    offered,
    colleagues,
    key,
    pay,
    settle,
  };
}

export type Headquarters = Awaited<ReturnType<typeof openHeadquarters>>;
