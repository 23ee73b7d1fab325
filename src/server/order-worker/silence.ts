import { sql } from 'kysely';
import type { MoneyDeps } from '../settlement/money.ts';
import { everyVendor } from '../vending/port.ts';

/** After so many questions without an answer somebody is silent. */
const SILENT_AFTER = 5;

/** What all servers together ask within a second of somebody who does not answer, or was not heard of yet (MONEY, I16). */
const SILENT_BUDGET = 5;

/** What a budget counts in, ms. */
const WINDOW_MS = 1_000;

type Deps = Pick<MoneyDeps, 'db' | 'now' | 'silences'>;

/** How a vendor and a payment provider are told apart where both have one name. */
export const vendorNamed = (name: string): string => `vendor ${name}`;
export const providerNamed = (name: string): string => `provider ${name}`;

/** True for who answers: as much is asked as there is. Doubt is no yes. */
export function answers({ silences }: Pick<Deps, 'silences'>, name: string): boolean {
  return silences.get(name)?.answers === true;
}

/** True for who was asked and kept silent, so often that it is no accident. */
export function isSilent({ silences }: Pick<Deps, 'silences'>, name: string): boolean {
  return (silences.get(name)?.unanswered ?? 0) >= SILENT_AFTER;
}

/** Whoever of those that this server asks does not answer as far as is known. */
export function unheard(deps: MoneyDeps): readonly string[] {
  const all = [providerNamed(deps.payments.name), ...everyVendor(deps).map(({ name }) => vendorNamed(name))];
  return all.filter((name) => !answers(deps, name));
}

/** Note whether a question was answered, whatever the answer was; one that leaves things as they were is none. */
export async function noteHeard(deps: Deps, name: string, answered: boolean): Promise<void> {
  const { db, silences } = deps;
  const before = silences.get(name);
  if (answered) {
    silences.set(name, { answers: true, unanswered: 0 });
    if (before?.unanswered !== 0) await db.deleteFrom('silences').where('name', '=', name).execute();
    return;
  }
  const { unanswered } = await db
    .insertInto('silences')
    .values({ name, unanswered: 1, since: deps.now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ unanswered: sql`silences.unanswered + 1` }))
    .returning('unanswered')
    .executeTakeFirstOrThrow();
  silences.set(name, { answers: answers(deps, name) && unanswered < SILENT_AFTER, unanswered });
}

/** Learn what other servers have met since. */
export async function readSilences({ db, silences }: Deps): Promise<void> {
  const rows = await db.selectFrom('silences').select(['name', 'unanswered']).execute();
  const missed = new Map(rows.map(({ name, unanswered }) => [name, unanswered]));
  for (const [name, before] of silences) {
    const unanswered = missed.get(name) ?? 0;
    // That nothing is unanswered any more is somebody else's answer.
    const again = unanswered === 0 && before.unanswered > 0;
    silences.set(name, { answers: again || (before.answers && unanswered < SILENT_AFTER), unanswered });
  }
}

/** True when one more question may be asked of somebody: who answers is asked as much as there is. */
export async function mayAsk(deps: Deps, name: string): Promise<boolean> {
  return answers(deps, name) || (await takeQuestions(deps, name, 1)) === 1;
}

/** Take what may be asked of somebody within this second, so many at most: answers how many. All servers share it. */
export async function takeQuestions(
  deps: Pick<Deps, 'db' | 'now'>,
  name: string,
  want: number,
  most: number = SILENT_BUDGET,
): Promise<number> {
  const now = sql<Date>`${deps.now()}::timestamptz`;
  const since = sql`${now} - ${WINDOW_MS}::float8 * interval '1 millisecond'`;
  // A window of a clock that was ahead is none.
  const isCurrent = sql`(question_budgets.window_at > ${since} and question_budgets.window_at <= ${now})`;
  const used = sql`case when ${isCurrent} then question_budgets.used else 0 end`;
  const granted = sql<number>`least(${want}::int, ${most}::int - (${used}))`;
  const row = await deps.db
    .insertInto('question_budgets')
    .values({ name, window_at: now, used: Math.min(want, most), granted: Math.min(want, most) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        window_at: sql<Date>`case when ${isCurrent} then question_budgets.window_at else ${now} end`,
        used: sql<number>`(${used}) + ${granted}`,
        granted,
      }),
    )
    .returning('granted')
    .executeTakeFirstOrThrow();
  return row.granted;
}
