import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Answers, Field } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';
import { type Due, isOneSided, parseBalance } from '#machines/kit/writing/balances.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';

/**
 * Whoever types a sentence and no sign says '15000' of what somebody owes as well as of what was paid ahead. Beside the field of
 * a form it stands what the sign means.
 */
export function isAskedForSide(due: Due, { values, fromChat }: Answers): boolean {
  return fromChat.includes('amount') && isOneSided(due, values.amount ?? '');
}

/** The question on which side a balance is, kobo being as they were typed. */
export function sideField(amount: string): Field {
  const kobo = parseBalance('service-charge', amount) ?? 0;
  const choices = (['owed', 'in credit'] as const).map((value) => ({ value, label: `${formatNaira(kobo)} ${value}` }));
  return {
    label: 'Owed or in credit',
    ask: ADMINISTRATION_SENTENCES.whichSide,
    kind: 'choice',
    placeholder: '',
    choices,
    schema: oneOf(choices, {
      empty: ADMINISTRATION_SENTENCES.whichSide,
      several: SENTENCES.severalFit,
      none: SENTENCES.noneFits,
    }),
  };
}
