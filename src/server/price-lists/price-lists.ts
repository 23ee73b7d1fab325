import type { PriceListName } from '#catalogues/orders.ts';
import type { Package, PriceList } from '#catalogues/products/price-list.ts';
import { BUILT_IN_PRICE_LISTS } from '#catalogues/products/price-lists.ts';

/** The price lists that this portal sells from. */
export interface PriceLists {
  list(name: PriceListName): PriceList;
  /** A package by its provider and its name on a list, price in kobo; undefined where the list does not have it. */
  find(name: PriceListName, provider: string, packageName: string): Package | undefined;
}

/** The price lists, each built in unless it is replaced. */
export function openPriceLists(replaced: Partial<Record<PriceListName, PriceList>> = {}): PriceLists {
  const lists: Record<PriceListName, PriceList> = { ...BUILT_IN_PRICE_LISTS, ...replaced };
  return {
    list: (name) => lists[name],
    find: (name, provider, packageName) =>
      lists[name].find((sold) => sold.provider === provider)?.packages.find((one) => one.name === packageName),
  };
}
