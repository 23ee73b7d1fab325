import { allows, type Role } from '#catalogues/roles.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { HELP_OPENER, OPENERS } from '#catalogues/sentences/openers.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { ENTRY_POINTS, offerOf } from './entry-points.ts';
import type { Suggestion } from './suggestion.ts';

/** So many things are offered at once, at most (CONVERSATION, How it feels). */
export const MOST_OFFERED = 8;

/** What this person most likely wants now, eight things at most; what they bought last comes first. */
export function openers(role: Role | null, lastAmount: number | null): readonly Suggestion[] {
  const resident = role === 'service-user';
  const offered = ENTRY_POINTS.filter(
    (one) => one.offered && allows(one.access, role) && !(resident && one.flow === 'public-power'),
  );
  // What is paid to the estate comes before what anybody can buy.
  const theirs = offered.filter(({ access }) => access !== 'anyone').map(offerOf);
  const anybodys = offered.filter(({ access }) => access === 'anyone').map(offerOf);
  const again = resident && lastAmount !== null ? [buyAgain(lastAmount)] : [];
  const own = OPENERS[role ?? 'visitor'];
  const rest = theirs.length > 0 ? [...own, ...anybodys] : [...anybodys, ...own];
  return [...again, ...theirs, ...rest, HELP_OPENER].slice(0, MOST_OFFERED);
}

/** `naira` is what was bought last, the fee excluded. */
export function buyAgain(naira: number): Suggestion {
  return {
    label: `Buy ${formatNaira(naira * 100)} power again`,
    icon: 'again',
    say: `buy power ${naira}`,
    starts: { flow: 'buy-power', values: { amount: String(naira) } },
  };
}

/** Has the mail with the link sent once more (DECISIONS 31). */
export const SEND_AGAIN: Suggestion = { label: CONTROLS.sendMailAgain, icon: 'again', say: 'resend confirmation' };
