import { koboOf } from '#catalogues/money.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { EntryPoint } from '../../entry-points.ts';
import type { FlowStart } from '../../run.ts';
import type { Scene } from '../../scene.ts';

/**
 * What a sentence says of a thing that stands on a price list, in one text: what it is called or how much it holds, how long it
 * lasts, and what it costs. 'glo data 1000' names what costs so much; '2gb weekly for 500' is all three, or nothing that there is.
 */
export function listedIn(
  one: EntryPoint,
  { slots, modifiers }: Pick<Scene['sense'], 'slots' | 'modifiers'>,
): FlowStart['values'] {
  const listed = ['plan', 'package'].find((name) => one.slots.includes(name));
  if (listed === undefined) return {};
  const { [listed]: named, amount } = slots;
  const price = typeof amount === 'number' ? formatNaira(koboOf(amount)) : undefined;
  if (named === '' || (named === undefined && price === undefined)) return {};
  const parts = [named, modifiers?.lasts, price].filter((part) => part !== undefined).map(String);
  // An answer that is the price itself says it once.
  return { [listed]: parts.filter((part, at) => at === 0 || !parts[0]?.includes(part)).join(' ') };
}
