import type { CallAnswer } from '#catalogues/calls/services.ts';
import { POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { StoppingDue } from '#catalogues/orders.ts';
import { CONDITION_WORDS } from '#catalogues/sentences/arrears.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { type Split, splitOf } from '#machines/arrears/split.ts';
import type { Bounds } from '#machines/kit/paying/bounds.ts';
import type { MeterTerms } from '#machines/kit/paying/terms.ts';
import type { Row, Say } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';

/** How top-ups of a meter are divided just now, as the server told it; naira. */
export type ToldSplit = NonNullable<Extract<CallAnswer<'servicePayments'>, { status: 200 }>['data']['split']>;

/** By what a purchase is divided. */
interface Divided {
  /** Missing: nothing of it goes to a debt. */
  readonly split?: ToldSplit | undefined;
  readonly bounds?: Bounds | undefined;
  readonly terms?: MeterTerms | undefined;
}

/** How a meter's top-ups are divided, in the answer about what it owes. */
export const splitIn = (answer: CallAnswer<'servicePayments'>): ToldSplit | undefined =>
  answer.status === 200 ? answer.data.split : undefined;

/** What of an amount is power and what goes to the debt, kobo; as the server charges it. */
export function partsOf({ split, bounds, terms }: Divided, kobo: number): Split {
  if (split === undefined) return { power: kobo, debt: 0 };
  const least = Math.max(bounds?.least ?? POWER_AMOUNT_KOBO.least, terms?.leastKobo ?? 0);
  return splitOf(kobo, { share: split.share, owed: koboOf(split.owed), least });
}

/** The rule, said to whoever it touches before they name an amount. */
export function splitRule({ split }: Divided): readonly Say[] {
  if (split === undefined) return [];
  return [{ tone: 'info', text: SPLIT.rule(String(split.share), formatNaira(koboOf(split.owed))) }];
}

/** What becomes of an amount, said before it is paid. */
export function splitSaid(facts: Divided, kobo: number): readonly Say[] {
  const { power, debt } = partsOf(facts, kobo);
  if (debt === 0) return [];
  const paid = paidFirst(facts.split?.debts ?? [], debt);
  return [{ tone: 'info', text: SPLIT.said(formatNaira(kobo), formatNaira(power), paid) }];
}

/** Of what a debt's part pays, in words, the oldest first. */
function paidFirst(debts: ToldSplit['debts'], kobo: number): string {
  let left = kobo;
  const parts = new Map<string, number>();
  for (const { due, amount, name } of debts) {
    const part = Math.min(left, koboOf(amount));
    if (part <= 0) break;
    left -= part;
    const what = name === null ? CONDITION_WORDS[due as StoppingDue] : SPLIT.named(CONDITION_WORDS[due], name);
    parts.set(what, (parts.get(what) ?? 0) + part);
  }
  const told = [...parts].map(([what, part]) => SPLIT.to(formatNaira(part), what));
  return (left > 0 ? [...told, SPLIT.to(formatNaira(left), SPLIT.others)] : told).join(', ');
}

/** Both parts, as rows behind the amount; none where nothing goes to a debt. */
export function splitRows({ power, debt }: Split): readonly Row[] {
  if (debt === 0) return [];
  return [
    { label: SPLIT.power, value: formatNaira(power) },
    { label: SPLIT.row, value: formatNaira(debt) },
  ];
}
