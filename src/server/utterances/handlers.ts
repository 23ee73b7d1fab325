import type { utterances } from '#catalogues/calls/help/utterances.ts';
import { LEARNING_SENTENCES } from '#catalogues/sentences/learning.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimits } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import type { UtteranceDeps } from './deps.ts';
import { countUtterances, keepUtterances, setLearning } from './keep.ts';
import { labelUtterance, listCounts, listUtterances } from './labels.ts';

/** Many households share one address of their network, so it may tell more than a person. Each call tells of several. */
const LIMITS = {
  'utterances-address': { points: 600, seconds: 3_600 },
  'utterances-person': { points: 200, seconds: 3_600 },
  'set-learning': { points: 20, seconds: 3_600 },
} as const;

/** The calls by which the portal learns from what it did not understand. */
export function utteranceHandlers(deps: UtteranceDeps): Pick<Handlers, keyof typeof utterances | 'setLearning'> {
  const limits = createLimits(deps.db, LIMITS);
  return {
    async countUtterances({ input, person, address }) {
      const over =
        (await limits['utterances-address'].take(address)) ??
        (person && (await limits['utterances-person'].take(person.id)));
      if (over) return tooMany(over);
      await countUtterances(deps, person?.role ?? 'visitor', input.counted);
      return { status: 200, data: { wanted: person?.helpsLearning ?? false } };
    },
    async keepUtterances({ input, person }) {
      const over = await limits['utterances-person'].take(person.id);
      if (over) return tooMany(over);
      return { status: 200, data: { kept: await keepUtterances(deps, person, input.said) } };
    },
    utterances: ({ input }) => listUtterances(deps, input),
    utteranceCounts: ({ input }) => listCounts(deps, input),
    labelUtterance: ({ input, person }) => labelUtterance(deps, person.id, input),
    async setLearning({ input: { agreed }, person }) {
      const over = await limits['set-learning'].take(person.id);
      if (over) return tooMany(over);
      await setLearning(deps, person, agreed);
      return { status: 200, data: { message: LEARNING_SENTENCES.set[`${agreed}`] } };
    },
  };
}
