import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { LastToken, OwnAside } from '../../sync/aside.ts';
import type { Dues } from '../../sync/keep.ts';

/** What a conversation hears of in the answers to its calls, whoever asked. */
interface Heard {
  /** What is owed (S1 section 3, Locally stored service amounts). */
  readonly dues: (dues: Dues) => void;
  /** Tokens, which are kept for a time without a line. */
  readonly tokens: (tokens: readonly LastToken[]) => void;
  /** What was listed of tokens: what was kept of it, and how it is kept. */
  readonly deliveries: Pick<OwnAside, 'deliveries' | 'keepDeliveries'>;
  readonly who: () => SessionView;
  /** Somebody has read a ticket: what is left to read is another number then. */
  readonly ticketRead: () => void;
}

/** The same calls, where somebody hears of what they answer. */
export function overheard(services: Services, { dues, tokens, deliveries, who, ticketRead }: Heard): Services {
  return {
    ...services,
    async servicePayments(input, signal) {
      const answer = await services.servicePayments(input, signal);
      if (answer.status === 200) dues(duesOf(answer.data.data));
      return answer;
    },
    async residentDashboard(input, signal) {
      const answer = await services.residentDashboard(input, signal);
      if (answer.status === 200) tokens(answer.data.tokens.map(tokenOf));
      return answer;
    },
    async topupPower(input, signal) {
      const answer = await services.topupPower(input, signal);
      if (answer.status === 200) tokens([tokenOf({ ...answer.data, units: answer.data.units ?? '' })]);
      return answer;
    },
    async myTokens(input, signal) {
      const asker = who().id;
      try {
        const answer = await services.myTokens(input, signal);
        deliveries.keepDeliveries(answer.data.deliveries, asker);
        return answer;
      } catch (cause) {
        const kept = deliveries.deliveries();
        // Who stands at the meter has no line, and needs what was seen before.
        if (!(cause instanceof NoAnswer) || kept.length === 0 || who().id !== asker) throw cause;
        return { status: 200, data: { deliveries: [...kept] } };
      }
    },
    async markLoaded(input, signal) {
      const asker = who().id;
      const answer = await services.markLoaded(input, signal);
      if (answer.status === 200) deliveries.keepDeliveries([answer.data], asker);
      return answer;
    },
    async noteTicketRead(input, signal) {
      const answer = await services.noteTicketRead(input, signal);
      if (answer.status === 200) ticketRead();
      return answer;
    },
  };
}

const tokenOf = ({ orderId, paidAt, units, token }: LastToken): LastToken => ({ orderId, paidAt, units, token });

function duesOf(owed: { serviceCharge: number; devLevy: number; fine: number; duration: number } | null): Dues {
  return {
    serviceCharge: owed?.serviceCharge ?? 0,
    DevLevy: owed?.devLevy ?? 0,
    fine: owed?.fine ?? 0,
    duration: owed?.duration ?? 0,
  };
}
