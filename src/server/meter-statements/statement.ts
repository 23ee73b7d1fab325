import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import {
  MOST_STATEMENT_DAYS,
  STATEMENT_DUES,
  type StatementDue,
  type StatementKind,
} from '#catalogues/meter-statements.ts';
import { nairaOf } from '#catalogues/money.ts';
import { METER_STATEMENT as SAID } from '#catalogues/sentences/meter-statements.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { Schema } from '../db/schema.ts';
import { beginningOfDay, dayAfter } from '../histories/days.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refusal, refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { linesOf, type StatementLine } from './lines.ts';

/** The statement of account of a meter, as its call answers it. */
export type MeterStatement = Extract<CallAnswer<'meterStatement'>, { status: 200 }>['data'];

type Asked = CallTaken<'meterStatement'>;
type Refused = Exclude<CallAnswer<'meterStatement'>, { status: 200 }>;

const DAY_MS = 86_400_000;

/**
 * The statement of a meter on some days in Lagos: a resident's own, or one of an administrator's estate. A meter of somebody else is the same
 * as one that there is not. A home owner's only business is the development levy.
 */
export async function meterStatement(
  db: Kysely<Schema>,
  person: Person,
  { meter_number, from, to }: Asked,
): Promise<CallAnswer<'meterStatement'>> {
  if (from > to) return refused('days-turned', SAID.daysTurned);
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS > MOST_STATEMENT_DAYS) return refused('too-long', SAID.tooLong);
  const meter = await meterFor(db, person, meter_number);
  if ('status' in meter) return meter;
  const dues: readonly StatementDue[] = person.role === 'service-owner' ? ['dev-levy'] : STATEMENT_DUES;
  const span = await instants(db, from, to);
  const all = await linesOf(db, { meterNumber: meter.meter_number, dues, until: span.until });
  const { holder, house_address: address } = meter;
  return {
    status: 200,
    data: { meterNumber: meter.meter_number, holder, address, ...addedUp(all, span.since) },
  };
}

/** Lines as a statement has them from an instant on; what was before is its opening balance. */
function addedUp(
  all: readonly StatementLine[],
  since: Date,
): Omit<MeterStatement, 'meterNumber' | 'holder' | 'address'> {
  const before = all.filter(({ at }) => at < since);
  const within = all.filter(({ at }) => at >= since);
  const opening = sum(before);
  let owed = opening;
  const lines = within.map(({ at, kobo, ...line }) => {
    owed += kobo;
    const isPaid = line.kind === 'payment' || line.kind === 'upload' || (line.kind === 'correction' && kobo < 0);
    return {
      ...{ ...line, at: at.toISOString(), owedAfter: nairaOf(owed) },
      ...{ charged: isPaid ? 0 : nairaOf(kobo), paid: isPaid ? nairaOf(0 - kobo) : 0 },
    };
  });
  const of = (kind: StatementKind) => nairaOf(sum(within.filter((line) => line.kind === kind)));
  const ofDue = (due: StatementDue) => nairaOf(sum(all.filter((line) => line.due === due)));
  return {
    ...{ opening: nairaOf(opening), closing: nairaOf(owed), lines },
    sums: { charge: of('charge'), payment: of('payment'), upload: of('upload'), correction: of('correction') },
    dues: { 'service-charge': ofDue('service-charge'), 'dev-levy': ofDue('dev-levy'), fine: ofDue('fine') },
  };
}

const sum = (lines: readonly StatementLine[]): number => lines.reduce((all, { kobo }) => all + kobo, 0);

/** The meter that somebody may read a statement of. */
async function meterFor(db: Kysely<Schema>, person: Person, asked: string | undefined) {
  const isAdministrator = person.role === 'service-admin';
  const wanted = asked ?? person.meterNumber;
  const mayRead = wanted !== null && person.estate !== null && (isAdministrator || wanted === person.meterNumber);
  const meter = mayRead ? await holderOf(db, person.estate.id, wanted) : undefined;
  if (meter === undefined) return { status: 404, data: refusal('meter-not-found') } satisfies Refused;
  const hidden = isAdministrator ? null : notYet(person);
  return hidden === null ? meter : ({ status: 403, data: hidden } satisfies Refused);
}

function holderOf(db: Kysely<Schema>, estateId: number, meterNumber: string) {
  return db
    .selectFrom('meters')
    .select(['meters.meter_number', 'meters.house_address'])
    .select(
      sql<string>`coalesce((
        select trim(concat(users.first_name, ' ', users.last_name)) from users
        where users.meter_number = meters.meter_number and users.estate_id = meters.estate_id
          and users.role in ('service-user', 'service-owner')
        order by users.role <> 'service-user', users.created_at, users.id limit 1
      ), meters.landlord_name)`.as('holder'),
    )
    .where('meter_number', '=', meterNumber)
    .where('estate_id', '=', estateId)
    .executeTakeFirst();
}

/** The instants at which some days in Lagos begin and are over. */
async function instants(db: Kysely<Schema>, from: string, to: string): Promise<{ since: Date; until: Date }> {
  const { rows } = await sql<{ since: Date; until: Date }>`
    select ${beginningOfDay(from)} as since, ${beginningOfDay(dayAfter(to))} as until`.execute(db);
  const [span] = rows;
  if (span === undefined) throw new Error('A day began at no instant.');
  return span;
}
