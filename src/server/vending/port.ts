import type { MeterType, OrderKind, PublicKind } from '#catalogues/orders.ts';
import type { Company } from '#catalogues/products/companies.ts';
import type { Supply } from '#catalogues/products/supplies.ts';
import type { Token } from '#catalogues/tokens.ts';
import type { Voucher } from '#catalogues/vouchers.ts';
import type { Book } from '../http-client.ts';

/** Products whose account somebody holds by name, and who that is can be asked (S3 sections 4.2 and 4.5). */
export const VERIFIED_KINDS = ['public-power', 'cable'] as const satisfies readonly PublicKind[];

/** A product whose account is verified before anybody pays. */
export type VerifiedKind = (typeof VERIFIED_KINDS)[number];

/** One order as a vendor is told of it; amount in kobo, without our fee. */
export interface VendRequest {
  readonly reference: string;
  readonly kind: OrderKind;
  /** Null: power of an estate. */
  readonly provider: string | null;
  /** Who supplies the estate; null: as the operator has set for all of them, or no estate's. */
  readonly company: Company | null;
  /** A meter, a phone, a smartcard or an internet account. */
  readonly account: string;
  /** Of power: which kind the meter is; missing or null: it takes tokens, as far as anybody said. */
  readonly meterType?: MeterType | null;
  /** Its name on the price list; null where the buyer named the amount. */
  readonly package: string | null;
  readonly amountKobo: number;
  /** Empty: the buyer gave none. */
  readonly email: string;
  readonly phone: string | null;
}

/** What is ordered, as far as it decides who can sell it. */
export type Product = Pick<VendRequest, 'kind' | 'provider' | 'company'>;

/** What a vendor says beside the token and its units; null where it says nothing of it. */
export interface Particulars {
  /** What the meter takes before or after the token that loads units: a new key, a bonus. */
  readonly otherTokens: readonly Token[];
  /** What a kWh cost, in the words of the distribution company. */
  readonly tariff: string | null;
  readonly vatKobo: number | null;
  /** What was taken for a debt of the meter, and loaded no units. */
  readonly debtKobo: number | null;
  /** The distribution company's own receipt. */
  readonly receiptNo: string | null;
  /** What is delivered as PINs; missing: nothing. */
  readonly vouchers?: readonly Voucher[];
}

/** A vendor that says nothing beside. */
export const NO_PARTICULARS: Particulars = {
  otherTokens: [],
  tariff: null,
  vatKobo: null,
  debtKobo: null,
  receiptNo: null,
};

/** What was vended. Power has a token, and units where the vendor says them; the bill of a postpaid meter a receipt number; everything else has neither. */
export interface Delivered extends Particulars {
  readonly kind: 'delivered';
  /** The token that loads units: 20 digits, without spaces. */
  readonly token: string | null;
  /** kWh, two decimals; null: no units, or the vendor did not say how many. */
  readonly units: string | null;
}

/** Why a vendor sells something to nobody just now: who supplies it is down, or our wallet cannot pay for it. */
export type Hindrance = 'down' | 'wallet-empty';

/** A definite no: nothing was vended under this reference, and nothing will be. */
export interface VendRefused {
  readonly kind: 'refused';
  readonly reason: string;
  /** Where it would be refused to anybody else, too. */
  readonly hindrance?: Hindrance;
}

/** Processing, time-out, broken or unlisted answer: ask about the same reference later. */
export interface VendUnknown {
  readonly kind: 'unknown';
  readonly reason: string;
  readonly hindrance?: Hindrance;
}

/** What became of a send (MONEY, Vendor answers). */
export type VendAnswer = Delivered | VendRefused | VendUnknown;

/** The vendor will not say before some time has passed; that it knows of nothing is not said with it. */
export interface NotYet {
  readonly kind: 'not-yet';
  readonly reason: string;
  /** How long it wants to be left alone, ms. */
  readonly waitMs: number;
}

/** `not-found`: the vendor never heard of the reference, as far as its books have got. */
export type QueryAnswer = VendAnswer | NotYet | { readonly kind: 'not-found' };

/** An account at a provider whose holder can be looked up. */
export interface Account {
  readonly kind: VerifiedKind;
  readonly provider: string;
  readonly account: string;
}

/** On which terms a vendor sells to a meter; null where it says nothing of it. */
export interface AccountTerms {
  readonly leastKobo: number | null;
  readonly mostKobo: number | null;
  readonly debtKobo: number | null;
  /** The part of each payment that goes to the debt, 0 to 1. */
  readonly debtShare: number | null;
  readonly tariffClass: string | null;
  /** What a kWh costs. */
  readonly rateKobo: number | null;
  readonly address: string | null;
}

/** A vendor that says nothing of them. */
export const NO_TERMS: AccountTerms = {
  leastKobo: null,
  mostKobo: null,
  debtKobo: null,
  debtShare: null,
  tariffClass: null,
  rateKobo: null,
  address: null,
};

/** Whether the vendor knows a meter or an account; the name may be empty, and a vendor may know no terms. */
export type AccountAnswer =
  | {
      readonly kind: 'found';
      readonly name: string;
      readonly terms?: AccountTerms;
      /** Missing: it takes tokens, as far as the vendor says. */
      readonly meterType?: MeterType;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown'; readonly reason: string; readonly hindrance?: 'down' };

/** What a vendor says of what it can sell just now; what stands in neither is not told of. */
export type SuppliesAnswer =
  | { readonly kind: 'told'; readonly up: readonly Supply[]; readonly down: readonly Supply[] }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What is in our wallet with a vendor, kobo. */
export type BalanceAnswer =
  | { readonly kind: 'told'; readonly kobo: number }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What was vended under a reference, as the vendor's books have it; kobo each time. */
export interface VendRecord {
  readonly reference: string;
  readonly amountKobo: number;
  /** More than once is a mistake of the vendor's. */
  readonly times: number;
  readonly vendedAt: Date;
}

/**
 * A vendor of electricity and of everything that the storefront sells. No method throws: an outage is an answer (MONEY,
 * Vendor answers).
 */
export interface VendingPort {
  readonly name: string;
  /** How long the vendor's books may lag, ms: two `not-found` at least this far apart license a second send. */
  readonly settleMs: number;
  /** How long after a send the vendor may be asked about it for the first time, ms. */
  readonly firstRequeryMs: number;
  /**
   * The vendor's reference for an order that was made at `madeAt`; made once, before the first send, and kept. It is the same however
   * often it is made, on one day at least: a data base that was put back forgets that it was made before.
   */
  reference(orderId: string, at: Date, madeAt: Date): string;
  /** By which references it may have been sent on days before, where they hold a day; they are asked about before a first send. */
  earlierReferences?(orderId: string, at: Date, madeAt: Date): readonly string[];
  /** Who supplies the estates that have not said so; missing or null: none that has a code here. */
  readonly estateCompany?: Company | null;
  /** What is up and what is down, of all that it tells of; missing: it has no such list. */
  supplies?(): Promise<SuppliesAnswer>;
  /** What is in our wallet; missing: there is none. */
  balance?(): Promise<BalanceAnswer>;
  /** Whether it sells this at all, by its own list of what it sells; whether it can just now is not asked. */
  sells(product: Product): boolean;
  /** A meter of an estate, and who supplies it; null: as the operator has set for all estates. */
  findMeter(meter: string, company: Company | null): Promise<AccountAnswer>;
  /** A public meter or a smartcard. */
  findAccount(account: Account): Promise<AccountAnswer>;
  vend(request: VendRequest): Promise<VendAnswer>;
  /** `kind`: what it was for, by which its answers are counted. */
  query(reference: string, kind?: OrderKind): Promise<QueryAnswer>;
  /** Everything that was vended from an instant on and before another one. */
  records(from: Date, to: Date): Book<VendRecord>;
}

/** The vendors of an installation: the first, and those beside it. */
export interface Vendors {
  readonly vending: VendingPort;
  readonly otherVendors?: readonly VendingPort[];
}

/** Every vendor that is configured, in the order of `VENDING_PROVIDER`. */
export function everyVendor({ vending, otherVendors = [] }: Vendors): readonly VendingPort[] {
  return [vending, ...otherVendors];
}

/** True for a product whose account is verified before anybody pays. */
export function isVerified(kind: PublicKind): kind is VerifiedKind {
  const verified: readonly PublicKind[] = VERIFIED_KINDS;
  return verified.includes(kind);
}
