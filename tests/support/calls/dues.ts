import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { METER, NOW, orderNumbers, problem } from '../answers.ts';

type Paid = Extract<CallAnswer<'servicePayment'>, { status: 200 }>['data'];

/** What a portal answers to payments to the estate, as data that a test can change. */
export interface DueScript {
  services: { id: number; name: string; amount: number; charged?: true }[];
  /** What is answered to the question which services there are. */
  offered: 'good' | 'refused' | 'no line';
  /** The apartment that the account is of, as the server knows it when it makes an order. */
  apartment: { meterNumber: string; estate: string };
  dues: 'good' | 'refused' | 'too small' | 'gone' | 'no line';
  /** False: the portal prices services for an apartment that is not occupied (DECISIONS 10). */
  occupied: boolean;
  /** What becomes of a payment to the estate. */
  paid: 'delivered' | 'processing' | 'failed' | 'not paid' | 'refunding' | 'unknown' | 'no line';
}

export const GOOD_DUES: DueScript = {
  services: [
    { id: 1, name: 'Service Charge', amount: 15_000, charged: true },
    { id: 2, name: 'Security', amount: 5_000 },
  ],
  offered: 'good',
  apartment: { meterNumber: METER, estate: 'Palm Court' },
  dues: 'good',
  occupied: true,
  paid: 'delivered',
};

const FINE = { kind: 'fine', name: 'Fine' } as const;
const LEVY = { kind: 'dev-levy', name: 'Development Levy' } as const;

type Note = (name: string, input: unknown) => void;

/** The calls that pay an estate, answered from a script. */
export function scriptedDues(
  script: DueScript,
  note: Note,
): Pick<Services, 'userServices' | 'openDues' | 'servicePayment'> {
  let due: Omit<Paid, 'paidAt'> | null = null;
  const numberOf = orderNumbers();
  return {
    async userServices() {
      note('userServices', null);
      if (script.offered === 'no line') throw new NoAnswer();
      if (script.offered === 'refused') return { status: 403, data: problem('Your account pays for no services.') };
      return { status: 200, data: script.services };
    },
    async openDues(input) {
      note('openDues', input);
      if (script.dues === 'no line') throw new NoAnswer();
      if (script.dues === 'refused') return { status: 400, data: problem('That cannot be paid.') };
      if (script.dues === 'too small')
        return { status: 400, data: problem('The least you can pay at once is ₦200', 'amount-too-small') };
      if (script.dues === 'gone')
        return { status: 400, data: problem('This is not one of your services.', 'service-not-yours') };
      const service = script.services.find(({ id }) => String(id) === input.serviceId);
      const byMonth = service !== undefined && input.months !== undefined;
      const price = byMonth ? service.amount * (input.months ?? 0) : (input.amount ?? 10_000);
      const total = byMonth && !script.occupied ? (price + 50) / 2 : price + 50;
      const named = input.serviceId === 'fine' ? FINE : LEVY;
      const orderId = `${input.screen === 'pay-services' ? 'SERVICES' : 'DEVLEVY'}-0000000${numberOf(input.key)}`;
      due = {
        orderId,
        kind: service ? 'service' : named.kind,
        serviceId: input.serviceId,
        service: service?.name ?? named.name,
        months: input.months ?? null,
        ...script.apartment,
        amount: total - 50,
        fee: 50,
        total,
        email: 'resident@palmcourt.example',
      };
      const widget = {
        provider: 'sandbox',
        script: '/sandbox/payments/inline.js',
        merchantId: 'TEST0000',
        name: 'Amaka Eze',
        email: due.email,
        narration: 'Services Payment',
        amount: due.total,
        currency: 'NGN' as const,
        orderId,
      };
      return { status: 200, data: { ...due, widget } };
    },
    async servicePayment(input) {
      note('servicePayment', input);
      if (due === null) return { status: 404, data: problem('There is no such order.') };
      if (script.paid === 'processing') return { status: 202, data: { state: 'fulfilling', message: 'still at it' } };
      if (script.paid === 'no line') throw new NoAnswer();
      if (script.paid === 'not paid') return { status: 400, data: problem('Nothing was charged.', 'not-paid') };
      if (script.paid === 'refunding')
        return { status: 400, data: problem('The money is on its way back.', 'refunding') };
      if (script.paid === 'failed') return { status: 400, data: problem('The card was declined.', 'not-captured') };
      if (script.paid === 'unknown') return { status: 409, data: { ...problem('Not known yet.'), state: 'pending' } };
      return { status: 200, data: { ...due, paidAt: NOW.toISOString() } };
    },
  };
}
