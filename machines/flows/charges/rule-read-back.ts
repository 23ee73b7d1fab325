import type { ChargeWhom } from '#catalogues/charges.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';

const SAID = CHARGES.rule;

/** How a month is charged, as the server says now. */
export type InForce = Good<'chargingRule'>;

/** What was said of it; what was not said stays. Amounts in kobo. */
export interface RuleSaid {
  readonly whom?: ChargeWhom;
  readonly meters?: readonly string[];
  readonly day?: number;
  readonly byItself?: boolean;
  readonly daysToPay?: number | null;
  /** `from`: `YYYY-MM-DD`, or null for today. */
  readonly price?: { readonly kobo: number; readonly from: string | null };
}

/** A sentence for each thing that changes, and those that stay in a row; nothing changes where there are no changes. */
export interface ReadBack {
  readonly changes: readonly string[];
  readonly stays: readonly string[];
}

/** What a change of the rule of a month would change of it, and what stays. `isSaid`: somebody has said how it is charged. */
export function readBackOf(said: RuleSaid, held: InForce, isSaid: boolean): ReadBack {
  const parts = isSaid ? [whomOf(said, held), dayOf(said, held), itselfOf(said, held), daysOf(said, held)] : [];
  const { changes, stays } = priceOf(said, held);
  const same = parts.flatMap((part) => (part !== null && 'stays' in part ? [part.stays] : []));
  return {
    changes: [
      ...changes,
      ...parts.flatMap((part) => (part !== null && 'changes' in part ? [part.changes] : [])),
      ...(isSaid ? [] : newRule(said, held)),
    ],
    stays: [...stays, ...(same.length === 0 ? [] : [SAID.asBefore(same.join(', '))])],
  };
}

type Part = { readonly changes: string } | { readonly stays: string };

/** What nobody has said before is all new. */
const newRule = (said: RuleSaid, held: InForce): readonly string[] => [
  SAID.is(WHOM_WORDS[said.whom ?? held.whom], said.day ?? held.day, said.byItself ?? held.byItself),
  SAID.pays(said.daysToPay === undefined ? held.daysToPay : said.daysToPay),
];

function priceOf({ price }: RuleSaid, { service, prices, today }: InForce): ReadBack {
  const called = service ?? '';
  const from = price?.from ?? today;
  const before = prices.find((one) => one.from === null || one.from <= from);
  const later = prices.filter((one) => one.from !== null && one.from > from).toReversed();
  const notes = later.map((one) => SAID.later(formatNaira(koboOf(one.amount)), formatDay(one.from ?? from)));
  if (price === undefined) {
    const stays = before ? SAID.stays(called, formatNaira(koboOf(before.amount))) : CHARGES.prices.unsaid(called);
    return { changes: [], stays: [stays, ...notes] };
  }
  const costs = formatNaira(price.kobo);
  if (before !== undefined && koboOf(before.amount) === price.kobo)
    return { changes: [], stays: [SAID.stays(called, costs), ...notes] };
  const day = from === today ? SAID.today : formatDay(from);
  // A price of the same day is replaced: until then it costs what the one before it says.
  const until = before?.from === from ? prices[prices.indexOf(before) + 1] : before;
  const told =
    until === undefined
      ? SAID.price(called, costs, day)
      : SAID.priceInstead(called, costs, day, formatNaira(koboOf(until.amount)));
  return { changes: [told, ...notes], stays: [] };
}

function whomOf({ whom, meters }: RuleSaid, held: InForce): Part {
  const now = held.whom === 'chosen' ? SAID.terms.chosen(held.meters.length) : WHOM_WORDS[held.whom];
  const meant = whom ?? held.whom;
  if (meant !== held.whom) {
    const named = meant === 'chosen' ? SAID.terms.chosen(meters?.length ?? 0) : WHOM_WORDS[meant];
    return { changes: SAID.instead.whom(named, now) };
  }
  const others = meant === 'chosen' && meters !== undefined && meters.toSorted().join() !== held.meters.join();
  return others ? { changes: SAID.instead.meters(meters.length, held.meters.length) } : { stays: now };
}

function dayOf({ day }: RuleSaid, held: InForce): Part {
  if (day === undefined || day === held.day) return { stays: SAID.terms.day(held.day) };
  return { changes: SAID.instead.day(day, held.day) };
}

function itselfOf({ byItself }: RuleSaid, held: InForce): Part {
  if (byItself === undefined || byItself === held.byItself)
    return { stays: held.byItself ? SAID.terms.itself : SAID.terms.byHand };
  return { changes: byItself ? SAID.instead.itself : SAID.instead.byHand };
}

function daysOf({ daysToPay }: RuleSaid, held: InForce): Part {
  if (daysToPay === undefined || daysToPay === held.daysToPay) return { stays: SAID.terms.daysToPay(held.daysToPay) };
  return { changes: SAID.instead.daysToPay(daysToPay, held.daysToPay) };
}
