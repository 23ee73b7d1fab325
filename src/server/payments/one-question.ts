import type { PaymentPort, PaymentReport } from './port.ts';

/**
 * The same provider, asked about one order one question at a time. Who asks while a question is under way shares the next
 * one with all who do so too: it begins after each of them asked, so nobody gets an answer from before a capture that
 * they were told of. However often a browser reports an order, the provider does not see more of it.
 */
export function oneQuestion(port: PaymentPort): PaymentPort {
  const asked = new Map<string, Promise<PaymentReport>>();
  const next = new Map<string, Promise<PaymentReport>>();

  const ask = (orderId: string): Promise<PaymentReport> => {
    const question = port.verify(orderId).finally(() => {
      if (asked.get(orderId) === question) asked.delete(orderId);
    });
    asked.set(orderId, question);
    return question;
  };

  const askNext = (orderId: string, before: Promise<PaymentReport>): Promise<PaymentReport> => {
    const begin = () => {
      next.delete(orderId);
      return ask(orderId);
    };
    const question = before.then(begin, begin);
    next.set(orderId, question);
    return question;
  };

  return {
    ...port,
    verify(orderId) {
      const before = asked.get(orderId);
      return next.get(orderId) ?? (before === undefined ? ask(orderId) : askNext(orderId, before));
    },
  };
}
