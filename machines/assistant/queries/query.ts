import type { OrderKind, PriceListName } from '#catalogues/orders.ts';
import type { Card } from '#machines/kit/view.ts';
import type { HandedFile } from '#machines/pages/view.ts';
import type { Became } from '#machines/talk/besides/past.ts';
import type { Compared } from '#machines/talk/context.ts';
import type { SessionView, Suggestion } from '../conversation/conversation-view.ts';
import type { Line } from '../lines.ts';
import type { FlowStart } from '../routes/turn.ts';

/** Which payment is meant: the one of this order, else the last of one of these kinds; of any where there are none. */
export interface WhichPayment {
  readonly orderId: string | null;
  readonly kinds: readonly OrderKind[];
}

/** What is looked up for a question beside the flow. */
export type LookUp =
  /** `service`: the one that was named. */
  | { readonly what: 'balance'; readonly service: string | null; readonly months: boolean }
  | { readonly what: 'fee'; readonly provider: string }
  /** `named`: only the packages that this may mean. */
  | { readonly what: 'prices'; readonly list: PriceListName; readonly provider: string; readonly named: string }
  /** What these cost, the cheapest first. */
  | { readonly what: 'comparison'; readonly list: PriceListName; readonly compared: Compared }
  /** `asked`: what the page of the history takes, and how many from which row. */
  | { readonly what: 'history'; readonly asked: Readonly<Record<string, string>> }
  | { readonly what: 'export'; readonly asked: Readonly<Record<string, string>> }
  /** `mail`: it is to be e-mailed again, and not handed out. */
  | { readonly what: 'receipt'; readonly which: WhichPayment; readonly token: boolean; readonly mail: boolean }
  /** An order of this conversation, with the card on which it was told; `key` opens it without an account. */
  | {
      readonly what: 'bought';
      readonly orderId: string;
      readonly key: string;
      readonly card: Card | null;
      readonly wants: Became | 'receipt';
      readonly suggestions: readonly Suggestion[];
    }
  /** Any other order: what became of it is mailed to its own address. */
  | { readonly what: 'asked-after'; readonly reference: string }
  | { readonly what: 'again'; readonly which: WhichPayment }
  /** Any payment that an administrator may see, by its order id. */
  | { readonly what: 'payment'; readonly orderId: string }
  /** `asked`: which list of the own estate's residents, and from which row. */
  | { readonly what: 'residents'; readonly asked: Readonly<Record<string, string>> }
  /** `term`: a name, an e-mail address or a meter number; `verifying`: that somebody is to be taken for verified. */
  | { readonly what: 'resident'; readonly term: string; readonly verifying: boolean }
  /** Who owes what to the own estate: `service`, one of them; `whom`, of one resident; `file`, all of it to keep. */
  | { readonly what: 'owed'; readonly service: string | null; readonly whom: string | null; readonly file: boolean }
  /** `asked`: the days of the audit log, and from which row. */
  | { readonly what: 'audit'; readonly asked: Readonly<Record<string, string>> }
  /** `asked`: from which row. */
  | { readonly what: 'uploaded'; readonly of: 'meters' | 'levies'; readonly asked: Readonly<Record<string, string>> }
  /** `asked`: what the page of that list takes. */
  | { readonly what: 'listed'; readonly of: PlatformListName; readonly asked: Readonly<Record<string, string>> }
  /** `asked`: days, a product and an estate. `file`: every payment of the days, to keep. */
  | { readonly what: 'collected'; readonly asked: Readonly<Record<string, string>>; readonly file: boolean }
  | { readonly what: 'dashboard' }
  /** `asked`: of which state, and which page. */
  | { readonly what: 'tickets'; readonly asked: Readonly<Record<string, string>> }
  | { readonly what: 'ticket'; readonly number: string }
  /** What is to be done with a ticket whose number was not said. */
  | { readonly what: 'ticket-meant'; readonly wish: FlowStart };

/** True where something may begin with what is found. */
export const mayBegin = (up: LookUp): boolean =>
  up.what === 'again' || up.what === 'ticket-meant' || (up.what === 'resident' && up.verifying);

/** A list that a platform administrator reads. */
export type PlatformListName =
  | 'estates'
  | 'services'
  | 'provider-fees'
  | 'pending'
  | 'requests'
  | 'reconciliation'
  | 'resident-payments';

/** What a look-up comes to. */
export interface Told {
  readonly lines: readonly Line[];
  readonly suggestions?: readonly Suggestion[];
  /** For the person to keep. */
  readonly file?: HandedFile;
  /** What is to be begun with it. */
  readonly wish?: FlowStart;
}

/** Who asks, and what it is asked of. */
export interface Asker {
  readonly who: SessionView;
  readonly signal: AbortSignal;
  /** The time now, ISO 8601. */
  readonly at: string;
}
