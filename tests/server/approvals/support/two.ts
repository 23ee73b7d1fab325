import type { CallName } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import type { TestApp } from '../../../support/server/app.ts';

/** Somebody who may sign in, by the part of their address before the at sign. */
export type Who = 'ngozi' | 'bisi' | 'tunde' | 'cedar' | 'platform' | 'second';

const NGOZI = 'admin@palmcourt.example';

/** Palm Court with three administrators, Cedar View with one, and the platform with two. */
export async function openTwo(portal: TestApp) {
  const { db } = portal;
  const like = async (email: string, as: { email: string; first_name: string; last_name: string }) => {
    const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    const id = crypto.randomUUID();
    await db
      .insertInto('users')
      .values({ ...row, ...as, id })
      .execute();
    return id;
  };
  const bisi = { email: 'bisi@palmcourt.example', first_name: 'Bisi', last_name: 'Ade' };
  const tunde = { email: 'tunde@palmcourt.example', first_name: 'Tunde', last_name: 'Bello' };
  const second = { email: 'second@wattchat.example', first_name: 'Kemi', last_name: 'Ojo' };
  const platform = 'platform@wattchat.example';
  await like(NGOZI, bisi);
  await like(NGOZI, tunde);
  await like(platform, second);
  const emails: Readonly<Record<Who, string>> = {
    ...{ ngozi: NGOZI, bisi: bisi.email, tunde: tunde.email, cedar: 'admin@cedarview.example' },
    ...{ platform, second: second.email },
  };
  const tokens = new Map<Who, string>();
  const tokenOf = async (who: Who) => {
    const held = tokens.get(who) ?? (await portal.signIn(emails[who]));
    tokens.set(who, held);
    return held;
  };
  /** What a call answers, which has to be what it declares. */
  async function ask(who: Who, name: CallName, input: Record<string, unknown> = {}) {
    const { status, body } = await portal.call(name, input, await tokenOf(who));
    const shape: Record<number, { parse(data: unknown): unknown }> = shapes[name].answers;
    shape[status]?.parse(body);
    const { requestId: _, ...said } = body;
    return { status, said };
  }
  const person = (who: Who) =>
    db.selectFrom('users').selectAll().where('email', '=', emails[who]).executeTakeFirstOrThrow();
  /** Later everybody signs in anew: a session of before may have ended. */
  const pass = (ms: number) => {
    portal.time.now = new Date(portal.time.now.getTime() + ms);
    tokens.clear();
  };
  const meterOf = async (email: string) =>
    (await db.selectFrom('users').select('meter_number').where('email', '=', email).executeTakeFirstOrThrow())
      .meter_number ?? '';
  const mails = () => db.selectFrom('mail_outbox').select(['to_address', 'subject', 'text']).execute();
  return { ask, person, pass, meterOf, mails, emails };
}

export type Two = Awaited<ReturnType<typeof openTwo>>;
