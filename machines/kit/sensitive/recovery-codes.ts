import { PROGRAM_PREFIX } from '#catalogues/programs.ts';
import { RECOVERY_CODE } from '#catalogues/recovery-codes.ts';
import type { Span } from './card-numbers.ts';

const GROUP = `[${RECOVERY_CODE.signs}]{${RECOVERY_CODE.group}}`;
/** One as it is told, and without its hyphen. */
const SHAPED = new RegExp(String.raw`(?<![\p{L}\p{N}-])${GROUP}(?<parted>[-\s]?)${GROUP}(?![\p{L}\p{N}-])`, 'giu');
/** The access token of a program, whole or cut off: whoever pastes it into a sentence does not mean to. */
const PROGRAM = new RegExp(`${PROGRAM_PREFIX}[\\w-]{12,}`, 'gu');
/** A key for an authenticator app, in Base32, whole or in fours as it is shown. */
const KEY = /(?<![\p{L}\p{N}])[A-Z2-7]{4}(?:\s?[A-Z2-7]{4}){7}(?![\p{L}\p{N}])/gu;
const NAMED_BEFORE = /\b(?:recovery|back-?up)\s+codes?[\s:=-]*(?:(?:is|na|are)\s+)?$/i;
const NAMED = /\b(?:recovery|backup|back-up)\b|\bcodes?\b/i;

/**
 * Where recovery codes of a second factor, keys of one, and access tokens of programs stand in a text. Two words with a hyphen are formed alike: without a digit it is one where the text speaks of
 * codes or says nothing else, and without the hyphen only where it speaks of them; without
 * both only right behind its name.
 */
export function recoveryCodesIn(text: string): Span[] {
  const keys = [...text.matchAll(KEY), ...text.matchAll(PROGRAM)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  const isNamed = NAMED.test(text);
  const codes = [...text.matchAll(SHAPED)].flatMap((match) => {
    const [said] = match;
    const hasDigit = /\d/.test(said);
    const isMade = hasDigit && /\p{L}/u.test(said);
    // 'Sharp-sharp': a word that is said twice is no code.
    const isTwice = said.slice(0, RECOVERY_CODE.group).toLowerCase() === said.slice(-RECOVERY_CODE.group).toLowerCase();
    const isHyphened = match.groups?.parted === '-';
    const isOne = isHyphened
      ? isMade || (!hasDigit && (isNamed || said === text.trim()))
      : (isMade && isNamed) || NAMED_BEFORE.test(text.slice(0, match.index));
    return isOne && !isTwice ? [{ start: match.index, end: match.index + said.length }] : [];
  });
  return [...codes, ...keys].sort((a, b) => a.start - b.start);
}
