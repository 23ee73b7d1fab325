import type { Logger } from 'pino';
import type { StandingName } from '#catalogues/arrears.ts';
import { ruleIn, versionOn } from '../billing/policies.ts';
import { isSame, noteStanding } from '../billing/standing-changes.ts';
import type { Queue } from '../jobs.ts';
import type { ArrearsDeps } from './policy.ts';
import { standingsOf } from './standings.ts';

/** The job that begins the night, and the one that judges an estate. */
const ARREARS_NIGHT = 'arrears-night';
const JUDGE_ESTATE = 'judge-estate';
/** Half past midnight in Lagos: ages are counted in days. */
const NIGHTLY = '30 0 * * *';
/** How often an estate is judged a night where one of its houses cannot be: each look is at all of them, and the next night makes up for it. */
const TRIES = 2;

/**
 * Write down how each house of an estate stands that stands otherwise than it did. All are looked at in one go; those that differ are judged
 * again one by one, each in its own transaction, so that who pays meanwhile is judged by that, and whoever dies in between leaves whole
 * houses. One that cannot be judged keeps none of the others: it throws once all were looked at. Answers how many changed.
 */
export async function noteStandings(
  { db, clock, log }: ArrearsDeps & { readonly log: Pick<Logger, 'error'> },
  estateId: number,
): Promise<number> {
  const at = clock();
  const { rule } = await versionOn(db, estateId, at);
  const known = await db
    .selectFrom('arrears_standings')
    .select(['meter_number', 'name'])
    .where('estate_id', '=', estateId)
    .execute();
  const before = new Map<string, StandingName>(known.map((row) => [row.meter_number, row.name]));
  const houses = await standingsOf(db, { estateId, at, policy: ruleIn(rule) }, before);
  const now = new Map(houses.map(({ meterNumber, standing }) => [meterNumber, standing.name]));
  const meters = [...new Set([...before.keys(), ...now.keys()])].sort();
  let changed = 0;
  const failures: unknown[] = [];
  for (const meter of meters) {
    if (isSame(before.get(meter) ?? 'clear', now.get(meter) ?? 'clear')) continue;
    try {
      if (await noteStanding(db, meter, clock())) changed += 1;
    } catch (err) {
      log.error({ err, meterNumber: meter }, 'how a house stands could not be judged');
      failures.push(err);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} houses of estate ${estateId} were not judged.`);
  return changed;
}

/** Judge every estate each night, one at a time, whichever server does it. */
export async function workArrears(
  deps: ArrearsDeps & { readonly queue: Queue; readonly log: Pick<Logger, 'info' | 'error'> },
): Promise<void> {
  const { queue, db, log } = deps;
  await queue.work<{ estateId: number }>(
    JUDGE_ESTATE,
    async ({ estateId }) => {
      const changed = await noteStandings(deps, estateId);
      if (changed > 0) log.info({ estateId, changed }, 'houses stand otherwise by what they owe');
    },
    { atOnce: 1, tries: TRIES },
  );
  await queue.every(ARREARS_NIGHT, NIGHTLY, async () => {
    const estates = await db.selectFrom('estates').select('id').where('active', '=', true).orderBy('id').execute();
    for (const { id: estateId } of estates) await queue.send(db, JUDGE_ESTATE, { estateId }, { key: String(estateId) });
  });
}
