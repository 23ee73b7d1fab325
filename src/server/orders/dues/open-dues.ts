import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Person } from '../../person.ts';
import { makeOrder } from '../make-order.ts';
import type { OpenDeps } from '../opens.ts';
import { isDue, openedDue } from './due-answer.ts';
import { namesOf } from './names.ts';
import { type DueRefused, priceDue } from './price-due.ts';
import { bodyOf, type DueWish } from './wish.ts';

/** Make and price a payment to the person's estate, and answer what its widget is begun with (S2 section 2). */
export async function openDues(deps: OpenDeps, person: Person, wish: DueWish): Promise<CallAnswer<'openDues'>> {
  const wanted = { opener: { userId: person.id }, key: wish.key, body: bodyOf(wish) };
  const made = await makeOrder<DueRefused>(deps, wanted, () => priceDue(deps, person, wish));
  if ('refused' in made) return made.refused;
  if (!isDue(made.order)) throw new Error(`Order ${made.order.order_id} pays no estate.`);
  return { status: 200, data: openedDue(made.order, await namesOf(deps.db, made.order)) };
}
