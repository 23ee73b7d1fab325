import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { DUE_SCREENS, type DueKind, type DueScreen } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { type Bounds, boundsIn } from '#machines/kit/paying/bounds.ts';
import type { Opened } from '#machines/kit/paying/context.ts';
import type { Checked, Loaded, PayingCalls } from '#machines/kit/paying/setup.ts';
import { transferCalls } from '#machines/kit/paying/transfer.ts';
import { watchOrder } from '#machines/kit/paying/watch.ts';
import { hiddenIn } from '../power/calls.ts';
import { type Due, dueOf } from './due.ts';
import { type DueFacts, feesIn, type MonthlyService, type Owed } from './facts.ts';
import { receiptRows, recordOf, reported } from './report.ts';
import { chargesIn } from './settles.ts';

type Deps = Pick<FlowDeps, 'services' | 'wait'>;

/** The calls of paying an estate: answers of the server in the terms of the paying states. */
export function dueCalls({ services, wait }: Deps, screen: DueScreen): PayingCalls<DueFacts> {
  const kinds: readonly DueKind[] = DUE_SCREENS[screen].kinds;
  const monthly = (signal: AbortSignal) =>
    kinds.includes('service') ? services.userServices({}, signal) : ({ status: 200, data: [] } as const);

  /** What can be paid and what is owed, as it stands now; a refusal in words. */
  async function look(facts: DueFacts, signal: AbortSignal): Promise<DueFacts | string> {
    const [owed, offered] = await Promise.all([
      services.servicePayments({ meter_number: facts.meterNumber }, signal),
      monthly(signal),
    ]);
    const hidden = hiddenIn(owed)?.why;
    if (owed.status !== 200 && hidden === undefined) return owed.data.message;
    if (offered.status !== 200) return offered.data.message;
    const figures = owed.status === 200 ? owed.data.data : null;
    return { ...facts, owed: toOwed(figures), charges: chargesIn(owed), hidden, services: offered.data.map(toService) };
  }

  return {
    async load({ facts: known }, signal): Promise<Loaded<DueFacts>> {
      const [seen, settings] = await Promise.all([look(known, signal), services.portalSettings({}, signal)]);
      if (typeof seen === 'string') return { kind: 'refused', message: seen };
      await wait('dataShown', signal);
      const { support, transfers, estateFees, amounts } = settings.data;
      const facts = { ...seen, fees: feesIn(estateFees), bounds: boundsOf(amounts) };
      return { kind: 'ready', facts, support, takesTransfers: transfers };
    },

    async check({ facts }, signal): Promise<Checked<DueFacts>> {
      const seen = await look(facts, signal);
      return typeof seen === 'string' ? { kind: 'bad', message: seen } : { kind: 'good', facts: seen };
    },

    async open({ key, values, facts }, signal): Promise<Opened<DueFacts>> {
      const due = dueOf(screen, { answers: { values }, facts });
      if (due === null) return { kind: 'refused', message: SENTENCES.serverBusy };
      const { serviceId, months } = due;
      const named = due.kind === 'dev-levy' || due.isPart;
      const what = named ? { amount: nairaOf(due.amount) } : months !== null && { months };
      const answer = await services.openDues({ key, screen, serviceId, ...what }, signal);
      if (answer.status !== 200) return unopened(due, answer);
      const { orderId, widget, amount, fee, total, meterNumber, estate } = answer.data;
      // The payer says yes to the server's meter and total before anything is charged: a fine, a price or the apartment may be
      // another by now.
      const moved = meterNumber !== facts.meterNumber;
      if (moved || koboOf(total) !== due.total) {
        const quote = { of: due.key, amount: koboOf(amount), fee: koboOf(fee), total: koboOf(total) };
        const message = moved ? SENTENCES.meterChanged : SENTENCES.totalChanged;
        return { kind: 'refused', message, facts: { meterNumber, estate, quote } };
      }
      return { kind: 'opened', order: { orderId, widget }, receipt: receiptRows(answer.data, 'Total') };
    },

    async report(input, signal) {
      const due = dueOf(screen, { answers: input, facts: input.facts });
      if (due === null) return { kind: 'unknown' };
      if (input.first) await wait('resultModal', signal);
      const answer = await services.servicePayment(recordOf(due, input), signal);
      // What is owed now is kept for the whole portal; nobody waits for it.
      if (answer.status === 200)
        void services.servicePayments({ meter_number: input.facts.meterNumber }).catch(unanswered);
      return reported(answer);
    },

    transfers: transferCalls({ services, wait }),

    watch: watchOrder(wait, async ({ orderId }, known, signal) => {
      const answer = await services.orderStatus({ orderId, ...(known && { wait: known }) }, signal);
      return answer.status === 200 ? answer.data.state : null;
    }),
  };
}

const boundsOf = (naira: Readonly<Record<'service' | 'dev-levy', Bounds>>): NonNullable<DueFacts['bounds']> => ({
  service: boundsIn(naira.service),
  'dev-levy': boundsIn(naira['dev-levy']),
});

function toOwed(naira: Readonly<Record<keyof Owed, number>> | null): Owed {
  return {
    serviceCharge: koboOf(naira?.serviceCharge ?? 0),
    devLevy: koboOf(naira?.devLevy ?? 0),
    fine: koboOf(naira?.fine ?? 0),
  };
}

type Offered = Extract<CallAnswer<'userServices'>, { status: 200 }>['data'][number];

function toService({ id, name, amount, description, charged }: Offered): MonthlyService {
  return {
    ...{ id: String(id), name, monthly: koboOf(amount) },
    ...(charged && { isCharged: charged }),
    ...(description && { covers: description }),
  };
}

type Refusal = Exclude<CallAnswer<'openDues'>, { status: 200 }>;

/** What is not offered any more is learned again; a wrong amount stands at the question that it comes from. */
function unopened({ kind, isPart }: Due, { data: { message, code } }: Refusal): Opened<DueFacts> {
  if (GONE.includes(code)) return { kind: 'changed', message, field: 'service' };
  if (code === 'nothing-owed') return { kind: 'changed', message, field: 'months' };
  const field = isPart ? 'part' : PRICED_BY[kind];
  return { kind: 'refused', message, field: code.startsWith('amount-') ? field : undefined };
}

/** Codes of what was offered a moment ago. */
const GONE: readonly string[] = ['no-fine', 'service-not-yours', 'service-disabled'];

/** The question that an amount comes from, where no part was named; a fine is paid as it stands then. */
const PRICED_BY: Readonly<Record<DueKind, string | undefined>> = {
  service: 'months',
  'dev-levy': 'amount',
  fine: undefined,
};
