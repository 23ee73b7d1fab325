import type { Transaction } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { tellOfCases } from '../cases/letter.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { administratorsToTell } from '../mail/administrators.ts';
import type { Mail } from '../mail/outbox.ts';
import { readStanding } from '../metrics/standing.ts';
import { takeRound } from '../order-worker/lease.ts';
import { type Firing, firing } from './alerts.ts';

type WatchDeps = Pick<ServerDeps, 'db' | 'clock' | 'mail' | 'log' | 'config'>;

/** Between two looks at how things stand, ms. */
const ROUND_MS = 60_000;

/**
 * Look whether an alert fires, and tell every platform administrator once that it began and once that it is over. Of several
 * servers each look is one server's.
 */
export async function lookAtAlerts(deps: Pick<WatchDeps, 'db' | 'clock' | 'mail' | 'config'>): Promise<void> {
  const { db, clock } = deps;
  const fires = firing(await readStanding(db, clock()));
  await db.transaction().execute(async (trx) => {
    for (const one of fires) await begin(trx, deps, one);
    await endOthers(trx, deps, fires);
  });
}

/** Look from time to time whether an alert fires and whether a case was opened; answers how to stop. */
export function watchAlerts(deps: WatchDeps): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const rounds = setInterval(() => {
    looking = takeRound(deps, 'alerts', ROUND_MS)
      .then((ours) => (ours ? lookAt(deps) : undefined))
      .catch((err: unknown) => deps.log.error({ err }, 'nobody looked whether an alert fires'));
  }, ROUND_MS);
  rounds.unref();
  return () => {
    clearInterval(rounds);
    return looking;
  };
}

async function lookAt(deps: WatchDeps): Promise<void> {
  await lookAtAlerts(deps);
  await tellOfCases(deps);
}

async function begin(trx: Transaction<Schema>, { clock, mail, config }: WatchTelling, one: Firing): Promise<void> {
  const { alert, label, value } = one;
  const begun = await trx
    .insertInto('alerts')
    .values({ name: alert.name, since: clock(), label, value })
    .onConflict((conflict) => conflict.column('name').where('ended_at', 'is', null).doNothing())
    .returning('name')
    .executeTakeFirst();
  if (begun === undefined) return;
  for (const to of await administratorsToTell(trx)) await mail.queue(trx, beginning(to, config.publicUrl, one));
}

async function endOthers(
  trx: Transaction<Schema>,
  { clock, mail, config }: WatchTelling,
  fires: readonly Firing[],
): Promise<void> {
  const names = fires.map(({ alert }) => alert.name);
  const over = await trx
    .updateTable('alerts')
    .set({ ended_at: clock() })
    .where('ended_at', 'is', null)
    .$if(names.length > 0, (open) => open.where('name', 'not in', names))
    .returning(['name', 'since'])
    .execute();
  for (const { name, since } of over) {
    for (const to of await administratorsToTell(trx))
      await mail.queue(trx, {
        to,
        subject: `Over: ${name} at ${new URL(config.publicUrl).host}`,
        text: `Hello,\n\nThe alert ${name}, which began ${formatWhen(since.toISOString())}, is over.`,
      });
  }
}

type WatchTelling = Pick<WatchDeps, 'clock' | 'mail' | 'config'>;

function beginning(to: string, publicUrl: string, { alert, label, value }: Firing): Mail {
  const { name, what, metric, above } = alert;
  const of = label === '' ? '' : ` (${label})`;
  const text = [
    'Hello,',
    '',
    `${what}${of}.`,
    '',
    `${metric} is ${Math.round(value)}; the alert fires above ${above}.`,
    `What to do stands in docs/operations/alerts.md under '${name}'. What is stuck: ${publicUrl}/pending-transactions`,
    '',
    'You get one more mail when it is over.',
  ].join('\n');
  return { to, subject: `Alert: ${what} at ${new URL(publicUrl).host}`, text };
}
