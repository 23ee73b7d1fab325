import { koboOf, nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS } from '#catalogues/orders.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { figuresOf } from '#src/server/dashboards/person.ts';
import type { OrderRow } from '#src/server/settlement/settle.ts';
import { RESIDENT } from '../fixtures.ts';
import { HOUSES, OWED_KOBO, SERVICES } from '../houses.ts';
import type { World } from '../world.ts';

const FIGURES = { service: 'serviceCharge', 'dev-levy': 'devLevy', fine: 'fine' } as const;

/** I15: the dashboard of each house that was paid for, and the block on its power, say what its orders say. */
export async function shownRightly({ db, clock }: World, orders: readonly OrderRow[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const kind of DUE_KINDS) {
    const all = orders.filter((order) => order.kind === kind && order.state === 'fulfilled');
    const paid = all.filter((order) => order.destination_account === HOUSES[kind]);
    if (paid.length === 0) continue;
    const sum = (part: (order: OrderRow) => number) => paid.reduce((all, order) => all + part(order), 0);
    // Another service than the service charge is owed by nobody.
    const lessOwed = sum((order) => (order.service_id === SERVICES.security.id ? 0 : order.amount_kobo));
    const left = OWED_KOBO[kind] - lessOwed;
    const { blocked } = await arrears(db, HOUSES[kind]);
    const { dues, months } = await figuresOf({ db, clock }, { ...RESIDENT, meterNumber: HOUSES[kind] });
    const said = {
      blocked,
      dues: dues[FIGURES[kind]],
      paid: months.reduce((all, month) => all + koboOf(month[FIGURES[kind]]), 0),
    };
    const expected = {
      blocked: kind === 'dev-levy' ? left > BLOCKING_LEVY_KOBO : left > 0,
      // Balances are below 0 where they are owed, a fine above 0 (S1 section 3).
      dues: nairaOf(kind === 'fine' ? left : 0 - left),
      // Whatever house it was for: the resident has paid it.
      paid: all.reduce((total, order) => total + order.total_kobo, 0),
    };
    if (JSON.stringify(said) !== JSON.stringify(expected))
      wrong.push(`I15 ${HOUSES[kind]}: shows ${JSON.stringify(said)}, was paid up to ${JSON.stringify(expected)}`);
  }
  return wrong;
}

/** S2 section 5, DECISIONS 1. */
const BLOCKING_LEVY_KOBO = 5_999_900;
