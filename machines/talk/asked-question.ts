import type { CaseList } from '#catalogues/cases.ts';
import type { Supply } from '#catalogues/products/supplies.ts';
import type { AmountKind } from '#catalogues/settings.ts';
import type { TokenReading } from '#catalogues/tokens.ts';

/** What a sentence asks that is answered from what is known here; nothing is bought or changed by it. */
export type Question =
  /** How much electricity an amount of naira brings, or what so many kWh cost; neither: of what is open. */
  | { readonly about: 'units'; readonly naira?: number; readonly units?: number }
  /** What an amount of electricity costs with the fee. */
  | { readonly about: 'total'; readonly naira: number }
  /** What one's own purchases tell: how long they last, what is used in a month, whether that is more than before. */
  | { readonly about: 'usage'; readonly of: 'left' | 'month' | 'trend' }
  /** A service of the estate, by the slot's name or its own. */
  | { readonly about: 'service'; readonly named: string; readonly wants: 'price' | 'covers' }
  /** Why a fee was taken; the naira that it is said to be. */
  | { readonly about: 'charged'; readonly naira?: number }
  /** Why a part of a top-up was taken, or less power came than was paid for. */
  | { readonly about: 'part' }
  /** What the digits of a token tell by themselves. */
  | { readonly about: 'token'; readonly reads: TokenReading }
  /** A token was typed in and loaded nothing. */
  | { readonly about: 'empty' }
  /** All tokens that were bought. */
  | { readonly about: 'tokens' }
  /** The own account number, with the own credit. */
  | { readonly about: 'own-account' }
  /** Money that came to account numbers of the own estate. */
  | { readonly about: 'arrivals' }
  /** The statement of account of the own meter, or of the one that is numbered or called so, with its days. */
  | {
      readonly about: 'account';
      readonly meter?: string;
      readonly called?: string;
      readonly from?: string;
      readonly to?: string;
    }
  /** Who lives on the own meter, or on the one or in the house that an administrator names. */
  | { readonly about: 'household'; readonly meter?: string; readonly house?: string }
  /** Where the own account is signed in. */
  | { readonly about: 'sessions' }
  /** The passkeys of the own account. */
  | { readonly about: 'passkeys' }
  /** The programs that have an access token of the own account. */
  | { readonly about: 'programs' }
  /** The meters on the own account. */
  | { readonly about: 'own-meters' }
  /** Who is in charge of the own estate, and where it or its office is reached. */
  | {
      readonly about: 'estate-office';
      readonly of: 'inCharge' | 'reach' | 'phone' | 'email' | 'address';
      /** It says not whose office: to whoever belongs to no estate it is that of whoever runs the portal. */
      readonly anyOffice?: true;
    }
  /** What waits for a second person. */
  | { readonly about: 'approvals' }
  /** Who administers the estate. */
  | { readonly about: 'administrators' }
  /** The last token was typed into the meter, or was not after all; `all`: those of the whole purchase. */
  | { readonly about: 'loaded'; readonly loaded: boolean; readonly all: boolean }
  /** Whether companies or products are down; none named: what is at all. */
  | { readonly about: 'supplies'; readonly named: readonly Supply[] }
  /** Why there is no light, or whether there is an outage. */
  | { readonly about: 'outage' }
  /** What is in our wallets with the vendors. */
  | { readonly about: 'wallets' }
  /** How it goes just now: which orders are stuck, or what providers answer. */
  | { readonly about: 'stuck' | 'provider-answers' }
  /** What a person has to decide. */
  | { readonly about: 'cases'; readonly of: CaseList }
  /** Whether money came back. */
  | { readonly about: 'refund' }
  /** Another language than those that are spoken, by its name. */
  | { readonly about: 'language'; readonly named: string }
  /** Who sees what one paid and what is kept of one. */
  | { readonly about: 'who-sees' }
  /** No more mails, and not which. */
  | { readonly about: 'mails' }
  /** What went wrong just now. */
  | { readonly about: 'problems' }
  /** What is added to a price; `byWay`: for paying by card or by transfer. */
  | { readonly about: 'fees'; readonly byWay: boolean }
  /** The least and the most that is paid at once; null: of everything. */
  | { readonly about: 'limits'; readonly of: AmountKind | null }
  /** The fees, with the limits for whoever sets them. */
  | { readonly about: 'fees-and-limits' }
  /** Which is cheaper, of what it does not say. */
  | { readonly about: 'cheaper' }
  /** Who answers, who runs the portal, whether that is to be trusted, when and where they are. */
  | { readonly about: 'portal'; readonly of: 'self' | 'operator' | 'genuine' | 'hours' | 'address' }
  /** Why a card was refused, or whether another one may be used. */
  | { readonly about: 'refusal'; readonly of: 'why' | 'card' };
