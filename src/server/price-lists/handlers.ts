import type { Kysely } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { providerName } from '#catalogues/products/providers.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { feeOf } from './fees.ts';
import { inNaira } from './price-list-file.ts';
import type { PriceLists } from './price-lists.ts';

/** The calls that say what the storefront's purchases cost (S3 sections 3 and 7). */
export function priceListHandlers(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly priceLists: PriceLists;
}): Pick<Handlers, 'priceList' | 'providerFee'> {
  return {
    async priceList({ input: { list } }) {
      const providers = deps.priceLists.list(list).map(({ provider, packages }) => ({
        provider,
        name: providerName(provider),
        packages: packages.map(inNaira),
      }));
      return { status: 200, data: { list, providers } };
    },
    async providerFee({ input: { provider } }) {
      const fee = await feeOf(deps, provider);
      if (fee === null) return { status: 404, data: { code: 'no-fee', message: MESSAGES.serviceUnavailable } };
      return { status: 200, data: { fees: nairaOf(fee), provider } };
    },
  };
}
