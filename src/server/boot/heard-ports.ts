import { SpanKind } from '@opentelemetry/api';
import type { ProviderLine } from '#catalogues/operations.ts';
import type { OrderKind } from '#catalogues/orders.ts';
import { kindOf } from '../metrics/counted.ts';
import type { HeardBook } from '../metrics/heard.ts';
import type { PaymentPort } from '../payments/port.ts';
import { traced } from '../tracing/tracing.ts';
import type { VendingPort } from '../vending/port.ts';

/** What products are watched together. What an estate is paid needs no vendor, and is none of theirs. */
const LINE_OF: Readonly<Record<OrderKind, ProviderLine>> = {
  power: 'power',
  'public-power': 'power',
  airtime: 'airtime-data',
  data: 'airtime-data',
  internet: 'cable-internet',
  cable: 'cable-internet',
  service: 'vendors',
  'dev-levy': 'vendors',
  fine: 'vendors',
};

/** Answers from which nothing can be concluded. */
const UNUSABLE: readonly string[] = ['unknown', 'unavailable', 'fault'];

type Listen = <A>(line: ProviderLine, question: string, ask: () => Promise<A>) => Promise<A>;

function listening(book: HeardBook, provider: string): Listen {
  return (line, question, ask) => {
    const told = { kind: SpanKind.CLIENT, attributes: { 'wattchat.provider': provider, 'wattchat.line': line } };
    return traced(question, told, async (span) => {
      const began = performance.now();
      const end = (kind: string) => {
        span.setAttribute('wattchat.answer', kind);
        book.note({ line, provider, failed: UNUSABLE.includes(kind), ms: performance.now() - began });
      };
      try {
        const answer = await ask();
        end(kindOf(answer));
        return answer;
      } catch (cause) {
        end('fault');
        throw cause;
      }
    });
  };
}

/** The same payment provider, whose answers are noted by the minute. */
export function heardPayments(port: PaymentPort, book: HeardBook): PaymentPort {
  const heard = listening(book, port.name);
  return {
    ...port,
    begin: (order) => heard('payments', 'begin', () => port.begin(order)),
    verify: (question) => heard('payments', 'verify', () => port.verify(question)),
    refund: (request) => heard('payments', 'refund', () => port.refund(request)),
  };
}

/** The same vendor, whose answers are noted by the minute and by what they are about. */
export function heardVendor(port: VendingPort, book: HeardBook): VendingPort {
  const heard = listening(book, port.name);
  const { supplies, balance } = port;
  return {
    ...port,
    ...(supplies && { supplies: () => heard('vendors', 'supplies', () => supplies.call(port)) }),
    ...(balance && { balance: () => heard('vendors', 'balance', () => balance.call(port)) }),
    findMeter: (meter, company) => heard('power', 'findMeter', () => port.findMeter(meter, company)),
    findAccount: (account) => heard(LINE_OF[account.kind], 'findAccount', () => port.findAccount(account)),
    vend: (request) => heard(LINE_OF[request.kind], 'vend', () => port.vend(request)),
    query: (reference, kind) =>
      heard(kind === undefined ? 'vendors' : LINE_OF[kind], 'query', () => port.query(reference, kind)),
  };
}
