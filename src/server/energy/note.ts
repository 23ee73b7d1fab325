import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ENERGY_LIMITS } from '#catalogues/energy.ts';
import { koboOf } from '#catalogues/money.ts';
import { ENERGY } from '#catalogues/sentences/estate/energy.ts';
import { dayInLagos, formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import { monthsOf } from '../billing/months.ts';
import type { BooksReading } from '../books/books.ts';
import type { By } from '../books/spendings.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { kwhOf } from './balance.ts';

const SAID = ENERGY.form;

/**
 * Write down what came in in a month and what it cost, as the next version of it; refused where another version stands than was read back. What
 * stands already stays as it is.
 */
export function noteEnergy(
  { db, clock }: BooksReading,
  { estate, id: actor }: By,
  { month, kwh, cost, replaces }: CallTaken<'noteEnergy'>,
): Promise<CallAnswer<'noteEnergy'>> {
  const at = clock();
  const now = dayInLagos(at).slice(0, 'yyyy-mm'.length);
  if (month > now) return Promise.resolve(refused('month-to-come', SAID.monthToCome));
  const ago = monthsOf({ from: month, to: now })?.length ?? Number.POSITIVE_INFINITY;
  if (ago > ENERGY_LIMITS.monthsBack) return Promise.resolve(refused('month-long-ago', SAID.monthLongAgo));
  const [hundredths, cost_kobo] = [Math.round(kwh * 100), koboOf(cost)];
  const words = (of: { readonly hundredths: number; readonly cost_kobo: number }) =>
    `${ENERGY.kwh(kwhOf(of.hundredths))}, ${formatNaira(of.cost_kobo)}`;
  return db.transaction().execute(async (trx) => {
    await lockEstate(trx, estate.id);
    const held = await trx
      .selectFrom('energy_bills')
      .selectAll()
      .where('estate_id', '=', estate.id)
      .where('month', '=', month)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const wished = { hundredths, cost_kobo };
    const said = { status: 200, data: { message: SAID.noted(month, words(wished)) } } as const;
    // A second click, or an answer that did not come.
    if (held?.hundredths === hundredths && held.cost_kobo === cost_kobo) return said;
    if ((held?.id ?? null) !== replaces)
      return { status: 409, data: { code: 'changed', message: SAID.changedMeanwhile } } as const;
    await trx
      .insertInto('energy_bills')
      .values({
        ...{ ...wished, estate_id: estate.id, month, version: (held?.version ?? 0) + 1 },
        ...{ made_by: actor, made_at: at },
      })
      .execute();
    const detail = { month, before: held ? words(held) : null, after: words(wished) };
    await writeAudit(trx, {
      ...{ at, actor, action: 'energy-noted', subject: estate.name, estateId: estate.id, detail },
    });
    return said;
  });
}
