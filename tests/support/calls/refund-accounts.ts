import type { Services } from '#catalogues/calls/services.ts';

type Refunding = 'waitingRefunds' | 'refundAccountName' | 'giveRefundAccount' | 'readRefundAccount' | 'payRefundByHand';

const ORDER = 'POWER-00000001';

/** A refund of one order that needs an account, and a bank that names its holder. */
export function scriptedRefundAccounts(note: (name: string, input: unknown) => void): Pick<Services, Refunding> {
  return {
    async waitingRefunds(input) {
      note('waitingRefunds', input);
      const refund = { orderId: ORDER, kind: 'power', amount: 5050, given: null, sent: false } as const;
      return { status: 200, data: { refunds: [refund] } };
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
