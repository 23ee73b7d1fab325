import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import {
  MOST_STATEMENT_DAYS,
  STATEMENT_DUES,
  type StatementDue,
  type StatementKind,
} from '#catalogues/meter-statements.ts';
import { nairaOf } from '#catalogues/money.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { METER_STATEMENT as SAID } from '#catalogues/sentences/meter-statements.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { Schema } from '../db/schema.ts';
import { beginningOfDay, dayAfter } from '../histories/days.ts';
import type { CallTaken } from '../http/handlers.ts';
import { NO_OWN_METER, refusal, refused } from '../http/refusals.ts';
import { type Former, formerHouse, livesThereSince } from '../moves/moves.ts';
import { personOn } from '../moves/person-on.ts';
import type { Person } from '../person.ts';
import { asTheyLeft } from './as-left.ts';
import { linesOf, type StatementLine } from './lines.ts';
import { moveLines } from './move-lines.ts';
import { reminderLines } from './reminder-lines.ts';
import { standingLines } from './standings.ts';

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
  const span = within(await instants(db, from, to), meter);
  const newcomer = meter.since === null ? null : { id: person.id, since: meter.since };
  const { meterNumber, holder, address } = meter;
  const left = meter.left !== null && span.until >= meter.left.until ? meter.left : null;
  const { lines: moved, left: leftWith } = asTheyLeft(
    await linesOf(db, { meterNumber, dues, until: span.until, left, newcomer, isLetIn: meter.left === null }),
    span.until,
  );
  const moves = await moveLines(db, {
    meterNumber,
    until: span.until,
    userId: meter.moves === 'all' ? null : person.id,
    left: left === null ? null : leftWith,
  });
  // Whoever owes the levy alone buys no power, and is not reminded.
  const told =
    person.role === 'service-owner'
      ? []
      : [
          ...(await reminderLines(db, { ...meter, until: span.until })),
          ...(await standingLines(db, { ...meter, until: span.until })),
        ];
  const all = inOrder([...moved, ...moves], told);
  const added = addedUp(opened(all, meter.since), span.since);
  return {
    status: 200,
    data: { meterNumber, holder, address, ...added, ...(meter.left !== null && { left: meter.left.day }) },
  };
}

/** The days that were asked for, as far as the meter was the reader's: before they came and after they left there is nothing. */
function within({ since, until }: Span, { since: came, left }: Pick<Readable, 'since' | 'left'>): Span {
  const from = came !== null && since < came ? came : since;
  // Days before the reader came have what stood there when they did.
  const to = came !== null && until < came ? came : until;
  return { since: from, until: left !== null && to > left.until ? left.until : to };
}

/** Movements and moves by their instants; whoever leaves has left behind what was written with that. */
function inOrder(moved: readonly StatementLine[], moves: readonly StatementLine[]): readonly StatementLine[] {
  return [...moved, ...moves].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The line by which a newcomer came says what the house owed then. */
function opened(all: readonly StatementLine[], since: Date | null): readonly StatementLine[] {
  if (since === null) return all;
  const owed = sum(all.filter(({ at }) => at < since));
  const { owedBefore, aheadBefore } = MOVES.line;
  if (owed === 0) return all;
  const what = owed > 0 ? owedBefore : aheadBefore;
  return all.map((line) => (line.kind === 'move' && line.at.getTime() === since.getTime() ? { ...line, what } : line));
}

/** What takes off what is owed, or puts it back. */
const LESS_WHEN_BELOW: ReadonlySet<StatementKind> = new Set(['cash', 'correction']);

/** Lines as a statement has them from an instant on; what was before is its opening balance. */
function addedUp(
  all: readonly StatementLine[],
  since: Date,
): Omit<MeterStatement, 'meterNumber' | 'holder' | 'address' | 'left'> {
  const before = all.filter(({ at }) => at < since);
  const within = all.filter(({ at }) => at >= since);
  const opening = sum(before);
  let owed = opening;
  const lines = within.map(({ at, kobo, ...line }) => {
    owed += kobo;
    const isPaid = line.kind === 'payment' || line.kind === 'upload' || (LESS_WHEN_BELOW.has(line.kind) && kobo < 0);
    return {
      ...{ ...line, at: at.toISOString(), owedAfter: nairaOf(owed) },
      ...{ charged: isPaid ? 0 : nairaOf(kobo), paid: isPaid ? nairaOf(0 - kobo) : 0 },
    };
  });
  const of = (kind: StatementKind) => nairaOf(sum(within.filter((line) => line.kind === kind)));
  const ofDue = (due: StatementDue) => nairaOf(sum(all.filter((line) => line.due === due)));
  return {
    ...{ opening: nairaOf(opening), closing: nairaOf(owed), lines },
    sums: {
      charge: of('charge'),
      payment: of('payment'),
      upload: of('upload'),
      cash: of('cash'),
      correction: of('correction'),
    },
    dues: { 'service-charge': ofDue('service-charge'), 'dev-levy': ofDue('dev-levy'), fine: ofDue('fine') },
  };
}

const sum = (lines: readonly StatementLine[]): number => lines.reduce((all, { kobo }) => all + kobo, 0);

/** A meter whose statement somebody may read, as far as it is theirs. */
interface Readable {
  readonly meterNumber: string;
  readonly holder: string;
  readonly address: string;
  /** Where it begins: they came then, after others had left. Null: where the meter does. */
  readonly since: Date | null;
  /** Where it is over, for they left then; null: nowhere. */
  readonly left: Omit<Former, 'meterNumber' | 'address'> | null;
  /** Whose coming and going stands in it. */
  readonly moves: 'all' | 'own';
}

/** The meter that somebody may read a statement of: an administrator's any of the estate, else the own one, or one they moved out of. */
async function meterFor(db: Kysely<Schema>, reader: Person, asked: string | undefined): Promise<Readable | Refused> {
  if (reader.role === 'service-admin') {
    const meter = await holderOf(db, reader.estate?.id, asked);
    return meter === undefined ? noMeter : { ...meter, left: null, since: null, moves: 'all' };
  }
  const person = (await personOn(db, reader, asked)) ?? reader;
  const isOwn = person.meterNumber !== null && (asked === undefined || asked === person.meterNumber);
  if (!isOwn) return formerFor(db, person, asked);
  const meter = await holderOf(db, person.estate?.id, person.meterNumber);
  if (meter === undefined) return noMeter;
  const hidden = notYet(person);
  if (hidden !== null) return { status: 403, data: hidden };
  const stay = { userId: person.id, meterNumber: meter.meterNumber };
  // Whose house it is has been there before whoever lives in it.
  const since = person.role === 'service-user' ? await livesThereSince(db, stay) : null;
  return { ...meter, left: null, since, moves: 'own' };
}

const noMeter = { status: 404, data: refusal('meter-not-found') } satisfies Refused;

/** A meter that somebody lived on until their estate noted that they moved out. */
async function formerFor(db: Kysely<Schema>, person: Person, asked: string | undefined): Promise<Readable | Refused> {
  const former = await formerHouse(db, person.id, asked);
  if (former === undefined)
    return person.meterNumber === null && person.role !== 'netplus-admin'
      ? { status: 404, data: NO_OWN_METER }
      : noMeter;
  const { meterNumber, address, ...left } = former;
  const since = await livesThereSince(db, { userId: person.id, meterNumber });
  const holder = `${person.firstName} ${person.lastName}`.trim();
  return { meterNumber, address, holder, since, left, moves: 'own' };
}

function holderOf(db: Kysely<Schema>, estateId: number | undefined, meterNumber: string | null | undefined) {
  return db
    .selectFrom('meters')
    .select(['meters.meter_number as meterNumber', 'meters.house_address as address'])
    .select(
      sql<string>`coalesce((
        select trim(concat(users.first_name, ' ', users.last_name)) from residences as users
        where users.meter_number = meters.meter_number and users.estate_id = meters.estate_id
          and users.role in ('service-user', 'service-owner')
        order by users.role <> 'service-user', users.created_at, users.id limit 1
      ), meters.landlord_name)`.as('holder'),
    )
    .where('meter_number', '=', meterNumber ?? null)
    .where('estate_id', '=', estateId ?? null)
    .executeTakeFirst();
}

interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** The instants at which some days in Lagos begin and are over. */
async function instants(db: Kysely<Schema>, from: string, to: string): Promise<Span> {
  const { rows } = await sql<{ since: Date; until: Date }>`
    select ${beginningOfDay(from)} as since, ${beginningOfDay(dayAfter(to))} as until`.execute(db);
  const [span] = rows;
  if (span === undefined) throw new Error('A day began at no instant.');
  return span;
}
