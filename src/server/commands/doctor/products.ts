import type { Kysely } from 'kysely';
import { settingLabel } from '#catalogues/settings.ts';
import { VENDOR_PRODUCTS, vendorLabel } from '#catalogues/vendors.ts';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../../db/schema.ts';
import { settingsAt } from '../../settings/in-force.ts';
import type { VendingPort } from '../../vending/port.ts';
import { vendorKeys, vendors } from '../../vending/vendors.ts';
import { sellsAnyOf } from '../../vending/vendors-fit.ts';
import { bad, type Finding, good, warning } from './finding.ts';

type Seller = Pick<VendingPort, 'name' | 'sells'>;

/** Whether a vendor that is configured sells each product, and those that are set for one can. */
export async function checkProducts(db: Kysely<Schema>, config: Config): Promise<Finding[]> {
  const sellers = sellersIn(config);
  if (sellers === null) return [];
  const unsold = await unsoldBy(db, sellers);
  const found = await settingsAmiss(db, sellers);
  if (unsold.length > 0)
    found.push(
      warning(
        'Products',
        `no vendor of this portal sells ${unsold.join('; ')}.`,
        'Name a vendor that does in VENDING_PROVIDER, or stop selling it at /platform-settings.',
      ),
    );
  return found.length > 0 ? found : [good('Products', 'each has a vendor.')];
}

/** The vendors that are configured; null where one has not the keys that it needs, which is told elsewhere. */
function sellersIn(config: Config): readonly Seller[] | null {
  try {
    return [config.vendingProvider, ...config.otherVendors].flatMap((name): Seller[] => {
      if (name === 'sandbox') return [{ name, sells: () => true }];
      const known: Readonly<Record<string, () => Seller>> = vendors(vendorKeys(config, name), () => new Date());
      const open = known[name];
      return open === undefined ? [] : [open()];
    });
  } catch (cause) {
    if (cause instanceof CannotStart) return null;
    throw cause;
  }
}

/** What nobody sells: a product as a whole, or what is left of one. Of estates' power the companies that estates have. */
async function unsoldBy(db: Kysely<Schema>, sellers: readonly Seller[]): Promise<readonly string[]> {
  const rows = await db.selectFrom('estates').select('company').distinct().where('company', 'is not', null).execute();
  const companies = new Set<string | null>(rows.map(({ company }) => company));
  const isSold = (scope: string) => sellers.some((seller) => sellsAnyOf(seller, scope));
  return VENDOR_PRODUCTS.filter(({ scope, kind, company, of }) => {
    if (isSold(scope)) return false;
    return of === null || (isSold(kind) && (company === null || companies.has(company)));
  }).map(({ scope }) => labelOf(scope));
}

/** Vendors that are set for a product, and cannot sell it here. */
async function settingsAmiss(db: Kysely<Schema>, sellers: readonly Seller[]): Promise<Finding[]> {
  const held = await settingsAt(db, new Date(), ['vendors']);
  return VENDOR_PRODUCTS.flatMap(({ scope }): Finding[] => {
    const value = held.value('vendors', scope);
    if (typeof value !== 'string') return [];
    const names = value.split(',');
    const away = names.filter((name) => !sellers.some((seller) => seller.name === name));
    const able = sellers.filter((seller) => names.includes(seller.name) && sellsAnyOf(seller, scope));
    if (away.length === 0 && able.length > 0) return [];
    const said = `${away.map(vendorLabel).join(', ') || 'who is set'} cannot sell it here: ${labelOf(scope)}`;
    const remedy = 'Set who sells it at /fees-and-limits, or name the vendor in VENDING_PROVIDER, with its keys.';
    return able.length > 0
      ? [warning('Products', `${said}. It is passed over.`, remedy)]
      : [bad('Products', `${said}. It is not sold.`, remedy)];
  });
}

/** What a scope stands for, without the name of the setting. */
function labelOf(scope: string): string {
  const label = settingLabel({ name: 'vendors', scope });
  return label.slice(label.indexOf(', ') + 2);
}
