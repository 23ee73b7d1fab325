import { sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { type IntentName, isIntent } from '#catalogues/intents/index.ts';
import { UTTERANCE_SENTENCES } from '#catalogues/sentences/platform/utterances.ts';
import { UTTERANCE_COUNT_DAYS } from '#catalogues/utterances.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import { askedDays, beginningOfDay, dayAfter } from '../histories/days.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { UtteranceDeps } from './deps.ts';
import { keptSince } from './expire.ts';

/** A page of sentences, each once for whoever said it, those that were said last first. */
export async function listUtterances(
  deps: UtteranceDeps,
  { page, rows: most, list, ...days }: CallTaken<'utterances'>,
): Promise<CallAnswer<'utterances'>> {
  const { from, to } = askedDays(days);
  let found = deps.db
    .selectFrom('utterances')
    .where('at', '>=', keptSince(deps))
    .where('label', list === 'open' ? 'is' : 'is not', null);
  if (from !== undefined) found = found.where('at', '>=', beginningOfDay(from));
  if (to !== undefined) found = found.where('at', '<', beginningOfDay(dayAfter(to)));
  const { total } = await found.select(sql<number>`count(distinct (text, role))`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(({ fn }) => [
      'text',
      'role',
      fn.max('id').as('id'),
      fn.max('at').as('lastAt'),
      fn.countAll<number>().as('times'),
      sql<CallTaken<'keepUtterances'>['said'][number]['kind']>`(array_agg(kind order by id desc))[1]`.as('kind'),
      sql<IntentName>`(array_agg(understood order by id desc))[1]`.as('understood'),
      sql<string>`(array_agg(offered order by id desc))[1]`.as('offered'),
      sql<IntentName | null>`(array_agg(chosen order by chosen is null, id desc))[1]`.as('chosen'),
      sql<IntentName | null>`max(label)`.as('label'),
    ])
    .groupBy(['text', 'role'])
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const utterances = rows.map(({ lastAt, offered, id, times, ...row }) => ({
    ...row,
    id: Number(id),
    times: Number(times),
    // A release may know an intent no longer that one before it offered.
    offered: offered.split(',').filter(isIntent),
    lastAt: new Date(lastAt).toISOString(),
  }));
  return { status: 200, data: { utterances, total: Number(total), days: deps.config.learningDays } };
}

/** The figures of some days, or of the last ones. */
export async function listCounts(
  { db, clock }: UtteranceDeps,
  asked: CallTaken<'utteranceCounts'>,
): Promise<CallAnswer<'utteranceCounts'>> {
  const { from, to } = askedDays(asked);
  const first = dayInLagos(clock().getTime() - (UTTERANCE_COUNT_DAYS - 1) * 24 * 3_600_000);
  let found = db.selectFrom('utterance_counts').selectAll();
  found = found.where('day', '>=', from ?? (to === undefined ? first : ''));
  if (to !== undefined) found = found.where('day', '<=', to);
  const counts = await found.orderBy('day').orderBy('role').orderBy('kind').orderBy('place').execute();
  return { status: 200, data: { counts } };
}

/** Give a sentence its intent, or throw it away, whoever of that role said it; the log tells who did that, and no sentence. */
export function labelUtterance(
  { db, clock }: Pick<UtteranceDeps, 'db' | 'clock'>,
  actor: string,
  { id, intent }: CallTaken<'labelUtterance'>,
): Promise<CallAnswer<'labelUtterance'>> {
  return db.transaction().execute(async (trx) => {
    const one = await trx
      .selectFrom('utterances')
      .select(['text', 'role', 'label'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (one === undefined) return refused('utterance-gone', UTTERANCE_SENTENCES.gone);
    const { text, role, label } = one;
    const at = clock();
    const deed = { at, actor, subject: String(id) } as const;
    if (intent === null) {
      await trx.deleteFrom('utterances').where('text', '=', text).where('role', '=', role).execute();
      await writeAudit(trx, { ...deed, action: 'utterance-thrown-away' });
      return { status: 200, data: { message: UTTERANCE_SENTENCES.thrownAway } };
    }
    await trx
      .updateTable('utterances')
      .set({ label: intent })
      .where('text', '=', text)
      .where('role', '=', role)
      .execute();
    await writeAudit(trx, { ...deed, action: 'utterance-labelled', detail: { before: label, after: intent } });
    return { status: 200, data: { message: UTTERANCE_SENTENCES.labelled(intent) } };
  });
}
