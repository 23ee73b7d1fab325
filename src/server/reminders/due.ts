import { type Kysely, sql, type Transaction } from 'kysely';
import { OCCASION_STANDS_DAYS } from '#catalogues/reminders.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { payableIn } from '../billing/arrears.ts';
import { anyHolds, debtsOf } from '../billing/debts.ts';
import { ruleIn, versionOn } from '../billing/policies.ts';
import type { Schema } from '../db/schema.ts';
import { lockEstate } from '../lock-estate.ts';
import type { MailService } from '../mail/outbox.ts';
import { dueLetter } from './due-letter.ts';
import { eachByItself } from './each.ts';
import { isDecentHour } from './hours.ts';
import { leftOut } from './whom.ts';

/** People that one transaction mails. */
const BATCH = 200;

/** A charge of a run that is unpaid in part or whole, kobo. */
export interface UnpaidCharge {
  readonly run: number;
  readonly reason: string;
  readonly kobo: number;
  /** `YYYY-MM-DD` */
  readonly payBy: string;
  /** The chosen day that is its occasion now; null: it stands in the mail of another. */
  readonly days: number | null;
}

/** Somebody who is to be reminded now, with what is unpaid on the own meter, the first to be paid first. */
export interface DuePerson {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly meter_number: string;
  readonly house_address: string;
  readonly charges: readonly UnpaidCharge[];
}

interface DueDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: Pick<MailService, 'queue'>;
  readonly config: { readonly publicUrl: string };
}

/**
 * Remind whoever has a charge unpaid whose occasion it is, estate by estate, where its own rule about arrears reminds them; at night nobody is
 * reminded. An estate in which it fails holds up no other.
 */
export async function remindOfDueDays(deps: DueDeps, most = BATCH): Promise<void> {
  if (!isDecentHour(deps.clock())) return;
  await eachByItself(await estatesWithOccasion(deps), 'estate', async (estateId) => {
    while (await remindSome(deps, estateId, most));
  });
}

/** Estates that chose days, one of which is the occasion of a charge. */
async function estatesWithOccasion({ db, clock }: DueDeps): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct estates.id from estates
    join due_reminder_days as chosen on chosen.estate_id = estates.id
    join charge_runs as run on run.estate_id = estates.id and run.pay_by is not null and run.state <> 'taken-back'
    where estates.active and ${isOccasion(dayInLagos(clock()), sql`run.pay_by::date`)}
    order by estates.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** True where a chosen day of a charge has come and is not over, and had not passed when it was chosen. */
const isOccasion = (today: string, payBy: ReturnType<typeof sql>) => sql<boolean>`(
  ${payBy} + chosen.days between ${today}::date - ${sql.lit(OCCASION_STANDS_DAYS)} and ${today}::date
  and ${payBy} + chosen.days >= chosen.from_day::date
)`;

/** Remind some of an estate, each with the mail or not at all; false where nobody is left. */
function remindSome({ db, clock, mail, config }: DueDeps, estateId: number, most: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const estate = await lockEstate(trx, estateId);
    const at = clock();
    if (estate === undefined || !estate.active || !isDecentHour(at)) return false;
    const people = await peopleDue(trx, { estateId, at, most });
    for (const person of people) {
      const mail_id = await mail.queue(trx, dueLetter(person, { estate, today: dayInLagos(at), ...config }));
      const { user_id, meter_number, charges } = person;
      const rows = charges.flatMap(({ run: run_id, days, kobo }) =>
        days === null ? [] : [{ run_id, user_id, days, meter_number, kobo, mail_id, at }],
      );
      await trx.insertInto('due_reminders').values(rows).execute();
    }
    return people.length > 0;
  });
}

interface DueOf {
  readonly estateId: number;
  readonly at: Date;
  readonly most: number;
}

/** Some of those who are to be reminded now, by who they are; nobody of whose charges none is unpaid. */
async function peopleDue(trx: Transaction<Schema>, { estateId, at, most }: DueOf): Promise<readonly DuePerson[]> {
  // What cannot be paid just now is not asked for.
  const dues = await payableIn(trx, estateId);
  if (dues.length === 0) return [];
  const today = dayInLagos(at);
  const { rule } = await versionOn(trx, estateId, at);
  // An estate's own rule says whom it reminds; that of the specification is about what is said at buying.
  const isReminded = rule === null ? sql`true` : anyHolds(today, ruleIn(rule).remind);
  const { rows } = await sql<DuePerson>`
    with debt as materialized (
      select meter_number, due, run_id, kobo, pay_by, since from ${debtsOf(estateId, dues)} as one
    ),
    reminded as (
      select meter_number from debt group by meter_number having ${isReminded}
    ),
    owed as materialized (
      select debt.meter_number, debt.run_id, debt.kobo, debt.pay_by, charge_runs.reason, occasion.days
      from debt
      join reminded on reminded.meter_number = debt.meter_number
      join charge_runs on charge_runs.id = debt.run_id
      left join lateral (
        select max(chosen.days) as days from due_reminder_days as chosen
        where chosen.estate_id = ${estateId} and ${isOccasion(today, sql`debt.pay_by`)}
      ) as occasion on true
      where debt.pay_by is not null
    ),
    person as (
      select distinct on (users.id) users.id as user_id, users.email, users.first_name, users.meter_number
      from residences as users
      join (select meter_number, sum(kobo) as kobo from owed group by meter_number having count(days) > 0) as owing
        on owing.meter_number = users.meter_number
      where users.estate_id = ${estateId} and users.role = 'service-user' and not users.disabled and ${leftOut(at)} is null
      -- One mail a person: of several meters the one that owes most.
      order by users.id, owing.kobo desc, users.meter_number
    ),
    told as (
      select person.*, owed.run_id, owed.kobo, owed.pay_by, owed.reason,
        case when not exists (
          select from due_reminders as was
          where was.run_id = owed.run_id and was.user_id = person.user_id and was.days >= owed.days
        ) then owed.days end as days
      from person join owed on owed.meter_number = person.meter_number
    )
    select told.user_id, told.email, told.first_name, told.meter_number, meters.house_address,
      jsonb_agg(jsonb_build_object(
        'run', told.run_id, 'reason', told.reason, 'kobo', told.kobo, 'payBy', told.pay_by::text, 'days', told.days
      ) order by told.pay_by, told.run_id) as charges
    from told join meters on meters.meter_number = told.meter_number
    group by told.user_id, told.email, told.first_name, told.meter_number, meters.house_address
    having count(told.days) > 0
    order by told.user_id limit ${most}`.execute(trx);
  return rows;
}
