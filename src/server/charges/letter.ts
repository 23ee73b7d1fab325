import type { Selectable, Transaction } from 'kysely';
import { many } from '#catalogues/sentences/count.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { administratorsOf } from '../administrators/deps.ts';
import type { ChargeRunsTable } from '../db/schema/charges.ts';
import type { Schema } from '../db/schema.ts';
import type { MailService } from '../mail/outbox.ts';

/** What telling of a run needs. `publicUrl`: of the portal, without a slash at the end. */
export interface TellingDeps {
  readonly mail: Pick<MailService, 'queue'>;
  readonly config: { readonly publicUrl: string };
}

type Run = Selectable<ChargeRunsTable>;

/** What became of the lines of a run, kobo. */
interface Became {
  readonly charged: number;
  readonly kobo: number;
  readonly failed: number;
}

const meters = (count: number) => many(count, 'meter', 'meters');

/** Mail a run that is over to those who administer the estate: one that was made by itself, and one that left meters uncharged. */
export async function tellOfRun(trx: Transaction<Schema>, { mail, config }: TellingDeps, run: Run): Promise<void> {
  const became = await becameOf(trx, run.id);
  if (run.made_by !== null && became.failed === 0) return;
  const subject =
    became.failed === 0 ? `${run.reason} was charged` : `${run.reason}: ${meters(became.failed)} not charged`;
  const text = letterOf(run, became, config.publicUrl);
  const administrators = await administratorsOf(trx)
    .select('users.email')
    .where('users.estate_id', '=', run.estate_id)
    .orderBy('users.id')
    .execute();
  for (const { email: to } of administrators) await mail.queue(trx, { to, subject, text });
}

async function becameOf(trx: Transaction<Schema>, runId: number): Promise<Became> {
  const { charged, kobo, failed } = await trx
    .selectFrom('charge_lines')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'charged').as('charged'),
      fn.sum<string | null>('kobo').filterWhere('state', '=', 'charged').as('kobo'),
      fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return { charged, kobo: Number(kobo ?? 0), failed };
}

function letterOf(
  { reason, made_by, stands_from, pay_by }: Run,
  { charged, kobo, failed }: Became,
  url: string,
): string {
  const how = made_by === null ? ' by itself, as the rule of your estate says' : '';
  const payBy = pay_by === null ? '' : `, to be paid by ${formatDay(pay_by)}`;
  return [
    'Hello,',
    '',
    `${reason} was charged${how}: ${formatNaira(kobo)} to ${meters(charged)}, owed from ${formatDay(stands_from)} on${payBy}.`,
    ...(failed === 0
      ? []
      : [
          '',
          `${meters(failed)} could not be charged. Which and why stands with the run, and "Go on" tries them again.`,
        ]),
    '',
    `The run with its lines, and a way to take it back: ${url}/charges`,
  ].join('\n');
}
