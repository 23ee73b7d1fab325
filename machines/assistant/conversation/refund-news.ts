import type { ActorRefFrom } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Role } from '#catalogues/roles.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { assistantMachine } from '../assistant.ts';
import { type Line, plain } from '../lines.ts';
import type { Bought } from '../run.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Tasks } from '../runs/tasks.ts';
import type { Suggestion } from '../suggestion.ts';
import type { Tell } from './events.ts';

type Waiting = Good<'waitingRefunds'>['refunds'][number];

/** Who buys; nobody else has a refund. */
const BUYERS: readonly Role[] = ['service-user', 'service-owner'];

/** Refunds that do not get to the card, and wait for their payer's bank account. */
export interface RefundNews {
  /** Ask, and tell of each that was not told of in this conversation. */
  ask(): void;
}

/** What asking for them touches. */
interface RefundNewsDeps {
  readonly services: Pick<Services, 'waitingRefunds'>;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly who: () => SessionView;
  readonly tasks: Tasks;
  readonly tell: Tell;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Asks when somebody comes or comes back; nobody waits for it. A visitor's are those of the orders of this conversation. */
export function createRefundNews({ services, assistant, open, who, tasks, tell, at }: RefundNewsDeps): RefundNews {
  function tellOf(waiting: readonly Waiting[], orders: readonly Bought[]): void {
    const said = new Set(assistant.getSnapshot().context.messages.map(({ text }) => text));
    const fresh = waiting.filter((one) => !said.has(wordsOf(one)));
    if (fresh.length === 0) return;
    const inFlow = open.topView() !== null;
    // What is open goes on asking what it asks, so there the news stands out from it.
    const lines = fresh.map(wordsOf).map((text): Line => (inFlow ? { text, tone: 'info' } : plain(text)));
    const suggestions = fresh.map((one) => accountFor(one, orders, fresh.length > 1));
    assistant.send({ type: 'TOLD', lines, view: null, ...(!inFlow && { suggestions }), at: at() });
    // Other devices should have it, so that none of them tells it again.
    tell({ type: 'DID', how: 'done' });
  }

  return {
    ask() {
      const { id, role } = who();
      const orders = id === null ? assistant.getSnapshot().context.bought : [];
      if (role === null ? orders.length === 0 : !BUYERS.includes(role)) return;
      tasks.quietly(async () => {
        const named = orders.map(({ orderId, key }) => ({ orderId, key }));
        const answer = await services.waitingRefunds({ orders: named }).catch(unanswered);
        if (answer?.status !== 200 || who().id !== id) return;
        tellOf(
          answer.data.refunds.filter(({ given, sent }) => given === null && !sent),
          orders,
        );
      });
    },
  };
}

const wordsOf = ({ amount, orderId }: Waiting): string => REFUND_ACCOUNT.news(formatNaira(koboOf(amount)), orderId);

/** The button that gives a bank account for one of them; a visitor's order is opened by its key. */
function accountFor({ orderId }: Waiting, orders: readonly Bought[], isOneOfMany: boolean): Suggestion {
  const key = orders.find((order) => order.orderId === orderId)?.key;
  return {
    label: isOneOfMany ? REFUND_ACCOUNT.giveFor(orderId) : REFUND_ACCOUNT.give,
    say: REFUND_ACCOUNT.say,
    starts: { flow: 'refund-account', values: { order: orderId, ...(key !== undefined && { key }) } },
  };
}
