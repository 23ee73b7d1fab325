import { INTENT_NAMES, INTENTS, type IntentName } from '#catalogues/intents/index.ts';

/** Concepts that together speak for an intent. */
export interface Pattern {
  readonly intent: IntentName;
  readonly score: number;
  readonly need: readonly string[];
  readonly not: readonly string[];
}

const split = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** The patterns of all intents, as they are compared with a sentence. */
export const compilePatterns = (): Pattern[] =>
  INTENT_NAMES.flatMap((intent) =>
    INTENTS[intent].patterns.flatMap(({ score, not = '', any }) =>
      any.split(',').map((pattern): Pattern => {
        const parts = split(pattern);
        const need = parts.filter((part) => !part.startsWith('-'));
        const never = parts.filter((part) => part.startsWith('-')).map((part) => part.slice(1));
        return { intent, score: score + 0.1 * need.length, need, not: [...never, ...split(not)] };
      }),
    ),
  );
