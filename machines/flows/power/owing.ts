import { nairaOf } from '#catalogues/money.ts';
import type { DueKind, StoppingDue } from '#catalogues/orders.ts';
import { ARREARS_SAID, CONDITION_WORDS } from '#catalogues/sentences/arrears.ts';
import { OWING } from '#catalogues/sentences/owing.ts';
import { debtsIn, judgeAsSpecified } from '#machines/arrears/standing.ts';
import { monthInWords } from '#machines/kit/months.ts';
import type { OwedPayment, Owing, Row } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { ALL, levyOwed } from '../dues/due.ts';
import type { OwedCharge } from '../dues/facts.ts';
import type { PowerFacts } from './calls.ts';

/** So many lines stand there; of more the last ones do, with those before them in one. */
const MOST_LINES = 4;
const LAST_LINES = 3;

/** What is paid first, and told first, of what stops power (S2 section 5). */
const SHOWN = ['service-charge', 'fine', 'dev-levy'] as const;

const PAID_AS: Readonly<Record<StoppingDue, DueKind>> = {
  'service-charge': 'service',
  fine: 'fine',
  'dev-levy': 'dev-levy',
};

/** What of the dues stops power, and how much of each is owed, kobo; nothing where no figure is shown. */
function stoppingIn({ owed, standing }: PowerFacts): readonly { readonly due: StoppingDue; readonly kobo: number }[] {
  if (owed === null) return [];
  const stops: readonly StoppingDue[] = standing ? standing.stops : judgeAsSpecified(owed).stops;
  const debts = debtsIn(owed).owed;
  return SHOWN.filter((due) => stops.includes(due)).map((due) => ({
    due,
    // A levy is paid in whole naira.
    kobo: due === 'dev-levy' ? levyOwed({ owed }) : debts[due],
  }));
}

/** One sentence: what stops power, to whom it is owed, and what paying it changes; null where no figure is shown. */
export function owingSaid(facts: PowerFacts): string | null {
  const stopping = stoppingIn(facts);
  if (stopping.length === 0) return null;
  const parts = stopping.map(({ due, kobo }) => ARREARS_SAID.owes(formatNaira(kobo), CONDITION_WORDS[due]));
  return OWING.said(parts, facts.estate);
}

/** What stops power, line by line, and the payment of it. */
export function owingIn(facts: PowerFacts): Owing {
  const stopping = stoppingIn(facts);
  if (stopping.length === 0) {
    const hidden = facts.hidden?.stops ?? facts.standing?.stops ?? [];
    return {
      title: OWING.what,
      rows: [],
      earlier: null,
      withFee: null,
      pays: SHOWN.filter((due) => hidden.includes(due)).map(unpriced),
    };
  }
  const total = stopping.reduce((sum, { kobo }) => sum + kobo, 0);
  const lines = stopping.flatMap(({ due, kobo }) => linesOf(due, kobo, facts));
  const isLong = lines.length > MOST_LINES;
  const before = isLong ? lines.slice(0, -LAST_LINES) : [];
  const earlier = before.reduce((sum, { kobo }) => sum + kobo, 0);
  const payable = (facts.inUse ?? facts.meterNumber) === facts.meterNumber ? stopping : [];
  const [first] = payable;
  const fee = first && facts.dueFees?.[PAID_AS[first.due]];
  return {
    title: OWING.what,
    rows: [
      ...lines.slice(before.length).map(({ row }) => row),
      { label: OWING.total, value: formatNaira(total), total: true },
    ],
    earlier: isLong
      ? { label: OWING.earlier(before.length, formatNaira(earlier)), rows: before.map(({ row }) => row) }
      : null,
    withFee: first && fee ? OWING.withFee(formatNaira(first.kobo + fee), formatNaira(fee)) : null,
    pays: payable.map(({ due, kobo }) => ({
      due,
      label: payable.length > 1 ? OWING.payOf(formatNaira(kobo), CONDITION_WORDS[due]) : OWING.pay(formatNaira(kobo)),
      // Of a levy any sum can be paid, so it is named; of the others all that is owed by then is.
      starts: {
        flow: 'pay-services',
        values: { service: due, ...(due === 'dev-levy' ? { amount: String(nairaOf(kobo)) } : { part: ALL }) },
      },
    })),
  };
}

const unpriced = (due: StoppingDue): OwedPayment => ({
  due,
  label: OWING.unpriced[due],
  starts: { flow: 'pay-services', values: { service: due } },
});

interface Line {
  readonly kobo: number;
  readonly row: Row;
}

/** The charges that a debt is made of, the oldest first; as one line where that is not told, or they come to another sum. */
function linesOf(due: StoppingDue, kobo: number, { charges = [] }: PowerFacts): readonly Line[] {
  const own = charges.filter((charge) => charge.due === due);
  const told = own.reduce((sum, charge) => sum + charge.kobo, 0);
  if (told !== kobo) return [{ kobo, row: { label: OWING.dues[due], value: formatNaira(kobo) } }];
  const names = own.map(nameOf);
  return own.map((charge, at) => {
    const name = names[at] ?? '';
    // Two of one name are told apart by their day.
    const label = names.indexOf(name) === names.lastIndexOf(name) ? name : OWING.of(name, formatDay(charge.since));
    return { kobo: charge.kobo, row: { label, value: formatNaira(charge.kobo) } };
  });
}

function nameOf({ due, month, name, since }: OwedCharge): string {
  if (month !== null) return name === null ? monthInWords(month) : OWING.of(name, monthInWords(month));
  return name ?? OWING.of(OWING.dues[due], formatDay(since));
}
