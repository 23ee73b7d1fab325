import type { Services } from '#catalogues/calls/services.ts';
import { FACTOR_WAYS, type FactorWay } from '#catalogues/factor-ways.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { Field } from '../field.ts';
import type { PasskeyCame, Passkeys } from '../flow.ts';
import { masked } from '../memory/masked.ts';
import type { Say } from '../view.ts';
import { PROOF, type Refused } from './form.ts';

/** The question for a code of the second factor. */
export const CODE: Field = {
  label: SECOND_FACTOR.code.label,
  ask: SECOND_FACTOR.code.ask,
  placeholder: SECOND_FACTOR.code.placeholder,
  ...masked({ empty: SECOND_FACTOR.wanted, shape: SECOND_FACTOR.noCode }, { code: true }),
};

/** The same of who has passkeys and no app. */
const RECOVERY_CODE: Field = {
  label: SAID.recovery.label,
  ask: SAID.recovery.ask,
  placeholder: SAID.recovery.placeholder,
  ...masked({ empty: SAID.recovery.wanted, shape: SAID.recovery.shape }, { code: true }),
};

/** An older server says nothing of how a second factor is given: it knows codes of an app alone. */
const OF_OLDER: readonly FactorWay[] = ['app'];

/** The question for a code, by how the second factor is given. */
export const codeField = (ways: readonly FactorWay[] = OF_OLDER): Field =>
  ways.includes('app') ? CODE : RECOVERY_CODE;

/** How a second factor is given, as a refusal says that asks for it. */
export function waysIn(data: unknown): readonly FactorWay[] {
  if (typeof data !== 'object' || data === null || !('ways' in data) || !Array.isArray(data.ways)) return OF_OLDER;
  const named: readonly unknown[] = data.ways;
  return FACTOR_WAYS.filter((way) => named.includes(way));
}

/** What is said where a second factor is asked for. `prefers`: there is a passkey; `can`: it can be used here. */
export function proofSaid(
  ways: readonly FactorWay[] = OF_OLDER,
  { atDoor, can }: { readonly atDoor: boolean; readonly can: boolean },
): readonly Say[] {
  const byCode = atDoor ? SECOND_FACTOR.wantedAtDoor : SECOND_FACTOR.proveFirst;
  if (!ways.includes('passkey')) return [{ tone: 'info', text: byCode }];
  const first = atDoor ? SAID.wantedAtDoor : SAID.proveFirst;
  const [withApp, without] = can ? [SAID.elsewise, SAID.orRecovery] : [SAID.notHere, SAID.notHereRecovery];
  return [
    { tone: 'info', text: first },
    { tone: 'plain', text: ways.includes('app') ? withApp : without },
  ];
}

/** What is said of a browser that answered with no passkey. */
export function withoutPasskey(came: Exclude<PasskeyCame, { kind: 'given' }>, whileAdding = false): Say {
  switch (came.kind) {
    case 'left':
      return { tone: 'info', text: whileAdding ? SAID.leftAdding : SAID.left };
    case 'elsewhere':
      return { tone: 'danger', text: SAID.otherAddress(came.at) };
    default:
      return { tone: 'danger', text: SAID[came.kind] };
  }
}

/** A passkey did not prove it: it is asked again, or a code is. */
export const notByPasskey = (say: Say): Refused => ({ kind: 'refused', say: [say], clears: [PROOF], proof: true });

/** The same in the server's words. */
export const passkeyRefused = (text: string): Refused => notByPasskey({ tone: 'danger', text });

/** Have a browser sign that who is at the keys is there still; null: it did, and the server took it. */
export async function proveByPasskey(
  services: Pick<Services, 'beginPasskeyProof' | 'proveByPasskey'>,
  passkeys: Passkeys,
  signal: AbortSignal,
): Promise<Refused | null> {
  const begun = await services.beginPasskeyProof({}, signal);
  if (begun.status !== 200) return passkeyRefused(begun.data.message);
  const came = await passkeys.get(begun.data.asked, signal);
  if (came.kind !== 'given') return notByPasskey(withoutPasskey(came));
  const answer = await services.proveByPasskey({ passkey: came.answer }, signal);
  return answer.status === 200 ? null : passkeyRefused(answer.data.message);
}
