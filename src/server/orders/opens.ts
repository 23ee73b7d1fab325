import type { Kysely } from 'kysely';
import type { OrderKind } from '#catalogues/orders.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import type { Schema } from '../db/schema.ts';
import { createLimit, type TooMany } from '../http/rate-limit.ts';
import { readSettings } from '../read-settings.ts';
import { figureOf, type Settings, settingsAt } from '../settings/in-force.ts';
import type { MoneyDeps } from '../settlement/money.ts';

/** Who opens an order: a person, or a visitor by the network address. */
export type Opener = { readonly userId: string } | { readonly address: string };

/**
 * Counts the orders that one buyer opens. One that is there already is counted only where it has to be looked for anew, not
 * when it is asked for again over a bad line.
 */
export interface Opens {
  /** Count one more; answers the seconds to wait when there were too many. `given`: the settings, where they are read already. */
  take(opener: Opener, given?: Settings): Promise<TooMany | null>;
}

/** What opening an order needs besides the money path. */
export interface OpenDeps extends MoneyDeps {
  readonly opens: Opens;
}

/**
 * Orders of all kinds that one person opens in an hour. Each is asked about every 8 s for half an hour, and then every 15
 * minutes of a day: a hundred take 15 of the 20 questions a second that the sweep has for everybody, never all of them.
 */
const BY_PERSON = { setting: 'orders-by-account', name: 'open-order', seconds: 3_600 } as const;
/** Orders that visitors of one network address open in ten minutes; many households share one, so that whoever comes after the last solves a puzzle. */
const BY_ADDRESS = { setting: 'orders-by-address', name: 'open-bill', seconds: 600, eased: true } as const;

/** Settings that opening an order needs, whatever it is for. */
export const OPENING = [BY_PERSON.setting, BY_ADDRESS.setting, 'vendors'] as const;

/** The counts of all servers together, up to what is set for them now. */
export function limitOpens({ db, clock }: Pick<MoneyDeps, 'db' | 'clock'>): Opens {
  const counted = ({ setting, ...counts }: typeof BY_PERSON | typeof BY_ADDRESS) => {
    const limit = createLimit(db, { ...counts, points: 0 });
    return async (key: string, given?: Settings) =>
      limit.take(key, figureOf(given ?? (await settingsAt(db, clock(), [setting])), setting));
  };
  const persons = counted(BY_PERSON);
  const addresses = counted(BY_ADDRESS);
  return {
    take: (opener, given) => ('userId' in opener ? persons(opener.userId, given) : addresses(opener.address, given)),
  };
}

/** The refusal of a new order of a product that an operator does not sell just now; null when it is sold. */
export async function notSold(db: Kysely<Schema>, kind: OrderKind) {
  return whilePaused((await readSettings(db)).paused, kind);
}

/** The same, where it is known what is not sold just now. */
export function whilePaused(paused: readonly OrderKind[], kind: OrderKind) {
  if (!paused.includes(kind)) return null;
  return { status: 503, data: { code: 'not-sold', message: PLATFORM_SENTENCES.notSold(SOLD_AS[kind]) } } as const;
}
