import type { push } from '#catalogues/calls/own/push.ts';
import type { Services } from '#catalogues/calls/services.ts';

type Note = (name: string, input: unknown) => void;

/** The calls about messages to a device, answered as a portal does that keeps what it is told. */
export function scriptedPush(note: Note): Pick<Services, keyof typeof push> {
  return {
    async pushKey(input) {
      note('pushKey', input);
      return { status: 200, data: { publicKey: 'BPublicKey' } };
    },
    async keepPush(input) {
      note('keepPush', input);
      return { status: 200, data: { on: input.subscription !== null } };
    },
  };
}
