import type { OrderKind, OrderState, TransactionStatus } from '#catalogues/orders.ts';
import type { TicketTopic } from '#catalogues/tickets.ts';
import type { Symptom } from '#catalogues/trouble/symptom.ts';
import type { FlowContext, FlowPerson } from '#machines/kit/flow.ts';
import type { SupportContact } from '#machines/kit/paying/context.ts';
import type { Good } from '#machines/pages/answers.ts';

/** A payment that may be the one that is meant. Kobo. */
export interface Recent {
  readonly orderId: string;
  readonly what: string;
  readonly kobo: number;
  readonly destination: string;
  readonly status: TransactionStatus;
  /** ISO 8601. */
  readonly at: string;
}

/** What is known before anything is asked. */
export interface Learned {
  readonly support: SupportContact;
  /** Newest first; null where they could not be listed, or nobody is signed in. */
  readonly recent: readonly Recent[] | null;
  /** What the own meter owes to its estate, in one sentence; null where that is not known. */
  readonly owed: string | null;
}

/** How an order stands, as the server found it just now. */
export type Checked = Good<'checkPurchase'>;

/** What an order was priced at, naira, where its buyer asks. */
export interface Priced {
  /** All that was asked for; `debt` of it went to what is owed. */
  readonly amount: number;
  readonly debt: number;
  readonly fee: number;
  readonly email: string;
}

/** What looking came to. */
export type Found =
  /** The order that was meant, and others that look like it. */
  | {
      readonly kind: 'order';
      readonly order: Checked;
      readonly twins: readonly Checked[];
      readonly priced: Priced | null;
    }
  /** What there is was mailed to the address of the order, and nothing of it is told here. */
  | { readonly kind: 'mailed'; readonly says: string }
  /** Whether a meter is known to an estate. */
  | { readonly kind: 'meter'; readonly meterNumber: string; readonly says: string; readonly known: boolean }
  | { readonly kind: 'nothing' };

/** What a troubleshooting flow keeps beside its answers. */
export interface TroubleContext extends FlowContext {
  readonly person: FlowPerson | null;
  readonly learned: Learned | null;
  readonly found: Found | null;
  /** The step of the advice that is shown, from 0. */
  readonly step: number;
  /** So many steps were tried and did not help. */
  readonly tried: number;
}

/** A troubleshooting flow, as data: what is asked, what is looked for, and what is tried. */
export interface Trouble {
  readonly name: TicketTopic | 'open-ticket';
  readonly topic: TicketTopic;
  readonly version: number;
  readonly title: string;
  /** Payments that it may be about; null where it is about none. */
  readonly finds: { readonly kinds: readonly OrderKind[] } | null;
  /** What can be wrong. `first`: asked before anything is looked for; `delivered`: once it is known to have been delivered. */
  readonly symptoms: {
    readonly asked: 'first' | 'delivered';
    readonly ask: string;
    readonly list: readonly Symptom[];
  } | null;
  /** What is tried where no symptom says it. */
  readonly steps: (context: TroubleContext) => Symptom['steps'];
  /** True: a visitor says which estate it is about. */
  readonly asksEstate?: true;
}

/** How far an order has come, as far as it matters to whoever waits for it. */
export type Stage = 'delivered' | 'waiting' | 'returned' | 'unpaid';

/** How far each state is. */
const STAGES: Readonly<Record<OrderState, Stage>> = {
  quoted: 'unpaid',
  opened: 'unpaid',
  failed: 'unpaid',
  abandoned: 'unpaid',
  captured: 'waiting',
  fulfilling: 'waiting',
  pending: 'waiting',
  fulfilled: 'delivered',
  refund_due: 'returned',
  refunded: 'returned',
};

/** How far an order is. What was paid otherwise than it says waits for a person, and has not failed. */
export function stageOfOrder({ state, disputed }: Pick<Checked, 'state' | 'disputed'>): Stage {
  return disputed ? 'waiting' : STAGES[state];
}

/** How far the order that was found has come; null where none was. */
export const stageOf = ({ found }: Pick<TroubleContext, 'found'>): Stage | null =>
  found?.kind === 'order' ? stageOfOrder(found.order) : null;

/** The symptom that was chosen. */
export function symptomOf({ symptoms }: Trouble, { answers }: Pick<TroubleContext, 'answers'>): Symptom | null {
  return symptoms?.list.find(({ value }) => value === answers.values.symptom) ?? null;
}

/** True for a flow that asks and looks before it opens a ticket. */
export const looksFirst = ({ finds, symptoms }: Trouble): boolean => finds !== null || symptoms !== null;
