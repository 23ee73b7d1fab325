import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import type { StoppingDue } from '#catalogues/orders.ts';
import { ARREARS_SAID, CONDITION_WORDS } from '#catalogues/sentences/arrears.ts';
import { debtsIn, judgeAsSpecified } from '#machines/arrears/standing.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Balances } from '#machines/kit/writing/balances.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';

/** How a meter stands as the server judged it, by a rule or an exception of its estate. */
export type ToldStanding = NonNullable<Extract<CallAnswer<'servicePayments'>, { status: 200 }>['data']['standing']>;

/** The same notices where the figures are not shown. */
export function stopNotices(stops: readonly StoppingDue[]): readonly Say[] {
  return stops.map((due) => ({ tone: 'warning', text: OUTSTANDING[due] }));
}

const OUTSTANDING: Readonly<Record<StoppingDue, string>> = {
  'service-charge': MESSAGES.outstandingServiceCharge,
  'dev-levy': MESSAGES.outstandingLevy,
  fine: MESSAGES.outstandingFine,
};

/** The order of S2 section 5. */
const SHOWN = ['service-charge', 'fine', 'dev-levy'] as const;

/** The notices of S2 section 5, shown on load. */
export function arrearsNotices(owed: Balances): readonly Say[] {
  const { reminds } = judgeAsSpecified(owed);
  return stopNotices(SHOWN.filter((due) => reminds.includes(due)));
}

/** The notices of what an estate reminds of by its own rule, and of what stops power by it. */
export const standingNotices = ({ reminds, stops }: ToldStanding): readonly Say[] =>
  stopNotices(SHOWN.filter((due) => reminds.includes(due) || stops.includes(due)));

/** What is said besides of a meter that its estate judges: its own words, how much may still be bought, and until when. */
export function standingSaid({ name, words, upTo, until }: ToldStanding): readonly Say[] {
  const day = until === null ? null : formatDay(until);
  return [
    ...(words === null ? [] : [info(ARREARS_SAID.own(words))]),
    ...(upTo > 0 ? [info(ARREARS_SAID.upTo(formatNaira(koboOf(upTo))))] : []),
    ...(name === 'grace' && day !== null ? [info(ARREARS_SAID.grace(day))] : []),
    ...(name === 'excepted' && day !== null ? [info(ARREARS_SAID.excepted(day))] : []),
  ];
}

/** What has to be paid so that power is sold again, of what stops it by the estate's own rule; nothing where no figure is shown. */
export function unblocksSaid({ name, stops }: ToldStanding, owed: Balances | null): readonly Say[] {
  if (name !== 'blocked' || owed === null) return [];
  const { owed: kobo } = debtsIn(owed);
  const parts = SHOWN.filter((due) => stops.includes(due)).map((due) =>
    ARREARS_SAID.owes(formatNaira(kobo[due]), CONDITION_WORDS[due]),
  );
  return [info(ARREARS_SAID.unblocks(parts))];
}

const info = (text: string): Say => ({ tone: 'info', text });
