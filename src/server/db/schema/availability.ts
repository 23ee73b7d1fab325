import type { Generated } from 'kysely';
import type { Supply } from '#catalogues/products/supplies.ts';
import type { OutageSource } from '#catalogues/supplies-down.ts';

/** Something that was or is not sold, because who supplies it is down. */
export interface OutagesTable {
  id: Generated<number>;
  /** '': it is sold by no vendor. */
  vendor: string;
  supply: Supply;
  since: Date;
  source: OutageSource;
  /** What the vendor answered, or an administrator's own words. */
  reason: string;
  /** The meter or smartcard with which the vendor is asked whether it is back. */
  account: Generated<string | null>;
  /** When it was last heard of. */
  heard_at: Date;
  /** How often in a row it was heard of. */
  times: Generated<number>;
  /** Not believed any longer after this; null: until somebody says that it is back. */
  holds_until: Date | null;
  set_by: Generated<string | null>;
  /** Null: it is down still, as far as is known. */
  ended_at: Generated<Date | null>;
}

/** Our wallet with a vendor; kobo. */
interface VendorWalletsTable {
  vendor: string;
  /** Null: it never said. */
  balance_kobo: number | null;
  /** When it said so; what was asked later was not answered. */
  told_at: Date | null;
  asked_at: Date;
  /** Why the last question was not answered. */
  problem: string | null;
  /** When administrators were told that it is low; null: it is not, or nobody was. */
  warned_at: Generated<Date | null>;
}

/** The tables of what can be sold just now. */
export interface AvailabilityTables {
  vendor_wallets: VendorWalletsTable;
  outages: OutagesTable;
}
