import { OWED_END_KOBO, type OwedSpan } from '#catalogues/debtors.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { DEBTORS as SAID } from '#catalogues/sentences/estate/debtors.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';

/** A span as an address has it: '20000-', '-50000', '20000-50000'; '' for any sum. */
export const spanText = ({ least, most }: OwedSpan): string =>
  least === undefined && most === undefined ? '' : `${least ?? ''}-${most ?? ''}`;

/** The span of an address; of nonsense, and of ends that are the wrong way round, there is none. */
export function spanIn(text: string): OwedSpan {
  const [first = '', second, ...more] = text.split('-');
  const [least, most] = [nairaIn(first), nairaIn(second ?? '')];
  const isTurned = least !== undefined && most !== undefined && least > most;
  const isUnread = (first !== '' && least === undefined) || (second !== '' && most === undefined);
  if (second === undefined || more.length > 0 || isTurned || isUnread) return {};
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

function nairaIn(text: string): number | undefined {
  const kobo = parseNaira(text);
  return kobo !== null && kobo >= OWED_END_KOBO.least && kobo <= OWED_END_KOBO.most ? nairaOf(kobo) : undefined;
}

/** A span in words; one with an end at least. */
export function spanSaid({ least, most }: OwedSpan): string {
  const [from, to] = [least, most].map((naira) => (naira === undefined ? '' : formatNaira(koboOf(naira))));
  if (least === most) return from ?? '';
  if (most === undefined) return SAID.from(from ?? '');
  return least === undefined ? SAID.upTo(to ?? '') : SAID.between(from ?? '', to ?? '');
}
