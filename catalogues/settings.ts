import * as z from 'zod/mini';
import {
  AIRTIME_AMOUNT_KOBO,
  DUES_AMOUNT_KOBO,
  ESTATE_FEE_KOBO,
  KOBO_PER_NAIRA,
  POWER_AMOUNT_KOBO,
  PUBLIC_POWER_AMOUNT_KOBO,
} from './limits.ts';
import { DUE_KINDS } from './orders.ts';
import { SOLD_AS } from './platform.ts';
import { PROVIDERS } from './products/providers.ts';
import { SETTING_SENTENCES as SAID } from './sentences/platform/settings.ts';
import { isVendor, VENDOR_PRODUCTS, VENDORS } from './vendors.ts';

/** What a value is: kobo, how many, or names of vendors. */
type Kind = 'money' | 'count' | 'vendors';

/** What is set: kobo, how many, or names with commas between, the first one first; null: as it is where nobody has set it. */
export type SettingValue = number | string | null;

/** What holds of a setting for one of the things that it is set for; `least` and `most` in the unit of its kind. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  /** As long as nobody has set it; null: there is none then. */
  readonly otherwise: SettingValue;
}

/** A setting: what it is called, and what it is set for, by the code that stands for each; '' is the whole platform. */
interface Setting {
  readonly label: string;
  readonly kind: Kind;
  readonly of: Readonly<Record<string, Bounds & { readonly label: string }>>;
}

/** Products of an estate that carry the estate's convenience fee (S2 section 9). */
export const ESTATE_FEE_KINDS = ['power', ...DUE_KINDS] as const;

/** Largest fee, kobo. */
const FEE_MOST = 10_000_000;

/** Half of price and fee is charged where nobody lives in the apartment: a fee as large as the price would leave nothing to credit. */
const SERVICE_FEE_MOST = DUES_AMOUNT_KOBO.least - KOBO_PER_NAIRA;

/** The specification's bounds of what is bought for an amount of one's own, kobo: the widest that can be set. */
const AMOUNTS = {
  power: POWER_AMOUNT_KOBO,
  'public-power': PUBLIC_POWER_AMOUNT_KOBO,
  airtime: AIRTIME_AMOUNT_KOBO,
  service: DUES_AMOUNT_KOBO,
  'dev-levy': DUES_AMOUNT_KOBO,
} as const;

/** A product whose smallest and largest amount can be set. */
export type AmountKind = keyof typeof AMOUNTS;

/** All of these. */
export const AMOUNT_KINDS = Object.keys(AMOUNTS) as [AmountKind, ...AmountKind[]];

const amounts = (end: 'least' | 'most') =>
  Object.fromEntries(
    AMOUNT_KINDS.map((kind) => [kind, { ...AMOUNTS[kind], otherwise: AMOUNTS[kind][end], label: SOLD_AS[kind] }]),
  );

/** The vendors with whom there is a wallet. */
const { sandbox: _, ...WALLETS } = VENDORS;

/** The bounds of what a wallet is low below, kobo; and what holds as long as nobody has set it, which is a few sales. */
const LOW_WALLET = { least: 0, most: 100_000_000_000, otherwise: 2_000_000 };

/** A vendor with whom there is a wallet. */
export function hasWallet(vendor: string): vendor is keyof typeof WALLETS {
  return Object.hasOwn(WALLETS, vendor);
}

const everywhere = (most: number, otherwise: number) => ({
  '': { least: 1, most, otherwise, label: SAID.everywhere },
});

/** Everything that an operator sets and that has a history, by its name. */
export const SETTINGS = {
  fee: {
    label: SAID.called.fee,
    kind: 'money',
    of: Object.fromEntries([
      ...ESTATE_FEE_KINDS.map((kind) => [
        kind,
        {
          least: 0,
          most: kind === 'service' ? SERVICE_FEE_MOST : FEE_MOST,
          otherwise: ESTATE_FEE_KOBO,
          label: SOLD_AS[kind],
        },
      ]),
      // None is set: nothing of this provider is sold (DECISIONS 18).
      ...PROVIDERS.map(({ code, name }) => [code, { least: 0, most: FEE_MOST, otherwise: null, label: name }]),
    ]),
  },
  'least-amount': { label: SAID.called['least-amount'], kind: 'money', of: amounts('least') },
  'most-amount': { label: SAID.called['most-amount'], kind: 'money', of: amounts('most') },
  'orders-by-account': { label: SAID.called['orders-by-account'], kind: 'count', of: everywhere(1_000, 100) },
  'orders-by-address': { label: SAID.called['orders-by-address'], kind: 'count', of: everywhere(10_000, 150) },
  // None is set: in the order of VENDING_PROVIDER.
  vendors: {
    label: SAID.called.vendors,
    kind: 'vendors',
    of: Object.fromEntries(
      VENDOR_PRODUCTS.map(({ scope, kind, of }) => [
        scope,
        {
          ...{ least: 1, most: Object.keys(VENDORS).length, otherwise: null },
          label: of === null ? SOLD_AS[kind] : `${SOLD_AS[kind]}, ${of}`,
        },
      ]),
    ),
  },
  'low-wallet': {
    label: SAID.called['low-wallet'],
    kind: 'money',
    of: Object.fromEntries(Object.entries(WALLETS).map(([vendor, label]) => [vendor, { ...LOW_WALLET, label }])),
  },
} as const satisfies Record<string, Setting>;

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS;

/** Every setting's name. */
export const SETTING_NAMES = Object.keys(SETTINGS) as [SettingName, ...SettingName[]];

/** One setting of one thing. */
export interface SettingKey {
  readonly name: SettingName;
  /** A provider's code, a product's name, both with a dot between, or '' for the whole platform. */
  readonly scope: string;
}

/** Every setting of everything that it is set for, in the order in which they are shown. */
export const SETTING_KEYS: readonly SettingKey[] = SETTING_NAMES.flatMap((name) =>
  Object.keys(SETTINGS[name].of).map((scope) => ({ name, scope })),
);

/** What a setting is and may be for one thing; undefined where it is not set for that. */
export function settingOf({
  name,
  scope,
}: SettingKey): (Omit<Setting, 'of'> & Bounds & { readonly of: string }) | undefined {
  const { of, ...setting }: Setting = SETTINGS[name];
  const bounds = Object.hasOwn(of, scope) ? of[scope] : undefined;
  return bounds && { ...setting, ...bounds, label: setting.label, of: bounds.label };
}

/** What it is called with what it is set for: `Convenience fee, MTN`. */
export function settingLabel(key: SettingKey): string {
  const setting = settingOf(key);
  return setting === undefined ? key.name : `${setting.label}, ${setting.of}`;
}

/** Names of vendors with commas between, each once. */
const VENDOR_LIST = z.string(SAID.noVendors(Object.values(VENDORS).join(', '))).check(
  z.refine(
    (text) => {
      const names = text.split(',');
      return names.every(isVendor) && new Set(names).size === names.length;
    },
    SAID.noVendors(Object.values(VENDORS).join(', ')),
  ),
);

/** The value that a setting may have for one thing; its issues are words for a person. */
export function settingShape(key: SettingKey): z.ZodMiniType<SettingValue> {
  const { least = 0, most = 0, kind = 'count' } = settingOf(key) ?? {};
  if (kind === 'vendors') return z.nullable(VENDOR_LIST);
  const written = (value: number) => (kind === 'money' ? value / KOBO_PER_NAIRA : value).toLocaleString('en-NG');
  const [small, large] = kind === 'money' ? [SAID.small, SAID.large] : [SAID.few, SAID.many];
  return z.nullable(
    z.number(SAID.noNumber).check(
      z.multipleOf(1, SAID.noNumber),
      // Written only where somebody reads it: settings are read in every purchase.
      z.gte(least, { error: () => small(written(least)) }),
      z.lte(most, { error: () => large(written(most)) }),
    ),
  );
}
