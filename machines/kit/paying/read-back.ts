import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import type { StepAction } from '../flow.ts';
import type { Say } from '../view.ts';
import { formatNaira } from '../writing/format.ts';
import type { PayingContext } from './context.ts';
import type { payingSetup } from './setup.ts';
import { BY_CARD, BY_CREDIT, BY_TRANSFER, watchUnpaid } from './watching.ts';
import { type PayingWords, shownWhilePaying } from './words.ts';

/** Reading back what will be bought: nothing is charged before a yes, and everything can still be changed. */
export function readBackStates<F>(kit: ReturnType<typeof payingSetup<F>>, words: PayingWords<F>) {
  const { unpayable = () => null, again = 'asking' } = words;
  const pay: StepAction<PayingContext<F>> = {
    type: 'CONFIRM',
    // Whatever it is called, it says how much.
    label: (c) => {
      const total = formatNaira(words.total(c));
      return words.pay === undefined
        ? { label: `Yes, pay ${total}`, formLabel: `Pay ${total}` }
        : { label: `${words.pay} ${total}` };
    },
    reason: unpayable,
  };
  const transfer: StepAction<PayingContext<F>> = {
    type: 'TRANSFER',
    label: TRANSFER_SENTENCES.pay,
    when: (c) => c.takesTransfers === true && unpayable(c) === null,
  };
  // Never beside an order whose card window was handed out: both could be paid.
  const creditIn = (c: PayingContext<F>) =>
    c.order === null && unpayable(c) === null ? (words.credit?.(c) ?? null) : null;
  const credit: StepAction<PayingContext<F>> = {
    type: 'CREDIT',
    label: (c) => CREDIT_SENTENCES.pay(formatNaira(creditIn(c)?.stands ?? 0)),
    when: (c) => creditIn(c) !== null,
  };
  const change = { type: 'EDIT', label: 'Change something' } as const;
  const cancel = { type: 'CANCEL', label: 'Cancel' } as const;
  const readBack = {
    ...shownWhilePaying(words),
    kind: 'confirm',
    ...(words.heading !== undefined && { heading: words.heading }),
    actions: [
      pay,
      transfer,
      credit,
      { type: 'RETRY', label: 'Check again', when: (c: PayingContext<F>) => unpayable(c) !== null },
      ...(words.back ? [{ type: 'BACK', label: 'BACK' } as const] : []),
      change,
      cancel,
    ],
  } as const;
  const payable = ({ context }: { readonly context: PayingContext<F> }) => unpayable(context) === null;
  const remarks = (c: PayingContext<F>): readonly Say[] => {
    const own = creditIn(c);
    const takes = own && CREDIT_SENTENCES.takes(formatNaira(own.pays), formatNaira(own.stands));
    return [...(words.remarks?.(c) ?? []), ...(takes === null ? [] : [{ tone: 'plain', text: takes } as const])];
  };

  const confirming = kit.createStateConfig({
    meta: { ...readBack, say: (c) => [{ tone: 'plain', text: words.confirm }, ...remarks(c)] },
    on: {
      CONFIRM: { guard: payable, target: 'opening', actions: BY_CARD },
      TRANSFER: {
        guard: ({ context }) => context.takesTransfers === true && payable({ context }),
        target: 'opening',
        actions: BY_TRANSFER,
      },
      CREDIT: { guard: ({ context }) => creditIn(context) !== null, target: 'opening', actions: BY_CREDIT },
      RETRY: { guard: ({ context }) => unpayable(context) !== null, target: 'checking', actions: 'quiet' },
      DECLINE: { target: 'declined', actions: 'quiet' },
      BACK: { target: again, actions: ['dropOrder', 'reopenField'] },
      EDIT: { target: again, actions: ['dropOrder', 'reopenField'] },
      FILL: [
        { guard: 'fillsWell', target: 'checking', actions: ['dropOrder', 'fill'] },
        { target: again, actions: ['dropOrder', 'fill'] },
      ],
      CANCEL: 'cancelled',
    },
  });

  const declined = kit.createStateConfig({
    meta: {
      ...readBack,
      actions: readBack.actions.map((action) => (action === pay ? { ...pay, rereads: true } : action)),
      say: (c) => [
        { tone: 'plain', text: words.declined ?? SENTENCES.declined },
        // Said before, and still true: only what keeps it from being paid is worth a second time.
        ...(unpayable(c) === null ? [] : remarks(c)),
      ],
    },
    on: { ...confirming.on, RETRY: [...[confirming.on.RETRY].flat(), { target: 'confirming', actions: 'quiet' }] },
  });

  const closed = kit.createStateConfig({
    meta: {
      ...readBack,
      say: (c) => [
        ...(words.closed === undefined ? [] : [{ tone: 'danger', text: words.closed } as const]),
        { tone: 'warning', text: c.order?.widget?.untold === true ? SENTENCES.closedUntold : SENTENCES.closed },
      ],
    },
    // The same order opens again, under its key, so that two card windows can never both charge; and by the server, which looks
    // for its payment from then on.
    invoke: watchUnpaid<F>(),
    on: confirming.on,
  });

  return { confirming, declined, closed };
}
