import type { Services } from '#catalogues/calls/services.ts';
import type { OrderState } from '#catalogues/orders.ts';

/** How paying by transfer stands, as data that a test can change while the conversation goes on. */
export interface TransferScript {
  /** Whether the provider takes transfers. */
  transfers: boolean;
  /** Naira that the number takes; each that is asked for anew is the next one. */
  transfer: { amount: number; secondsLeft: number; sentBack: number[]; numbers: number };
  /** What the order is once the bank was asked. */
  asked: OrderState;
  /** Whoever waits to hear how it stands hears it. */
  tell: () => void;
}

/** A provider that takes none. */
export const NO_TRANSFERS: TransferScript = {
  transfers: false,
  transfer: { amount: 5050, secondsLeft: 1680, sentBack: [], numbers: 0 },
  asked: 'opened',
  tell: () => undefined,
};

/** The calls about paying by transfer, from a script. */
export function scriptedTransfers(
  script: TransferScript & { state: OrderState },
  note: (name: string, input: unknown) => void,
): Pick<Services, 'payByTransfer' | 'transferStatus'> {
  const waiting = new Set<() => void>();
  script.tell = () => {
    for (const look of waiting) look();
  };
  const standing = (orderId: string, state = script.state) => {
    const { amount, secondsLeft, sentBack, numbers } = script.transfer;
    const transfer = {
      ...{ provider: 'sandbox', accountNumber: `993004127${numbers}`, accountName: 'WATTCHAT / AMAKA EZE' },
      ...{ bank: 'Wema Bank', amount, expiresAt: '2026-11-21T19:00:00.000Z', secondsLeft, sentBack: [...sentBack] },
    };
    const seen = [state, numbers, secondsLeft > 0, sentBack.length].join(' ');
    return { status: 200 as const, data: { orderId, state, transfer: numbers === 0 ? null : transfer, seen } };
  };
  return {
    async payByTransfer(input) {
      note('payByTransfer', input);
      if (script.transfer.secondsLeft === 0) script.transfer = { ...script.transfer, secondsLeft: 1800, sentBack: [] };
      script.transfer = { ...script.transfer, numbers: script.transfer.numbers + 1 };
      return standing(input.orderId);
    },
    transferStatus: ({ orderId, wait, ask }, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (ask) {
          note('transferStatus', orderId);
          return resolve(standing(orderId, script.asked));
        }
        const look = () => {
          const now = standing(orderId);
          if (now.data.seen !== wait) resolve(now);
        };
        waiting.add(look);
        look();
      }),
  };
}
