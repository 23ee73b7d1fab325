import { type Kysely, sql } from 'kysely';
import { type ArrearsPolicy, SPECIFIED_POLICY, type StandingName } from '#catalogues/arrears.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { type ArrearsTerms, policyOfTerms, termsOf } from '#machines/arrears/terms.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import { ruleIn, versionOn } from '../billing/policies.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { countsOf, houseOf } from './answers.ts';
import { type HouseStanding, standingsOf } from './standings.ts';

/** What the calls about arrears need. */
export interface ArrearsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

type TermsTold = CallTaken<'tryArrearsPolicy'>['terms'];

/** Houses that a preview names. */
const MOST_NAMED = 100;

/** The terms of a rule that is kept, naira; null: that of the specification. */
export function termsTold(rule: string | null): TermsTold {
  if (rule === null) return null;
  const { remindKobo, most, alwaysKobo, ...terms } = termsOf(ruleIn(rule));
  const naira = (kobo: number | null) => (kobo === null ? null : nairaOf(kobo));
  return {
    ...terms,
    remind: naira(remindKobo),
    most: {
      ...{ 'service-charge': naira(most['service-charge']), 'dev-levy': naira(most['dev-levy']) },
      ...{ fine: naira(most.fine), all: naira(most.all) },
    },
    always: nairaOf(alwaysKobo),
  };
}

/** The policy that some terms make; null: that of the specification. */
function policyTold(terms: TermsTold): ArrearsPolicy | null {
  if (terms === null) return null;
  const { remind, most, always, ...rest } = terms;
  const kobo = (naira: number | null) => (naira === null ? null : koboOf(naira));
  const made: ArrearsTerms = {
    ...rest,
    words: rest.words === '' ? null : rest.words,
    remindKobo: kobo(remind),
    most: {
      ...{ 'service-charge': kobo(most['service-charge']), 'dev-levy': kobo(most['dev-levy']) },
      ...{ fine: kobo(most.fine), all: kobo(most.all) },
    },
    alwaysKobo: koboOf(always),
  };
  return policyOfTerms(made);
}

/** The rule of the own estate that holds now, and each that there was. */
export async function arrearsPolicy(
  { db, clock }: ArrearsDeps,
  estate: OwnEstate,
): Promise<CallAnswer<'arrearsPolicy'>> {
  const { version, rule } = await versionOn(db, estate.id, clock());
  const rules = await db
    .selectFrom('arrears_policies as policy')
    .leftJoin('users', 'users.id', 'policy.set_by')
    .select(['policy.version', 'policy.rule', 'policy.from_day', 'policy.reason', 'policy.set_at'])
    .select(sql<string>`trim(concat(users.first_name, ' ', users.last_name))`.as('by'))
    .where('policy.estate_id', '=', estate.id)
    .orderBy('policy.version', 'desc')
    .execute();
  const told = rules.map((row) => ({
    ...{ version: row.version, terms: termsTold(row.rule), from: row.from_day },
    ...{ reason: row.reason, by: row.by, at: row.set_at.toISOString() },
  }));
  return { status: 200, data: { terms: termsTold(rule), version, rules: told } };
}

const STRICTEST = ['blocked', 'excepted', 'grace', 'released', 'reminded', 'clear'] as const satisfies StandingName[];
const strictness = ({ standing }: HouseStanding): number => STRICTEST.indexOf(standing.name);

/** Whom other terms would touch today, and how they stand by the rule that holds. Nothing is written. */
export async function tryArrearsPolicy(
  { db, clock }: ArrearsDeps,
  estate: OwnEstate,
  { terms }: CallTaken<'tryArrearsPolicy'>,
): Promise<CallAnswer<'tryArrearsPolicy'>> {
  const at = clock();
  const { rule } = await versionOn(db, estate.id, at);
  const judged = { estateId: estate.id, at };
  const now = await standingsOf(db, { ...judged, policy: ruleIn(rule) });
  const policy = policyTold(terms) ?? SPECIFIED_POLICY;
  const tried = await standingsOf(db, { ...judged, policy });
  const standing = new Map(now.map((house) => [house.meterNumber, house.standing.name]));
  const changed = tried
    .map((house) => ({ house, stood: standing.get(house.meterNumber) ?? 'clear' }))
    .filter(({ house, stood }) => house.standing.name !== stood)
    .sort((one, other) => strictness(one.house) - strictness(other.house));
  return {
    status: 200,
    data: {
      ...{ version: await newest(db, estate.id), before: countsOf(now), after: countsOf(tried) },
      divided: policy.debtShare === 0 ? 0 : tried.filter(isDivided).length,
      changed: changed.length,
      houses: changed.slice(0, MOST_NAMED).map(({ house, stood }) => ({ ...houseOf(house, at), before: stood })),
    },
  };
}

/** True where a part of a top-up would go to what a house owes, as `dividingOf` has it. */
const isDivided = ({ standing, excepted, debts }: HouseStanding): boolean =>
  standing.name !== 'blocked' && excepted === null && Object.values(debts.owed).some((kobo) => kobo > 0);

/** The newest version of an estate, whatever day it is from; 0: there is none. */
async function newest(db: Kysely<Schema>, estateId: number): Promise<number> {
  const { version } = await db
    .selectFrom('arrears_policies')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('estate_id', '=', estateId)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/**
 * Set a rule from a day on. Who set another one meanwhile, or a debt that came meanwhile and makes it stop other houses than were
 * confirmed, is told of, and nothing is written.
 */
export function setArrearsPolicy(
  { db, clock }: ArrearsDeps,
  { estate, id: actor }: { readonly estate: OwnEstate; readonly id: string },
  { terms, from, reason, version, stopped }: CallTaken<'setArrearsPolicy'>,
): Promise<CallAnswer<'setArrearsPolicy'>> {
  return db.transaction().execute(async (trx) => {
    await lockEstate(trx, estate.id);
    const at = clock();
    const today = dayInLagos(at);
    const day = from ?? today;
    if (day < today) return refused('day-past', ARREARS.dayPast);
    if (version !== (await newest(trx, estate.id))) return refused('rule-changed', ARREARS.ruleChanged);
    const policy = policyTold(terms);
    const judged = { estateId: estate.id, at, policy: policy ?? SPECIFIED_POLICY };
    const { blocked } = countsOf(await standingsOf(trx, judged));
    if (blocked !== stopped) return refused('standings-moved', ARREARS.moved(blocked));
    const rule = policy === null ? null : JSON.stringify(policy);
    const row = { estate_id: estate.id, version: version + 1, rule, from_day: day, reason };
    await trx
      .insertInto('arrears_policies')
      .values({ ...row, set_by: actor, set_at: at })
      .execute();
    const detail = { before: null, after: ARREARS.log(version + 1, formatDay(day), reason) };
    const deed = {
      at,
      actor,
      action: 'arrears-policy-set',
      subject: estate.name,
      estateId: estate.id,
      detail,
    } as const;
    await writeAudit(trx, deed);
    return { status: 200, data: { message: day === today ? ARREARS.set : ARREARS.setFrom(formatDay(day)) } };
  });
}
