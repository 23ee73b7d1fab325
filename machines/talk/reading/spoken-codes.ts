import { readCode } from '#machines/kit/sensitive/second-factor-codes.ts';
import { isFiller, isKnown, spelt } from './lexicon.ts';
import { isSaidAloud } from './spoken-passwords.ts';

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isMeant = (word: string): boolean => {
  const core = bare(word);
  return isFiller(core) || isKnown(core) || isKnown(spelt(core));
};
const isOfDigits = (word: string): boolean => /^[\d-]+$/.test(word);
const isMixed = (word: string): boolean => /\d/.test(word) && /\p{L}/u.test(word);

/** True for what is typed as the secret that is asked for; what is asked is a code, or may be a password. */
export const isSecretTyped = (text: string, asks: 'code' | 'password'): boolean =>
  !isSaidAloud(text) && (asks === 'password' || isCodeTyped(text));

/**
 * True for what is typed as a code where one is asked for, a mistyped one too: digits alone, a recovery code, or one word that means nothing here or joins
 * figures to others, as a password does. All else is a sentence.
 */
function isCodeTyped(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.every(isOfDigits)) return true;
  const parts = words.flatMap((word) => word.split('-'));
  const meant = parts.filter(isMeant).length;
  if (words.length === 1 && parts.length > 1 && isMixed(text)) return true;
  if (words.length === 1) return meant === 0 || (meant < parts.length && readCode(text) !== null);
  if (words.length > 2) return false;
  const hasDigit = words.some((word) => /\d/.test(word));
  return (readCode(text) !== null && (hasDigit || meant === 0)) || (meant === 0 && words.some(isMixed));
}
