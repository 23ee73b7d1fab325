import type { Badge, HandingPage, PageAction } from '../view.ts';

/** A file on a ticket. */
export interface TicketFile {
  readonly id: string;
  readonly name: string;
  /** What it is and how large, e.g. `PDF, 120 KB`. */
  readonly detail: string;
  /** It can be looked at here; anything else is only kept. */
  readonly picture: boolean;
}

/** Something that was written on a ticket. */
export interface TicketMessage {
  readonly id: number;
  /** `own`: by who reads it; `portal`: a note that stands between them; `by` says whose. */
  readonly side: 'own' | 'other' | 'portal';
  readonly by: string;
  readonly when: string;
  readonly text: string;
  readonly files: readonly TicketFile[];
}

/** A ticket with everything on it, in its order. */
export interface TicketView {
  readonly number: string;
  readonly about: string;
  readonly badge: Badge;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly messages: readonly TicketMessage[];
  /** What writing on it comes to, where that is more than a reply. */
  readonly note: string | null;
  readonly reply: PageAction;
  readonly actions: readonly PageAction[];
}

/** The page of one ticket. */
export type TicketReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string }
  | {
      readonly state: 'shown';
      readonly view: TicketView;
      /** The file that is on its way. */
      readonly fetching: string | null;
      /** Why the last one could not be had. */
      readonly notice: string | null;
      /** The picture that is looked at; `address` is a data address, for it has no public one. */
      readonly picture: { readonly name: string; readonly address: string } | null;
    };

/** What the page of a ticket hears. */
export type TicketEvent =
  | { readonly type: 'REFRESH' }
  /** Look at a picture, or keep a file. */
  | { readonly type: 'VIEW' | 'KEEP'; readonly file: string }
  /** Enough of the picture. */
  | { readonly type: 'PUT_AWAY' };

/** The page of one ticket, which hands out the files that are to be kept. */
export type TicketPage = HandingPage<TicketReading, TicketEvent>;
