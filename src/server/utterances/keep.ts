import { type Kysely, sql } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { masked } from '#machines/talk/masked.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import type { UtteranceDeps } from './deps.ts';

/** So many sentences are kept of one person, those that came last. */
const MOST_OF_A_PERSON = 500;

/** Add to the figures of today; nothing of a sentence or a person is in them. */
export async function countUtterances(
  { db, clock }: Pick<UtteranceDeps, 'db' | 'clock'>,
  role: Person['role'] | 'visitor',
  counted: CallTaken<'countUtterances'>['counted'],
): Promise<void> {
  const day = dayInLagos(clock());
  const all = counted.flatMap(({ kind, place }) => [
    { kind, place: 0 },
    ...(place === null ? [] : [{ kind: 'chosen' as const, place }]),
  ]);
  const counts = Map.groupBy(all, ({ kind, place }) => `${kind} ${place}`);
  // Always in the same order, so that two of them never wait for each other.
  const rows = [...counts.keys()].sort().flatMap((key) => {
    const same = counts.get(key) ?? [];
    return same.slice(0, 1).map((one) => ({ ...one, day, role, count: same.length }));
  });
  await db
    .insertInto('utterance_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'role', 'kind', 'place'])
        .doUpdateSet((eb) => ({ count: eb('utterance_counts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}

/**
 * Keep what is left of some sentences once they are masked, where the person agrees at this moment. Whoever writes the call by hand is
 * not trusted to have masked anything. A sentence that was labelled before has that label. Answers how many were kept.
 */
export function keepUtterances(
  { db, clock }: Pick<UtteranceDeps, 'db' | 'clock'>,
  person: Person,
  said: CallTaken<'keepUtterances'>['said'],
): Promise<number> {
  const own = [person.firstName, person.lastName, person.email, person.estate?.name ?? ''];
  const left = said.flatMap(({ text, place: _, offered, ...rest }) => {
    const harmless = masked(text, own);
    return harmless === null ? [] : [{ ...rest, text: harmless, offered: offered.join(',') }];
  });
  return db.transaction().execute(async (trx) => {
    // Who agrees no longer waits for this, and then deletes it too.
    const agreed = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', person.id)
      .where('learning_agreed_at', 'is not', null)
      .forShare()
      .executeTakeFirst();
    if (agreed === undefined || left.length === 0) return 0;
    const { role } = person;
    await trx
      .insertInto('utterances')
      .values(
        left.map((one) => ({
          ...one,
          user_id: person.id,
          role,
          at: clock(),
          label: labelOf(trx, one.text, role),
        })),
      )
      .execute();
    await trx
      .deleteFrom('utterances')
      .where('user_id', '=', person.id)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('utterances')
          .select('id')
          .where('user_id', '=', person.id)
          .orderBy('id', 'desc')
          .offset(MOST_OF_A_PERSON),
      )
      .execute();
    return left.length;
  });
}

const labelOf = (db: Kysely<Schema>, text: string, role: Person['role']) =>
  db
    .selectFrom('utterances')
    .select('label')
    .where('text', '=', text)
    .where('role', '=', role)
    .where('label', 'is not', null)
    .limit(1);

/** Agree that sentences are kept, or no longer: then nothing of what was kept stays. */
export function setLearning(
  { db, clock }: Pick<UtteranceDeps, 'db' | 'clock'>,
  { id }: Pick<Person, 'id'>,
  agreed: boolean,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const at = agreed ? sql<Date>`coalesce(learning_agreed_at, ${clock()})` : null;
    await trx.updateTable('users').set({ learning_agreed_at: at }).where('id', '=', id).execute();
    if (!agreed) await trx.deleteFrom('utterances').where('user_id', '=', id).execute();
  });
}
