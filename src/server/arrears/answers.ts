import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { HouseStanding } from './standings.ts';

type Told = Extract<CallAnswer<'arrearsStandings'>, { status: 200 }>['data'];

const DAY_MS = 86_400_000;

/** A house as calls tell it; naira. */
export function houseOf(
  { meterNumber, holder, address, debts, standing, excepted }: HouseStanding,
  at: Date,
): Told['houses'][number] {
  const { name, why, stopsIn } = standing;
  const stopsOn = stopsIn === null ? null : dayInLagos(at.getTime() + stopsIn * DAY_MS);
  return {
    ...{ meterNumber, holder, address, name },
    owed: nairaOf(Object.values(debts.owed).reduce((sum, kobo) => sum + kobo, 0)),
    why: why.map(({ condition, owed, days, charges }) => ({
      ...{ due: condition.due, owed: nairaOf(owed) },
      days: condition.days === null ? null : days,
      charges: condition.charges === null ? null : charges,
    })),
    until: excepted === null ? stopsOn : excepted.until,
    excepted,
  };
}

/** How many houses stand how. */
export function countsOf(houses: readonly HouseStanding[]): Told['counts'] {
  const of = (name: keyof Told['counts']) => houses.filter(({ standing }) => standing.name === name).length;
  return { blocked: of('blocked'), excepted: of('excepted'), grace: of('grace'), reminded: of('reminded') };
}
