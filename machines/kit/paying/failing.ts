import type { ErrorActorEvent } from 'xstate';
import { failureSaid, faultSaid } from '../faults.ts';

type Failed = { readonly event: ErrorActorEvent };

/** Says why something failed: no line, or a fault of ours. */
export const SAYS_WHY = { type: 'tell', params: ({ event }: Failed) => [failureSaid(event.error)] } as const;

/** Says that a fault of ours was met; where there was only no answer, nothing new is said. */
export const TELLS_FAULT = { type: 'tell', params: ({ event }: Failed) => faultSaid(event.error) } as const;
