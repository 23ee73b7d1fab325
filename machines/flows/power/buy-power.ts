import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { fill } from '#machines/kit/answers.ts';
import { type Fields, NO_ANSWERS } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type PayingContext, UNPAID } from '#machines/kit/paying/context.ts';
import { preparingStates } from '#machines/kit/paying/preparing.ts';
import { payingSetup } from '#machines/kit/paying/setup.ts';
import { payingStates } from '#machines/kit/paying/states.ts';
import { amountRows, debtSaid, placeRows, unitsExpected, unitsRow } from '#machines/kit/paying/terms.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { paidWith } from '#machines/kit/tokens.ts';
import type { Row, Say } from '#machines/kit/view.ts';
import { formatNaira, formatUnits } from '#machines/kit/writing/format.ts';
import { arrearsNotices, standingNotices, standingSaid, stopNotices, unblocksSaid } from './arrears.ts';
import { feeIn, isStopped, type PowerFacts, powerCalls } from './calls.ts';
import { powerFields } from './fields.ts';
import { owingIn, owingSaid } from './owing.ts';
import { partsOf, splitRows, splitRule, splitSaid } from './split.ts';

type Context = PayingContext<PowerFacts>;

/**
 * Buy Power (S2 section 2): a resident tops up the registered meter. What is owed is looked at first, because arrears
 * block buying (S2 section 5); the meter is checked before anything is charged; the rest is paying.
 */
export function buyPower(deps: Pick<FlowDeps, 'services' | 'wait'>): Flow {
  const kit = payingSetup<PowerFacts>(powerCalls(deps), {
    fields: shown,
    asked: ({ answers }) => (answers.problems.meter === undefined ? ['amount'] : ['meter', 'amount']),
  });
  const paying = payingStates<PowerFacts>(kit, {
    fields: ['amount', 'meterNumber', 'fee'],
    confirm: SENTENCES.confirmPower,
    remarks,
    brings: () => 'token',
    steps: () => ({ doing: WAITING.token, brings: SENTENCES.powerToken }),
    delivered: ({ result }) => paidWith(result?.tokens?.how, SENTENCES.delivered),
    total: (context) => amountOf(context) + feeIn(context.facts),
    credit: (context) => {
      const [pays, stands] = [amountOf(context), context.facts.credit ?? 0];
      return pays > 0 && stands >= pays ? { pays, stands } : null;
    },
    summary,
  });
  const fields = ['amount', 'meterNumber', 'fee'] as const;
  const cancel = { type: 'CANCEL', label: 'Cancel' } as const;

  const machine = kit.createMachine({
    id: 'buy-power',
    context: ({ input }) => ({
      ...UNPAID,
      runId: input.runId,
      answers: fill(NO_ANSWERS, (answers) => powerFields([], answers), input.values ?? {}, 'chat'),
      notices: [],
      facts: {
        meterNumber: input.person?.meterNumber ?? '',
        inUse: input.person?.meterNumber ?? '',
        estate: input.person?.estate ?? '',
        owed: null,
      },
    }),
    initial: 'started',
    states: {
      ...preparingStates<PowerFacts>(kit, {
        load: { fields, busy: 'Looking at your account' },
        check: { at: 1, fields, busy: 'Asking whether the meter can take power' },
        unavailable: ['meterNumber', 'fee'],
        good: 'confirming',
        back: [{ target: 'asking' }],
      }),

      loaded: {
        meta: { kind: 'work' },
        always: [
          // Which meter it is comes first: another one may be stopped, or none.
          { guard: ({ context }) => context.answers.problems.meter !== undefined, target: 'asking' },
          { guard: ({ context }) => isStopped(context.facts), target: 'blocked' },
          { guard: 'isComplete', target: 'checking' },
          { target: 'asking' },
        ],
      },

      asking: {
        meta: {
          kind: 'ask',
          at: 0,
          fields: ({ answers }) => (answers.problems.meter === undefined ? fields : ['meter', ...fields]),
          say: (context) => [...owedNotices(context), ...splitRule(context.facts)],
          actions: [{ type: 'NEXT', label: 'Pay' }, cancel],
        },
        // The meter that it is for is stopped; while that is asked, another one may be meant.
        always: {
          guard: isStoppedForSure,
          target: 'blocked',
          actions: 'quiet',
        },
        on: {
          FILL: { actions: 'fill' },
          NEXT: [{ guard: 'isComplete', target: 'checking', actions: 'quiet' }, { actions: 'insist' }],
          EDIT: { actions: 'reopenField' },
          CANCEL: 'cancelled',
        },
      },

      blocked: {
        meta: {
          kind: 'ask',
          at: 0,
          fields: ['meterNumber', 'fee'],
          say: stoppedSaid,
          owes: ({ facts }) => owingIn(facts),
          actions: [
            { type: 'NEXT', label: 'Pay', reason: () => MESSAGES.outstandingBlock },
            { type: 'RETRY', label: 'Check again' },
            cancel,
          ],
        },
        on: {
          // Another meter of theirs may not be stopped.
          FILL: [
            { guard: ({ event }) => event.values.meter !== undefined, target: 'loading', actions: 'fill' },
            { actions: 'fill' },
          ],
          RETRY: 'loading',
          CANCEL: 'cancelled',
        },
      },

      ...paying,
    },
  });

  return {
    name: 'buy-power',
    version: 3,
    title: 'Buy Power',
    progress: ['Details', 'Confirm', 'Token'],
    fields: (context) => shown(context as Context),
    readOnly: (context) => ({
      meterNumber: (context as Context).facts.meterNumber,
      fee: String(nairaOf(feeIn((context as Context).facts))),
    }),
    machine,
  };
}

/** The meter that it is for is stopped, and it is not asked which one that is. */
const isStoppedForSure = ({ context: { facts } }: { readonly context: Context }): boolean =>
  facts.meters === undefined && isStopped(facts);

const NOTHING = { serviceCharge: 0, devLevy: 0, fine: 0 } as const;

const shown = ({ facts, answers }: Context): Fields => powerFields(facts.meters ?? [], answers);

const meterOf = ({ meterNumber, meterName }: PowerFacts): string => METERS.called(meterNumber, meterName ?? null);

function amountOf(context: Context): number {
  return parseNaira(context.answers.values.amount ?? '') ?? 0;
}

/** What the buyer should know before a yes: what of it goes to a debt, of the house and of the meter. */
function remarks(context: Context): readonly Say[] {
  const { facts } = context;
  const amount = amountOf(context);
  const divided = splitSaid(facts, amount);
  const isCreditEnough = amount > 0 && (facts.credit ?? 0) >= amount;
  return [
    ...(facts.namesNone === undefined
      ? []
      : [{ tone: 'warning', text: METERS.notThat(facts.namesNone, meterOf(facts)) } as const]),
    ...divided,
    ...(divided.length > 0 && isCreditEnough ? [{ tone: 'info', text: SPLIT.fromCredit } as const] : []),
    ...(facts.terms ? debtSaid(facts.terms, partsOf(facts, amount).power) : []),
  ];
}

/** That it is stopped, by how much and what ends that in one turn; where no figure is shown, why not. */
function stoppedSaid(context: Context): readonly Say[] {
  const { facts } = context;
  const owing = owingSaid(facts);
  if (owing === null)
    return [
      { tone: 'danger', text: MESSAGES.outstandingBlock },
      ...owedNotices(context),
      { tone: 'info', text: SENTENCES.payWhatIsOwed },
      ...whyHidden(context),
    ];
  const notices = facts.standing ? standingNotices(facts.standing) : arrearsNotices(facts.owed ?? NOTHING);
  const headline = MESSAGES.outstandingBlock;
  return [
    { tone: 'warning', headline, text: [`${headline} ${owing}`, ...notices.map(({ text }) => text)].join('\n') },
    ...(facts.standing ? standingSaid(facts.standing) : []),
  ];
}

function owedNotices({ facts: { owed, hidden, standing } }: Context): readonly Say[] {
  if (standing) return [...standingNotices(standing), ...unblocksSaid(standing, owed), ...standingSaid(standing)];
  return owed ? arrearsNotices(owed) : stopNotices(hidden?.stops ?? []);
}

function whyHidden({ facts: { hidden } }: Context): readonly Say[] {
  return hidden === undefined ? [] : [{ tone: 'info', text: hidden.why }];
}

function summary(context: Context): readonly Row[] {
  const amount = amountOf(context);
  const { terms } = context.facts;
  const parts = partsOf(context.facts, amount);
  const kWh = (terms && unitsExpected(terms, parts.power, TARIFF_KOBO_PER_KWH)) ?? formatUnits(parts.power);
  return [
    { label: 'Meter', value: meterOf(context.facts) },
    { label: 'Estate', value: context.facts.estate },
    ...(terms ? placeRows(terms) : []),
    { name: 'amount', label: 'Amount', value: formatNaira(amount) },
    ...splitRows(parts),
    ...(terms ? amountRows(terms, parts.power) : []),
    unitsRow(kWh),
    { name: 'fee', label: 'Convenience fee', value: formatNaira(feeIn(context.facts)) },
    { label: 'Total', value: formatNaira(amount + feeIn(context.facts)), total: true },
  ];
}
