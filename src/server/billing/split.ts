import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { toldSplit } from '#catalogues/calls/paying/split.shapes.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Debt } from '#machines/arrears/oldest-first.ts';
import type { SplitRule } from '#machines/arrears/split.ts';
import type { Schema } from '../db/schema.ts';
import { DUES, type Due } from './chart.ts';
import { keyOfDue, owedNow } from './owed-now.ts';
import type { MeterStanding } from './standing.ts';

/** How a meter's top-ups are divided just now: by what its estate rules, and what it owes, the oldest first. */
export type Dividing = Omit<SplitRule, 'least'> & { readonly debts: readonly Debt<Due>[] };

/**
 * How top-ups of a meter are divided; null: they are not. Whoever is stopped buys but a little, which is all theirs, and an exception lets a
 * house buy as if it owed nothing (decision 208).
 */
export async function dividingOf(
  trx: Kysely<Schema>,
  meterNumber: string,
  { policy, standing, exceptedUntil }: MeterStanding,
): Promise<Dividing | null> {
  if (policy.debtShare === 0 || standing.name === 'blocked' || exceptedUntil !== null) return null;
  const debts = (await owedNow(trx, meterNumber)).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const owed = debts.reduce((sum, { kobo }) => sum + kobo, 0);
  return owed === 0 ? null : { share: policy.debtShare, owed, debts };
}

/** The occasion on which a top-up pays what is owed. */
export const splitKey = (orderId: string): string => `split-${orderId}`;

/** The top-up with whose part an order of some key has paid a due; null: none. */
export function topUpIn(key: string): string | null {
  const due = DUES.find((one) => key.endsWith(keyOfDue('', one)));
  if (due === undefined || !key.startsWith(splitKey(''))) return null;
  return key.slice(splitKey('').length, -keyOfDue('', due).length);
}

/** Debts that are named. */
const MOST_NAMED = 12;

/** The same as calls tell it, naira. */
export function splitTold({ share, owed, debts }: Dividing): z.infer<typeof toldSplit> {
  const named = debts.slice(0, MOST_NAMED);
  return {
    ...{ share, owed: nairaOf(owed) },
    debts: named.map(({ due, kobo, name = null }) => ({ due, amount: nairaOf(kobo), name: name ?? null })),
  };
}
