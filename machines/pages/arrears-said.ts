import { CONDITION_DUES, type ConditionDue, REMIND_WORDS, SPECIFIED_POLICY } from '#catalogues/arrears.ts';
import type { CallInput } from '#catalogues/calls/services.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { STOPPING_DUES } from '#catalogues/orders.ts';
import { ARREARS_SAID, CONDITION_WORDS } from '#catalogues/sentences/arrears.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { justUnder, termsOf } from '#machines/arrears/terms.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from './answers.ts';

/** A house as the calls about arrears tell it. */
export type House = Good<'arrearsStandings'>['houses'][number];

/** Why a house stands so: each condition that holds, with what is owed. */
export const whySaid = ({ why }: Pick<House, 'why'>): string =>
  why
    .map(({ due, owed, days, charges }) => {
      const told = ARREARS_SAID.owes(formatNaira(koboOf(owed)), CONDITION_WORDS[due]);
      const aged = days === null ? told : ARREARS.oldest(told, days);
      return charges === null ? aged : ARREARS.unpaid(aged, charges);
    })
    .join('; ');

/** A rule as the calls take it, naira; null: that of the specification. */
export type Terms = CallInput<'tryArrearsPolicy'>['terms'];

/** The name of the field of each due. */
export const MOST_FIELDS = {
  'service-charge': 'serviceCharge',
  'dev-levy': 'devLevy',
  fine: 'fine',
  all: 'together',
} as const satisfies Record<ConditionDue, string>;

/** Whom a rule reminds, in sentences. */
function reminderSaid({ remind = 0, remindDays = 0 }: NonNullable<Terms>): readonly string[] {
  if (remind === null) return [ARREARS.form.remindsNobody];
  const [kobo, over] = [koboOf(remind), overIn(remind)];
  const { remindsAll, remindsFrom, remindsOver, remindsOld } = ARREARS.form;
  const summed = over === null ? remindsFrom(formatNaira(kobo)) : remindsOver(formatNaira(over));
  return [justUnder(kobo) === 0 ? remindsAll : summed, ...(remindDays > 0 ? [remindsOld(remindDays)] : [])];
}

/** Of what is reminded from a sum on, the whole naira that it is a kobo above, in kobo: it is said as more than these; null where it is none. */
function overIn(naira: number): number | null {
  const kobo = koboOf(naira);
  return kobo % KOBO_PER_NAIRA === 1 ? kobo - 1 : null;
}

/** What else is to be known of whom a rule reminds, before it is set: nothing where that is whoever owes. */
export function reminderNotes(terms: Terms): readonly string[] {
  if (terms === null || (terms.remind === 0 && terms.remindDays === 0)) return [];
  return [ARREARS.form.mailsToo, ...(remindsTooLate(terms) ? [ARREARS.form.remindsLate] : [])];
}

/** True where power stops at once for every house that would be reminded. */
function remindsTooLate(terms: NonNullable<Terms>): boolean {
  const { remind = 0, remindDays = 0, most, days = 0, charges = 0, graceDays = 0 } = terms;
  if (remind === null || charges > 0 || graceDays > 0) return false;
  const over = justUnder(koboOf(remind));
  if (most.all !== null && koboOf(most.all) <= over && (days === 0 || days < remindDays)) return true;
  // Whoever owes more than so much in all owes more than its part of one due at least.
  const parts = STOPPING_DUES.map((due) => most[due]);
  const stopped = parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
  return days === 0 && stopped !== null && koboOf(stopped) <= over;
}

/** A rule in sentences. */
export function ruleSaid(terms: Terms): readonly string[] {
  if (terms === null) return [ARREARS.form.rules.specified];
  const { most, days = 0, charges = 0, graceDays = 0, always = 0, debtShare = 0, words } = terms;
  const divides = debtShare > 0 ? [ARREARS.form.takesOf(debtShare)] : [];
  const stops = CONDITION_DUES.flatMap((due) => {
    const naira = most[due];
    return naira === null ? [] : [ARREARS.form.stopsOver(CONDITION_WORDS[due], formatNaira(koboOf(naira)))];
  });
  const reminds = reminderSaid(terms);
  if (stops.length === 0) return [...reminds, ARREARS.form.stopsNothing, ...divides];
  return [
    ...reminds,
    ...stops,
    ...(days > 0 ? [ARREARS.form.onlyOlder(days)] : []),
    ...(charges > 0 ? [ARREARS.form.onlyMore(charges)] : []),
    ...(graceDays > 0 ? [ARREARS.form.graceFor(graceDays)] : []),
    ...(always > 0 ? [ARREARS.form.alwaysUpTo(formatNaira(koboOf(always)))] : []),
    ...divides,
    ...(words ? [words] : []),
  ];
}

/** What stops power by the portal's rule, as answers. */
export const PORTAL_STOPS: Readonly<Record<string, string>> = Object.fromEntries(
  CONDITION_DUES.map((due) => {
    const kobo = termsOf(SPECIFIED_POLICY).most[due];
    return [MOST_FIELDS[due], kobo === null ? ARREARS.form.never : String(nairaOf(kobo))];
  }),
);

/** From which sum on a rule reminds, as an answer; naira. */
function remindValue(remind: number | null): string {
  if (remind === null) return ARREARS.form.never;
  const over = overIn(remind);
  return over === null ? String(remind) : `${REMIND_WORDS.over[0]} ${nairaOf(over)}`;
}

/** The answers that a rule is made of, with which its form begins. */
export function valuesOf(terms: Terms): Readonly<Record<string, string>> {
  if (terms === null) return { rule: 'specified' };
  const { remind = 0, remindDays = 0, most, days = 0, charges = 0 } = terms;
  const { graceDays = 0, always = 0, debtShare = 0, words } = terms;
  const some = (name: string, count: number) => (count > 0 ? { [name]: String(count) } : {});
  return {
    rule: 'own',
    ...{ remind: remindValue(remind), ...some('remindDays', remindDays) },
    ...Object.fromEntries(CONDITION_DUES.map((due) => [MOST_FIELDS[due], String(most[due] ?? ARREARS.form.never)])),
    ...{ ...some('days', days), ...some('charges', charges), ...some('grace', graceDays), ...some('always', always) },
    ...some('debtShare', debtShare),
    ...(words && { message: words }),
  };
}
