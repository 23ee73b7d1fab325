import type { Slots } from './context.ts';

/** What is wanted of what was bought before, where a sentence names nothing else: how it stands, its token, or that it is sent again. */
export type Became = 'status' | 'token' | 'sent';

/** What a receipt for cash has to bear that is wanted. */
export interface CashBears {
  /** A figure that may be its number or its sum, in naira; `isNumber`: it stands where a number does. */
  readonly figure?: number;
  readonly isNumber?: true;
  /** The days on one of which it was paid, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  /** What it was paid for. */
  readonly due?: string;
  /** It says something else besides, by which no receipt is known. */
  readonly else?: true;
}

/** What a sentence says of payments that were made before. */
export interface Past {
  /** An order id, in the form that the portal gives them. */
  readonly order?: string;
  /** The receipt for cash that is named, by its number; true: one for cash, and not which. */
  readonly cash?: number | true;
  /** Several receipts for cash that are named, by their numbers. */
  readonly cashes?: readonly number[];
  /** What it says of the one that it means, where no number does. */
  readonly cashBears?: CashBears;
  /** So many of the last ones. */
  readonly count?: number;
  /** The next page of a list, or the one before. */
  readonly leaf?: 'next' | 'previous';
  /** What a list is narrowed to or sorted by, in the slots of `history`; an empty day opens that end. */
  readonly narrow?: Slots;
  /** What it narrows by is not all that it says: 'what changed today' asks for something of its own. */
  readonly besides?: true;
  /** The product of a receipt that is wanted, or of what is wanted once more. */
  readonly about?: string;
  /** It begins with 'only': it is less of what stands there, or nothing. */
  readonly only?: true;
  /** As a file for a spreadsheet. */
  readonly file?: true;
  /** By e-mail. */
  readonly mail?: true;
  /** To somebody else: an address or a number, or '' where it is only said whose. */
  readonly sendTo?: string;
  /** What is wanted of what was bought before, where the sentence says nothing else. */
  readonly became?: Became;
  /** What was bought last, once more. */
  readonly same?: true;
  /** Somebody else paid it: 'what did my neighbour pay'. */
  readonly byOthers?: true;
  /** For how many months a service is paid. */
  readonly months?: true;
}
