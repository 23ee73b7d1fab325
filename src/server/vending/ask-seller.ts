import type { Kysely } from 'kysely';
import { type OrderKind, PUBLIC_KINDS } from '#catalogues/orders.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { COMPANY_CODES } from '#catalogues/products/companies.ts';
import { providersOf } from '#catalogues/products/providers.ts';
import { type Supply, supplyOf } from '#catalogues/products/supplies.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { SUPPLY_SENTENCES } from '#catalogues/sentences/supplies.ts';
import type { Schema } from '../db/schema.ts';
import type { Settings } from '../settings/in-force.ts';
import { outagesOf } from './availability/outages.ts';
import { downSaid, notSellable, type ToSell } from './availability/sellable.ts';
import { type AccountAnswer, everyVendor, type VendingPort, type Vendors } from './port.ts';
import { sellersOf } from './sellers.ts';

type Deps = Vendors & { readonly db: Kysely<Schema>; readonly clock: () => Date };

/** The refusal of what no vendor sells just now. */
export interface NotSold {
  readonly status: 503;
  readonly data: { readonly code: string; readonly message: string };
}

/**
 * Ask the vendor that would sell something: the first in its order that can sell it just now. One that answers that it cannot is
 * passed over as one of which that was known. Where none can it is refused, as the first one would be. `given`: the settings, where they
 * are read already.
 */
export async function askSeller<A extends AccountAnswer>(
  deps: Deps,
  sold: ToSell,
  ask: (seller: VendingPort) => Promise<A>,
  given?: Settings,
): Promise<{ readonly answer: A } | { readonly refused: NotSold }> {
  let refused: NotSold | null = null;
  for (const seller of await sellersOf(deps, sold, given)) {
    const off = await notSellable(deps, seller, sold);
    if (off !== null) {
      refused ??= off;
      continue;
    }
    const answer = await ask(seller);
    const isDown = answer.kind === 'unknown' && answer.hindrance === 'down';
    const now = isDown ? await notSellable(deps, seller, sold) : null;
    if (now === null) return { answer };
    refused ??= now;
  }
  return { refused: refused ?? soldByNobody(sold.kind) };
}

/** Why nobody can sell something just now; null: somebody can, as far as is known. */
export async function soldByNone(deps: Deps, sold: ToSell): Promise<NotSold | null> {
  const asked = await askSeller(deps, sold, async () => SELLS);
  return 'refused' in asked ? asked.refused : null;
}

const SELLS: AccountAnswer = { kind: 'found', name: '' };

/** What of all that is sold no vendor can sell just now because it is down, since when, and what is said of it. */
export async function downNow(deps: Deps) {
  const now = deps.clock();
  const outages = await outagesOf(
    deps.db,
    now,
    everyVendor(deps).map(({ name }) => name),
  );
  // Of several that say so an administrator is the first.
  const known = new Map(outages.toReversed().map((one) => [one.supply, one]));
  const down = new Map<Supply, { readonly supply: Supply; readonly since: string; readonly message: string }>();
  for (const sold of SOLD) {
    const supply = supplyOf(sold);
    const outage = supply === null ? undefined : known.get(supply);
    if (supply === null || outage === undefined || down.has(supply)) continue;
    if ((await soldByNone(deps, sold))?.data.code !== 'supply-down') continue;
    const message = `${downSaid(outage, now)} ${SUPPLY_SENTENCES.stopped}`;
    down.set(supply, { supply, since: outage.since.toISOString(), message });
  }
  return [...down.values()];
}

/** Everything that is supplied: to the storefront provider by provider, and to estates company by company. */
const SOLD: readonly ToSell[] = [
  ...PUBLIC_KINDS.flatMap((kind) => providersOf(kind).map(({ code: provider }) => ({ kind, provider, company: null }))),
  ...COMPANY_CODES.map((company) => ({ kind: 'power' as const, provider: null, company })),
];

/** The refusal of a product that is not sold just now. */
function soldByNobody(kind: OrderKind): NotSold {
  return { status: 503, data: { code: 'not-sold', message: PLATFORM_SENTENCES.notSold(SOLD_AS[kind]) } };
}
