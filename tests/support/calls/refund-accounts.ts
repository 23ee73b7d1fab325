import type { Services } from '#catalogues/calls/services.ts';
import type { HelpScript } from './help.ts';

type Refunding = 'waitingRefunds' | 'refundAccountName' | 'giveRefundAccount' | 'readRefundAccount' | 'payRefundByHand';

const ORDER = 'POWER-00000001';

/** A refund of one order that needs an account. */
export const WAITING_REFUND = {
  orderId: ORDER,
  kind: 'power',
  amount: 5050,
  given: null,
  sent: false,
} as const satisfies HelpScript['refunds'][number];

/** Refunds that need an account, and a bank that names its holder. */
export function scriptedRefundAccounts(
  script: Pick<HelpScript, 'refunds'>,
  note: (name: string, input: unknown) => void,
): Pick<Services, Refunding> {
  return {
    async waitingRefunds(input) {
      note('waitingRefunds', input);
      return { status: 200, data: { refunds: script.refunds } };
    },
    async refundAccountName(input) {
      note('refundAccountName', input);
      return { status: 200, data: { name: 'EZE AMAKA', amount: 5050, mistyped: input.accountNumber === '0123456789' } };
    },
    async giveRefundAccount(input) {
      note('giveRefundAccount', input);
      const ending = input.accountNumber.slice(-4);
      return { status: 200, data: { message: `Saved, ${ending}.`, ending, name: 'EZE AMAKA' } };
    },
    async readRefundAccount(input) {
      note('readRefundAccount', input);
      const account = { bank: 'Zenith Bank', accountNumber: '0123456789', name: 'EZE AMAKA', told: false };
      return { status: 200, data: { orderId: ORDER, amount: 5050, ...account } };
    },
    async payRefundByHand(input) {
      note('payRefundByHand', input);
      return { status: 200, data: { message: 'Recorded.', orderId: ORDER } };
    },
  };
}
