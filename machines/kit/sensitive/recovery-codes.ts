import { RECOVERY_CODE } from '#catalogues/recovery-codes.ts';
import type { Span } from './card-numbers.ts';

const GROUP = `[${RECOVERY_CODE.signs}]{${RECOVERY_CODE.group}}`;
/** One as it is told, and without its hyphen. */
const SHAPED = new RegExp(String.raw`(?<![\p{L}\p{N}-])${GROUP}(?<parted>[-\s]?)${GROUP}(?![\p{L}\p{N}-])`, 'giu');
const NAMED = /\b(?:recovery|backup|back-up)\b|\bcodes?\b/i;

/**
 * Where recovery codes of a second factor stand in a text. Two words with a hyphen are formed alike: without a digit it is one where the text speaks of
 * codes or says nothing else, and without the hyphen only where it speaks of them.
 */
export function recoveryCodesIn(text: string): Span[] {
  const isNamed = NAMED.test(text);
  return [...text.matchAll(SHAPED)].flatMap((match) => {
    const [said] = match;
    const hasDigit = /\d/.test(said);
    const isMade = hasDigit && /\p{L}/u.test(said);
    const isOne =
      match.groups?.parted === '-' ? isMade || (!hasDigit && (isNamed || said === text.trim())) : isMade && isNamed;
    return isOne ? [{ start: match.index, end: match.index + said.length }] : [];
  });
}
