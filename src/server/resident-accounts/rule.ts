import type { Kysely } from 'kysely';
import type { ArrivalRule } from '#catalogues/arrivals.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ARRIVAL_RULE, RULE_WORDS } from '#catalogues/sentences/own-account.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';

/** Who administers an estate. */
interface Administrator {
  readonly id: string;
  readonly estate: NonNullable<Person['estate']>;
}

/** What an estate does with money that comes to its residents' account numbers. */
export async function readRule(
  db: Kysely<Schema>,
  { id }: { readonly id: number },
): Promise<Extract<CallAnswer<'arrivalRule'>, { status: 200 }>> {
  const estate = db.selectFrom('estates').select('arrival_rule as rule').where('id', '=', id);
  return { status: 200, data: await estate.executeTakeFirstOrThrow() };
}

/** Say what is done with what comes from now on; what came before stays as it is. */
export async function setRule(
  { db, clock }: Pick<MoneyDeps, 'db' | 'clock'>,
  { id: actor, estate }: Administrator,
  rule: ArrivalRule,
): Promise<CallAnswer<'setArrivalRule'>> {
  await db.transaction().execute(async (trx) => {
    const { rule: before } = await trx
      .selectFrom('estates')
      .select('arrival_rule as rule')
      .where('id', '=', estate.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (before === rule) return;
    await trx.updateTable('estates').set({ arrival_rule: rule }).where('id', '=', estate.id).execute();
    const detail = { before: RULE_WORDS[before], after: RULE_WORDS[rule] };
    const deed = { at: clock(), actor, action: 'arrival-rule-changed', subject: estate.name } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
  });
  return { status: 200, data: { message: ARRIVAL_RULE.set(RULE_WORDS[rule]), rule } };
}
