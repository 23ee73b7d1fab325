import type { Invariant } from './invariant.ts';

/** However often somebody comes in and leaves, on how many devices: the conversation reads as if they had come in once. */
export const CAME_IN_ONCE: Invariant = {
  name: 'one welcome stands, and one goodbye',
  begin:
    () =>
    (_, { shown: { messages } }) => {
      const topics = messages.map(({ topic }) => topic);
      const often = (['welcome', 'farewell'] as const).find((one) => topics.indexOf(one) !== topics.lastIndexOf(one));
      return often === undefined ? null : `a ${often} stands more than once`;
    },
};
