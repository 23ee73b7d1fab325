import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import { settingLabel } from '#catalogues/settings.ts';
import { isVendor, VENDOR_PRODUCTS, vendorLabel } from '#catalogues/vendors.ts';
import { refused } from '../http/refusals.ts';
import { everyVendor, type VendingPort, type Vendors } from './port.ts';

/**
 * The refusal of vendors that cannot be chosen for what a scope stands for: one is not configured, or does not sell any of it. What is
 * no list of vendors is left to whoever reads the value. Null: they can be.
 */
export function vendorsUnfit(deps: Vendors, scope: string, list: string) {
  const all = everyVendor(deps);
  const names = list.split(',').filter(isVendor);
  const away = names.find((name) => !all.some((vendor) => vendor.name === name));
  if (away !== undefined) return refused('vendor-not-configured', SAID.notConfigured(vendorLabel(away)));
  const able = all.filter((vendor) => sellsAnyOf(vendor, scope)).map(({ name }) => name);
  const unable = names.find((name) => !able.includes(name));
  if (unable === undefined) return null;
  const what = settingLabel({ name: 'vendors', scope });
  return refused('vendor-does-not-sell', SAID.doesNotSell(vendorLabel(unable), what, able.map(vendorLabel).join(', ')));
}

/** Whether a vendor sells anything of what vendors can be chosen for under a scope. */
export function sellsAnyOf(vendor: Pick<VendingPort, 'sells'>, scope: string): boolean {
  const products = VENDOR_PRODUCTS.filter((one) => one.scope === scope || one.scope.startsWith(`${scope}.`));
  return products.some((product) => vendor.sells(product));
}
