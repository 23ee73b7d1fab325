import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ARRIVALS } from '#catalogues/sentences/own-account.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { recordBack } from '../transfers/arrivals.ts';

/** The answers after which the money is surely still with the provider, and nothing is under way. */
const STAYED = ['refused', 'needs-details'];

/**
 * Have a person pay money back that the provider does not send: from now on the provider is not asked any more, so that it goes back
 * once. Refused while the provider may be sending it. Who takes it over a second time is told that it is so.
 */
export function takeArrivalOver(
  deps: MoneyDeps,
  { id: actor }: Pick<Person, 'id'>,
  { id }: CallTaken<'takeArrivalOver'>,
): Promise<CallAnswer<'takeArrivalOver'>> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await held(trx, deps, id);
    if (row === undefined) return refused('arrival-not-found', ARRIVALS.byHand.notWanted);
    const { provider, reference, amount_kobo: kobo, estate_id: estateId } = row;
    const message = ARRIVALS.byHand.taken(formatNaira(kobo));
    if (row.by_hand_at !== null) return { status: 200, data: { message } } as const;
    if (!STAYED.includes(row.last_answer ?? '')) return refused('refund-under-way', ARRIVALS.byHand.underWay);
    const at = deps.clock();
    await trx
      .updateTable('arrivals')
      .set({ by_hand_by: actor, by_hand_at: at, next_probe_at: null })
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .execute();
    // Nobody looks at it by itself any more.
    await trx
      .updateTable('cases')
      .set({ next_probe: null })
      .where('arrival_provider', '=', provider)
      .where('arrival_reference', '=', reference)
      .where('closed_at', 'is', null)
      .execute();
    const deed = { at, actor, action: 'arrival-taken-over', subject: reference, estateId } as const;
    await writeAudit(trx, { ...deed, detail: { kobo, before: row.sender } });
    return { status: 200, data: { message } } as const;
  });
}

/** Record that money which somebody took over was paid back by hand, once: a repeat with its reference changes nothing. */
export function recordArrivalPaid(
  deps: MoneyDeps,
  { id: actor }: Pick<Person, 'id'>,
  { id, reference: paidAs, from }: CallTaken<'recordArrivalPaid'>,
): Promise<CallAnswer<'recordArrivalPaid'>> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await held(trx, deps, id);
    const done = { status: 200, data: { message: ARRIVALS.byHand.recorded } } as const;
    if (row === undefined) {
      const recorded = trx.selectFrom('arrivals').select('reference').where('by_hand_at', 'is not', null);
      const same = await recorded.where('reference', '=', id).where('refund_reference', '=', paidAs).executeTakeFirst();
      return same === undefined ? refused('arrival-not-found', ARRIVALS.byHand.notWanted) : done;
    }
    if (row.by_hand_at === null) return refused('not-taken-over', ARRIVALS.byHand.notTaken);
    await recordBack(trx, deps, row, paidAs, from);
    const { estate_id: estateId, amount_kobo: kobo } = row;
    const deed = { at: deps.clock(), actor, action: 'arrival-paid-by-hand', subject: id, estateId } as const;
    await writeAudit(trx, { ...deed, detail: { kobo, after: paidAs } });
    return done;
  });
}

/** Money that goes back, held. */
function held(trx: Transaction<Schema>, { payments }: MoneyDeps, reference: string) {
  return trx
    .selectFrom('arrivals')
    .selectAll()
    .where('provider', '=', payments.name)
    .where('reference', '=', reference)
    .where('state', '=', 'returning')
    .forUpdate()
    .executeTakeFirst();
}
