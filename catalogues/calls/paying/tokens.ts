import type { Call } from '../call.ts';

/** The calls about tokens that were delivered. A visitor names orders by the keys that they were opened under. */
export const tokens = {
  myTokens: {
    method: 'POST',
    path: '/api/tokens',
    access: 'anyone',
    summary: 'The newest own tokens by delivery, 50 at most, each with whether it was typed into the meter.',
  },
  markLoaded: {
    method: 'POST',
    path: '/api/tokens/loaded',
    access: 'anyone',
    summary: 'Say of tokens of one order that they were typed into the meter, or were not after all; safe to repeat.',
  },
} as const satisfies Record<string, Call>;
