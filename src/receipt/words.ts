import type { MeterType, OrderKind } from '#catalogues/orders.ts';

/** How a product is called where a purchase is told of. */
export interface ProductWords {
  /** What is bought: 'Receipt for ...'. */
  readonly goods: string;
  /** What stands before the account. */
  readonly account: string;
  /** What could not be done: 'We could not ... 45012345678'. */
  readonly wanted: string;
}

/** The words of each product, but for a postpaid meter's bill. */
const PRODUCT_WORDS: Readonly<Record<OrderKind, ProductWords>> = {
  power: { goods: 'electricity', account: 'Meter number', wanted: 'buy power for meter' },
  'public-power': { goods: 'electricity', account: 'Meter number', wanted: 'buy power for meter' },
  airtime: { goods: 'airtime', account: 'Mobile number', wanted: 'buy airtime for' },
  data: { goods: 'mobile data', account: 'Mobile number', wanted: 'buy mobile data for' },
  internet: { goods: 'internet access', account: 'Account', wanted: 'buy internet access for account' },
  cable: { goods: 'cable TV', account: 'Smartcard number', wanted: 'buy cable TV for smartcard' },
  service: { goods: 'estate services', account: 'Meter number', wanted: 'pay your estate for its services to meter' },
  'dev-levy': {
    goods: 'development levy',
    account: 'Meter number',
    wanted: 'pay your estate the development levy of meter',
  },
  fine: { goods: 'fine payment', account: 'Meter number', wanted: 'pay your estate the fine on meter' },
};

/** Of a postpaid meter. */
const BILL_WORDS: ProductWords = {
  goods: 'an electricity bill',
  account: 'Postpaid meter',
  wanted: 'pay the bill of postpaid meter',
};

/** What an order was for, as far as its words depend on it. */
export interface Product {
  readonly kind: OrderKind;
  readonly meterType?: MeterType | null | undefined;
}

/** How what was ordered is called. */
export const wordsOf = ({ kind, meterType }: Product): ProductWords =>
  meterType === 'postpaid' ? BILL_WORDS : PRODUCT_WORDS[kind];

/** What is said of each product when it was paid for and could not be had. */
const NOTHING_FOR: Readonly<Record<OrderKind, string>> = {
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

/** What is said when it was paid for and could not be had. */
export const nothingFor = ({ kind, meterType }: Product): string =>
  meterType === 'postpaid' ? 'The bill of this meter could not be paid.' : NOTHING_FOR[kind];

/** For how long a service is paid: 1 month, 3 months. */
export function formatMonths(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
