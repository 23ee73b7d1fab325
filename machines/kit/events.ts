/** What the card widget reported; a hint for the server, never a proof. */
export interface WidgetReference {
  readonly status: 'CAPTURED' | 'FAILED' | 'CLOSED';
  readonly orderId: string;
  readonly trans_id?: string;
  readonly message?: string;
}

/** The events of every flow (ARCHITECTURE, A flow). Values are as typed; a secret's value is replaced before it gets here. */
export type FlowEvent =
  | { readonly type: 'FILL'; readonly values: Readonly<Record<string, string>>; readonly from?: 'chat' | 'form' }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'CONFIRM' }
  /** The other yes to what is read back: it is paid by transfer; and, where one was waited for, by a new number. */
  | { readonly type: 'TRANSFER' }
  | { readonly type: 'CREDIT' }
  /** By card after all. */
  | { readonly type: 'CARD' }
  | { readonly type: 'DECLINE' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'RETRY' }
  /** The browser is asked for a passkey. */
  | { readonly type: 'PASSKEY' }
  | { readonly type: 'EDIT'; readonly field: string }
  /** Another page of what is previewed, from 1. */
  | { readonly type: 'PAGE'; readonly at: number }
  | {
      readonly type: 'WIDGET';
      readonly result: 'captured' | 'failed' | 'closed' | 'unavailable';
      readonly reference?: WidgetReference;
    };
