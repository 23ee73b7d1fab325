import type { Kysely } from 'kysely';
import { vendorScopes } from '#catalogues/vendors.ts';
import type { Schema } from '../db/schema.ts';
import { type Settings, settingsAt } from '../settings/in-force.ts';
import { everyVendor, type Product, type VendingPort, type Vendors } from './port.ts';

type Deps = Vendors & { readonly db: Kysely<Schema>; readonly clock: () => Date };

/**
 * The vendors of a product in the order in which they are tried: as it is set for it or for its kind, otherwise in the order of
 * `VENDING_PROVIDER`. Who does not sell it, or is not configured, is passed over. `given`: the settings, where they are read already.
 */
export async function sellersOf(deps: Deps, product: Product, given?: Settings): Promise<readonly VendingPort[]> {
  const held = given ?? (await settingsAt(deps.db, deps.clock(), ['vendors']));
  const [set = null] = vendorScopes(product).flatMap((scope) => {
    const value = held.value('vendors', scope);
    return typeof value === 'string' ? [value.split(',')] : [];
  });
  const all = capable(deps, product);
  return set === null ? all : set.flatMap((name) => all.filter((vendor) => vendor.name === name));
}

/** Every vendor that is configured and sells a product, whether or not it is to. */
export function capable(deps: Vendors, product: Product): readonly VendingPort[] {
  return everyVendor(deps).filter((vendor) => vendor.sells(product));
}
