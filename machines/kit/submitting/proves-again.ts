import type { Services } from '#catalogues/calls/services.ts';
import type { Proof } from './form.ts';
import { codeField, proveByPasskey } from './passkey.ts';
import { codeRefused } from './proving.ts';

/** A form whose calls ask for a second factor again, where the last one was too long ago: it is given, and the form goes on. */
export function provesAgain(services: Pick<Services, 'proveAgain' | 'beginPasskeyProof' | 'proveByPasskey'>): Proof {
  return {
    field: codeField,
    async prove(second_factor, signal) {
      const answer = await services.proveAgain({ second_factor }, signal);
      return answer.status === 200 ? null : codeRefused(answer);
    },
    present: (_, passkeys, signal) => proveByPasskey(services, passkeys, signal),
  };
}
