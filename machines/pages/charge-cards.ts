import { koboOf } from '#catalogues/money.ts';
import { CHARGE_LOOK } from '#catalogues/sentences/estate/charge-looks.ts';
import { CHARGES, LEFT_OUT_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { monthInWords } from '#machines/kit/months.ts';
import { formatCount, formatNaira } from '#machines/kit/writing/format.ts';
import { besideNotes, type Charge, chargeValues, type Preview } from './charge-lines.ts';
import type { Found } from './listing/list.ts';
import type { Card } from './view.ts';

const SAID = CHARGES.list;

const naira = (amount: number): string => formatNaira(koboOf(amount));

/** How the lines come about, at the whole price and at half, and how the total does; a sentence each. */
function arithmeticOf({ lines, total, half }: Preview): { readonly lines: string; readonly total: string } {
  const kinds = [
    { count: lines - half.lines, of: koboOf(total) - koboOf(half.total), said: CHARGE_LOOK.whole },
    { count: half.lines, of: koboOf(half.total), said: CHARGE_LOOK.half },
  ].filter(({ count }) => count > 0);
  return {
    lines: kinds.map(({ count, said }) => said(count)).join(', '),
    // Every line of a kind is the same sum.
    total: kinds.map(({ count, of }) => CHARGE_LOOK.times(count, formatNaira(of / count))).join(' + '),
  };
}

const comparing = (more: number) => {
  if (more === 0) return CHARGE_LOOK.same;
  return more > 0 ? CHARGE_LOOK.more : CHARGE_LOOK.less;
};

/** What a month comes to beside the one before; null where that was not charged, and for what is charged once. */
function beforeCard({ total, before }: Preview): Card | null {
  if (before == null) return null;
  const name = monthInWords(before.month);
  const more = koboOf(total) - koboOf(before.total);
  return {
    ...{ label: comparing(more)(name), value: formatNaira(Math.abs(more)) },
    note: CHARGE_LOOK.was(name, naira(before.total), before.lines),
  };
}

/** What a charge comes to and how that comes about, with the way to make it, what it is beside the month before, and whom it leaves out. */
export function previewCards(preview: Preview, charge: Charge): Required<Pick<Found<unknown>, 'cards' | 'sums'>> {
  const { lines, total, half, inAdvance, leftOut, beside, once } = preview;
  const arithmetic = arithmeticOf(preview);
  const before = beforeCard(preview);
  const besides = [
    ...(inAdvance.lines > 0 ? [CHARGES.form.inAdvance(inAdvance.lines, naira(inAdvance.total))] : []),
    ...besideNotes({ beside, once }),
  ];
  const halved = half.lines > 0 ? [CHARGES.form.half(half.lines, naira(half.total))] : [];
  const left = leftOut.map(({ why, lines: count }) => CHARGES.form.leftOut(LEFT_OUT_WORDS[why], count));
  return {
    cards: [
      { label: CHARGE_LOOK.lines, value: formatCount(lines), note: arithmetic.lines },
      {
        ...{ label: SAID.total, value: naira(total), note: [`${arithmetic.total}.`, ...besides].join(' ') },
        action: { label: CHARGES.form.title, open: 'charge-estate', values: chargeValues(charge) },
      },
      ...(before === null ? [] : [before]),
      {
        label: SAID.tabs['left-out'],
        value: String(leftOut.reduce((all, { lines: count }) => all + count, 0)),
        note: left.length === 0 ? SAID.noneLeftOut : left.join(' '),
      },
    ],
    sums: [
      SAID.totalIs(naira(total)),
      ...[SAID.linesAre(lines), ...halved, ...besides],
      ...(before === null ? [] : [`${before.label}: ${before.value}. ${before.note ?? ''}`]),
      ...left,
    ],
  };
}
