import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ENDED_METER_DAYS } from '#catalogues/held-meters.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import { awaitsOf, type Person } from '../../person.ts';

const DAY_MS = 86_400_000;

type OwnMeter = CallAnswer<'myMeters'> & { readonly status: 200 };
type Row = OwnMeter['data']['meters'][number];

/** The meters of a person, the one in use first, then those added first; behind them what they hold no more, for some days. */
export async function metersOf(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  { id: userId }: Pick<Person, 'id'>,
): Promise<readonly Row[]> {
  const homes = await db
    .selectFrom('residences')
    .innerJoin('estates', 'estates.id', 'residences.estate_id')
    .leftJoin('held_meters as held', (join) =>
      join
        .onRef('held.user_id', '=', 'residences.id')
        .onRef('held.meter_number', '=', 'residences.meter_number')
        .on('held.ended_at', 'is', null),
    )
    .select(['residences.role', 'residences.meter_number', 'residences.address', 'residences.is_verified'])
    .select(['residences.link_awaited', 'residences.in_use', 'residences.created_at', 'estates.name as estate'])
    .select(['estates.verifies_residents as estate_verifies', 'held.name', 'held.added_at'])
    .select(({ selectFrom }) =>
      selectFrom('meter_moves as came')
        .select('came.stands_at')
        .whereRef('came.user_id', '=', 'residences.id')
        .whereRef('came.meter_number', '=', 'residences.meter_number')
        .where('came.way', '=', 'in')
        .orderBy('came.id', 'desc')
        .limit(1)
        .as('came_at'),
    )
    .where('residences.id', '=', userId)
    .where('residences.meter_number', 'is not', null)
    .orderBy('residences.in_use', 'desc')
    .orderBy('held.id')
    .execute();
  const held = homes.flatMap((home): Row[] => {
    if (home.meter_number === null) return [];
    const awaits = awaitsOf(home);
    return [
      {
        ...{ meterNumber: home.meter_number, name: home.name, estate: home.estate, inUse: home.in_use, reason: null },
        address: awaits === 'nothing' ? home.address : null,
        state: STATES[awaits],
        since: dayInLagos(home.came_at ?? home.added_at ?? home.created_at),
      },
    ];
  });
  const gone = await endedOf({ db, clock }, userId);
  return [...held, ...gone.filter((one) => !held.some(({ meterNumber }) => meterNumber === one.meterNumber))];
}

const STATES = { nothing: 'verified', confirmation: 'waits-for-link', verification: 'waits-for-estate' } as const;

/** What a person holds no more, the last ended first, each meter once. A refusal is told with its reason. */
async function endedOf({ db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date }, userId: string) {
  const rows = await db
    .selectFrom('held_meters as held')
    .innerJoin('estates', 'estates.id', 'held.estate_id')
    .select(['held.meter_number', 'held.name', 'held.ended_as', 'held.ended_at', 'estates.name as estate'])
    .select(({ selectFrom }) =>
      selectFrom('refused_residents as refused')
        .select('refused.reason')
        .whereRef('refused.user_id', '=', 'held.user_id')
        .whereRef('refused.meter_number', '=', 'held.meter_number')
        .orderBy('refused.id', 'desc')
        .limit(1)
        .as('reason'),
    )
    .where('held.user_id', '=', userId)
    .where('held.ended_at', '>', new Date(clock().getTime() - ENDED_METER_DAYS * DAY_MS))
    .orderBy('held.id', 'desc')
    .execute();
  const last = new Map<string, Row>();
  for (const row of rows) {
    if (row.ended_at === null || last.has(row.meter_number)) continue;
    const isRefused = row.ended_as === 'refused';
    last.set(row.meter_number, {
      ...{ meterNumber: row.meter_number, name: row.name, estate: row.estate, address: null, inUse: false },
      state: isRefused ? 'refused' : 'ended',
      since: dayInLagos(row.ended_at),
      reason: isRefused ? row.reason : null,
    });
  }
  return [...last.values()];
}
