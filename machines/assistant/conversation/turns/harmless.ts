import { administers } from '#catalogues/roles.ts';
import { passwordAsked } from '#machines/assistant/routes/talk-context.ts';
import type { KnownNumbers } from '#machines/kit/sensitive/card-numbers.ts';
import { HIDDEN_CODE } from '#machines/kit/sensitive/hidden.ts';
import { digitsOfCodeIn } from '#machines/kit/sensitive/second-factor-codes.ts';
import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import { asksCode, type View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import { withoutLonePassword, withoutPassword } from '#machines/talk/reading/spoken-passwords.ts';

/** The moment in which something is said. */
export interface SaidIn {
  readonly view: View | null;
  readonly session: Pick<SessionView, 'role' | 'meterNumber'>;
  /** Numbers that were given before, by the name of their field. */
  readonly usual?: Readonly<Record<string, string>>;
}

const bare = (number: string): string => number.replace(/\D/g, '');

/**
 * The numbers that are no card in this moment: the own meter's, those that were given, and such as are asked for. Who runs an
 * estate names people by their meters.
 */
function knownIn({ view, session, usual = {} }: SaidIn): KnownNumbers {
  const fields = view?.fields ?? [];
  const given = fields.flatMap(({ kind, value }) => (kind === 'digits' || kind === 'phone' ? [value] : []));
  const numbers = [session.meterNumber ?? '', ...given, ...Object.values(usual)].map(bare).filter((one) => one !== '');
  const asksNumber = fields.some(({ kind, readOnly }) => kind === 'digits' && !readOnly);
  return { numbers, meters: asksNumber || administers(session.role) };
}

/** What is said while a code is asked for, without digits that may be one: nothing has to name them then. */
const withoutDigitsOfCode = (text: string): string =>
  digitsOfCodeIn(text).reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + HIDDEN_CODE + kept.slice(end),
    text,
  );

/**
 * A sentence without what nobody may keep: card numbers, codes, and passwords that were said aloud. Whatever keeps or sends a
 * sentence has it from here.
 */
export function harmlessSaid(text: string, moment: SaidIn): string {
  const { view, session } = moment;
  const codeless = asksCode(view) ? withoutDigitsOfCode(text) : text;
  const spoken = withoutPassword(withoutSensitive(codeless, knownIn(moment)), passwordAsked(view));
  return view === null && session.role === null ? withoutLonePassword(spoken) : spoken;
}
