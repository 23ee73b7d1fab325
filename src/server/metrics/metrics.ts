import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CallInput } from '#catalogues/calls/services.ts';
import type { SettlementEventType } from '#machines/settlement/settlement.ts';
import { VERSION } from '../version.ts';
import { type HeardBook, heardBook } from './heard.ts';

/** How a try to sign in, or to send a mail, ended. */
type SignInEnd = 'signed-in' | 'refused' | 'wrong-door' | 'locked' | 'too-many' | 'code-wanted' | 'code-refused';
type MailEnd = 'sent' | 'failed' | 'given-up';

/** What this process has counted since it began. What all servers share is read from the data base (`standing.ts`). */
export interface Metrics {
  readonly registry: Registry;
  /** A request was answered; `call`: the declared call, or what else was asked for. */
  request(call: string, status: number, seconds: number): void;
  /** A fact changed an order; `capturedAt`: when it was paid, where it was. */
  settled(fact: SettlementEventType, capturedAt: Date | null, at: Date): void;
  /** A provider or vendor answered a question, or nothing came. */
  answered(provider: string, question: string, answer: string, seconds: number): void;
  mail(end: MailEnd): void;
  signIn(end: SignInEnd): void;
  /** A call that only reads was answered by the standby, or by the data base itself although there is one. */
  read(from: 'replica' | 'primary'): void;
  /** A page was left in a browser, which told how it had come and answered. */
  vitals(told: CallInput<'reportVitals'>): void;
  /** What others answered since it was kept last, by the minute. */
  readonly heard: HeardBook;
}

/** From an answer of the data base to a vendor that takes its time, s. */
const ANSWER_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** From a token at once to one of the next day, s. */
const DELIVERY_BUCKETS = [1, 2, 5, 10, 30, 60, 120, 300, 900, 3_600, 14_400, 86_400];

/** With the bounds of what counts as good and as poor: 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25. */
const LCP_BUCKETS = [0.5, 1, 1.5, 2, 2.5, 4, 6, 10, 20];
const INP_BUCKETS = [0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2];
const CLS_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Metrics of a server of its own. */
export function openMetrics(clock: () => Date = () => new Date()): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'wattchat_build_info',
    help: 'Which version runs; always 1',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1);
  const requests = new Histogram({
    name: 'wattchat_request_duration_seconds',
    help: 'Requests answered, by call and status',
    labelNames: ['call', 'status'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const facts = new Counter({
    name: 'wattchat_settlement_facts_total',
    help: 'Facts that changed an order',
    labelNames: ['fact'],
    registers,
  });
  const deliveries = new Histogram({
    name: 'wattchat_delivery_duration_seconds',
    help: 'From the capture of a payment to what was bought',
    buckets: DELIVERY_BUCKETS,
    registers,
  });
  const answers = new Histogram({
    name: 'wattchat_provider_answer_duration_seconds',
    help: 'Answers of payment providers and vendors, by question and kind of answer',
    labelNames: ['provider', 'question', 'answer'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: 'wattchat_mails_total',
    help: 'Tries to send a mail, by their end',
    labelNames: ['end'],
    registers,
  });
  const signIns = new Counter({
    name: 'wattchat_sign_ins_total',
    help: 'Tries to sign in, by their end',
    labelNames: ['end'],
    registers,
  });
  const reads = new Counter({
    name: 'wattchat_reads_total',
    help: 'Calls that only read, by what answered them; counted where there is a standby',
    labelNames: ['from'],
    registers,
  });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['page'], buckets, registers });
  const lcp = vital('wattchat_web_lcp_seconds', 'Largest contentful paint, by the kind of page', LCP_BUCKETS);
  const inp = vital('wattchat_web_inp_seconds', 'Interaction to next paint, by the kind of page', INP_BUCKETS);
  const cls = vital('wattchat_web_cls', 'Cumulative layout shift, by the kind of page', CLS_BUCKETS);
  return {
    registry,
    heard: heardBook(clock),
    request: (call, status, seconds) => requests.observe({ call, status }, seconds),
    settled: (fact, capturedAt, at) => {
      facts.inc({ fact });
      if (fact === 'DELIVER' && capturedAt !== null)
        deliveries.observe(Math.max(0, at.getTime() - capturedAt.getTime()) / 1000);
    },
    answered: (provider, question, answer, seconds) => answers.observe({ provider, question, answer }, seconds),
    mail: (end) => mails.inc({ end }),
    signIn: (end) => signIns.inc({ end }),
    read: (from) => reads.inc({ from }),
    vitals({ page, ...told }) {
      if (told.lcpMs !== undefined) lcp.observe({ page }, told.lcpMs / 1000);
      if (told.inpMs !== undefined) inp.observe({ page }, told.inpMs / 1000);
      if (told.cls !== undefined) cls.observe({ page }, told.cls);
    },
  };
}
