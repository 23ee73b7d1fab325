import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import type { Schema } from './db/schema.ts';
import type { CallTaken, Handlers } from './http/handlers.ts';
import { createLimit } from './http/rate-limit.ts';
import { refused, tooMany } from './http/refusals.ts';
import type { Person } from './person.ts';

/** Conversations that one person keeps in ten minutes: one for every sentence, on several devices. */
const KEEPS = { name: 'keep-conversation', points: 600, seconds: 600 } as const;

/** The calls by which a conversation is kept for who comes back. */
export function conversationHandlers(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}): Pick<Handlers, 'keptConversation' | 'keepConversation'> {
  const keeps = createLimit(deps.db, KEEPS);
  return {
    keptConversation: ({ input, person }) => keptConversation(deps.db, person, input.since),
    async keepConversation({ input, person }) {
      const over = await keeps.take(person.id);
      return over === null ? keepConversation(deps, person, input) : tooMany(over);
    },
  };
}

/** The most that is kept of one conversation, and that one call adds to it, bytes of JSON. */
const MOST_BYTES = 900_000;

/** So many turns are kept, the last ones. */
const MOST_TURNS = 300;

/**
 * The own conversation: its log and what is open in it. Of what is known `since` before nothing is sent again. A revision that was
 * never given is of other data, e.g. of a backup that was put back: then all is sent.
 */
export function keptConversation(
  db: Kysely<Schema>,
  { id }: Pick<Person, 'id'>,
  since = 0,
): Promise<CallAnswer<'keptConversation'>> {
  // The log and its revision are read as of one moment.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const row = await trx.selectFrom('kept_conversations').selectAll().where('user_id', '=', id).executeTakeFirst();
      if (row === undefined)
        return { status: 200, data: { revision: 0, begins: 1, messages: [], kept: null, at: null } };
      const rows = await trx
        .selectFrom('conversation_messages')
        .select(['number', 'id', 'message'])
        .where('user_id', '=', id)
        .orderBy('number')
        .execute();
      const known = since > row.revision ? 0 : since;
      return {
        status: 200,
        data: {
          revision: row.revision,
          begins: rows[0]?.number ?? row.revision + 1,
          messages: rows
            .filter(({ number }) => number > known)
            .map((one) => ({ ...one, message: one.message === null ? null : JSON.parse(one.message) })),
          kept: row.revision === known ? null : JSON.parse(row.kept),
          at: row.kept_at.toISOString(),
        },
      };
    });
}

/**
 * Add turns to the log, each with the next number, and keep what is open over the revision that it continues: the last number that
 * was given. Of several that continue the same one, the first is kept and the others are told so: whether it is the last one yet is
 * asked in the statement that replaces it. A turn whose id is known keeps its number, so that who never heard an answer may send
 * again; one that is withdrawn takes a new number without its words, for those who have it already.
 */
export function keepConversation(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  { id: user_id }: Pick<Person, 'id'>,
  { revision, messages = [], kept }: CallTaken<'keepConversation'>,
): Promise<CallAnswer<'keepConversation'>> {
  const text = JSON.stringify(kept);
  if (Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(messages)) > MOST_BYTES)
    return Promise.resolve(refused('too-large', LOOKUP_SENTENCES.keptTooLarge));
  return db.transaction().execute(async (trx) => {
    const known = await turnsOf(trx, user_id);
    const changes = changesOf(messages, known);
    const next = revision + Math.max(1, changes.length);
    if (!(await replaceState(trx, { user_id, kept: text, kept_at: clock(), revision: next }, revision)))
      return { status: 409, data: { code: 'kept-elsewhere', message: LOOKUP_SENTENCES.keptElsewhere } };
    const rows = changes.map((change, index) => ({ user_id, number: revision + 1 + index, ...change }));
    if (rows.length > 0) {
      await trx
        .insertInto('conversation_messages')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'id'])
            .doUpdateSet((set) => ({ number: set.ref('excluded.number'), message: set.ref('excluded.message') })),
        )
        .execute();
      await keepLast(trx, user_id);
    }
    const numbers = new Map([...known.entries()].map(([id, { number }]) => [id, number]));
    for (const { id, number } of rows) numbers.set(id, number);
    return { status: 200, data: { revision: next, numbers: messages.map(({ id }) => numbers.get(id) ?? next) } };
  });
}

/** A turn of the log as the data base has it. */
interface Turn {
  readonly number: number;
  readonly isWithdrawn: boolean;
}

async function turnsOf(db: Kysely<Schema>, user_id: string): Promise<ReadonlyMap<string, Turn>> {
  const rows = await db
    .selectFrom('conversation_messages')
    .select((row) => ['id', 'number', row('message', 'is', null).as('isWithdrawn')])
    .where('user_id', '=', user_id)
    .execute();
  return new Map(rows.map(({ id, number, isWithdrawn }) => [id, { number, isWithdrawn: Boolean(isWithdrawn) }]));
}

/** What is not in the log yet: turns that are new, and withdrawals of what stands in it. */
function changesOf(
  messages: NonNullable<CallTaken<'keepConversation'>['messages']>,
  known: ReadonlyMap<string, Turn>,
): readonly { readonly id: string; readonly message: string | null }[] {
  const last = new Map(messages.map(({ id, message }) => [id, message]));
  return [...last].flatMap(([id, message]) => {
    const turn = known.get(id);
    const isNew = message === null ? turn !== undefined && !turn.isWithdrawn : turn === undefined;
    return isNew ? [{ id, message: message === null ? null : JSON.stringify(message) }] : [];
  });
}

/** False where another revision than `over` is the last one. */
async function replaceState(
  db: Kysely<Schema>,
  { user_id, ...values }: { user_id: string; kept: string; kept_at: Date; revision: number },
  over: number,
): Promise<boolean> {
  const row =
    over === 0
      ? await db
          .insertInto('kept_conversations')
          .values({ user_id, ...values })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('kept_conversations')
          .set(values)
          .where('user_id', '=', user_id)
          .where('revision', '=', over)
          .returning('revision')
          .executeTakeFirst();
  return row !== undefined;
}

/** The beginning of a long log is not kept. */
async function keepLast(db: Kysely<Schema>, user_id: string): Promise<void> {
  await sql`
    delete from conversation_messages where user_id = ${user_id} and number in (
      select number from (
        select number, row_number() over last as place, sum(octet_length(message)) over last as bytes
        from conversation_messages where user_id = ${user_id} window last as (order by number desc)
      ) kept where place > ${MOST_TURNS} or bytes > ${MOST_BYTES})`.execute(db);
}
