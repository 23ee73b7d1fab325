import type { OrderKind } from '#catalogues/orders.ts';

/** How a product is called where a purchase is told of. */
export interface ProductWords {
  /** What is bought: 'Receipt for ...'. */
  readonly goods: string;
  /** What stands before the account. */
  readonly account: string;
  /** What could not be bought: 'We could not buy ... 45012345678'. */
  readonly wanted: string;
}

/** The words of each product. */
export const PRODUCT_WORDS: Readonly<Record<OrderKind, ProductWords>> = {
  power: { goods: 'electricity', account: 'Meter number', wanted: 'power for meter' },
  'public-power': { goods: 'electricity', account: 'Meter number', wanted: 'power for meter' },
  airtime: { goods: 'airtime', account: 'Mobile number', wanted: 'airtime for' },
  data: { goods: 'mobile data', account: 'Mobile number', wanted: 'mobile data for' },
  internet: { goods: 'internet access', account: 'Account', wanted: 'internet access for account' },
  cable: { goods: 'cable TV', account: 'Smartcard number', wanted: 'cable TV for smartcard' },
  service: { goods: 'services', account: 'Meter number', wanted: 'services for meter' },
  'dev-levy': { goods: 'development levy', account: 'Meter number', wanted: 'development levy for meter' },
  fine: { goods: 'fine', account: 'Meter number', wanted: 'the fine on meter' },
};

/** What is said of each product when it was paid for and could not be had. */
export const NOTHING_FOR: Readonly<Record<OrderKind, string>> = {
  power: 'No power could be bought for this meter.',
  'public-power': 'No power could be bought for this meter.',
  airtime: 'No airtime could be bought for this number.',
  data: 'The data plan could not be bought for this number.',
  internet: 'The package could not be bought for this account.',
  cable: 'The package could not be bought for this smartcard.',
  service: 'Your estate could not be paid for its services.',
  'dev-levy': 'Your estate could not be paid its development levy.',
  fine: 'Your estate could not be paid the fine.',
};
