import type { Services } from '#catalogues/calls/services.ts';
import type { Proof } from './form.ts';
import { CODE, codeRefused } from './proving.ts';

/** A form whose calls ask for a code again, where the last one was too long ago: it is given, and the form goes on. */
export function provesAgain(services: Pick<Services, 'proveAgain'>): Proof {
  return {
    field: CODE,
    async prove(second_factor, signal) {
      const answer = await services.proveAgain({ second_factor }, signal);
      return answer.status === 200 ? null : codeRefused(answer);
    },
  };
}
