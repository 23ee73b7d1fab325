import { withoutSensitive } from './without-sensitive.ts';

/** What a fault may be told with in quotes: names of code, never what somebody typed. */
const OF_CODE = /(?:reading|setting|property|evaluating|call|of)\s*\(?$/i;

const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bearer|basic)\s+[\w.+/=-]+/gi, '[token]'],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/g, '[token]'],
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\b(password|passcode|pin|otp|cvv|secret|token|authorization)\b(\s*["']?\s*[:=]\s*)\S+/gi, '$1$2[hidden]'],
  // Meters, phones, accounts, tokens of power, written in whatever groups.
  [/\+?\d(?:[\s.-]?\d){5,}/g, '[number]'],
  [/\b(?=\w*\d)(?=\w*[a-z])[\w-]{24,}\b/gi, '[token]'],
];

/**
 * Words about a fault without anything of a person: cards and codes, tokens, passwords, addresses, numbers of six digits and more,
 * and whatever stands in quotes that is no name of code, for it may be what was typed.
 */
export function withoutPrivate(text: string): string {
  const unquoted = text.replace(/(["'`])((?:(?!\1).)*)\1/gs, (quoted, sign: string, inner: string, at: number) =>
    /^[\w$.#-]{0,40}$/.test(inner) && !/\d/.test(inner) && OF_CODE.test(text.slice(0, at).trimEnd())
      ? quoted
      : `${sign}…${sign}`,
  );
  return PRIVATE.reduce((said, [pattern, by]) => said.replace(pattern, by), withoutSensitive(unquoted));
}
