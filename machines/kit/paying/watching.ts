import { keyOf, type PayingContext } from './context.ts';
import { TELLS_FAULT } from './failing.ts';

/** The order that stands, as it is watched. */
export function watched(context: PayingContext): { orderId: string; key: string } {
  return { orderId: context.order?.orderId ?? '', key: keyOf(context) };
}

/** To where the money is settled, with what the widget said. */
export const TO_SETTLING = { target: 'settling', actions: 'keepReference' } as const;

/** How the yes was given. */
export const BY_CARD = { type: 'choose', params: { means: 'card' } } as const;
export const BY_CREDIT = { type: 'choose', params: { means: 'credit' } } as const;
export const BY_TRANSFER = { type: 'choose', params: { means: 'transfer' } } as const;

/** A capture can be heard of from elsewhere: the bank, another tab, a card window that was lost. */
export function watchUnpaid<F>() {
  return {
    id: 'watch',
    src: 'watch',
    input: ({ context }: { context: PayingContext<F> }) => ({ ...watched(context), while: 'unpaid' }) as const,
    onDone: TO_SETTLING,
    onError: { actions: ['quiet', TELLS_FAULT] },
  } as const;
}
