import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import type { Field } from '#machines/kit/field.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { type Refused, refused, type Taken, taken } from '#machines/kit/submitting/form.ts';
import { refusal } from '../platform/sent.ts';
import { OWN_PASSWORD } from './fields.ts';
import { refusedProof } from './refusals.ts';

/** The own password, before a second factor is changed. */
export const PASSWORD: Field = { ...OWN_PASSWORD, ask: `${SAID.password} ${SENTENCES.passwordMasked}` };

/** A call about second factors that was not answered with 200. */
type NotDone = Exclude<CallAnswer<'confirmSecondFactor' | 'resetSecondFactor' | 'addPasskey'>, { status: 200 }>;

/** Why it was not done: a password or a code that was wrong is given again. */
export function notDone(answer: NotDone): Refused {
  if (answer.status !== 400 && answer.status !== 429) return refusal(answer, undefined, MESSAGES.networkFailure);
  const { code, message } = answer.data;
  if (code === 'wrong-code' || code === 'used-code')
    return { kind: 'refused', say: [], at: { field: 'code', problem: message }, clears: ['code'] };
  return refusedProof(answer) ?? refused(message);
}

/** Under what recovery codes are shown: no answer has them, they stand beside a run's secrets, and go with the run. */
const SHOWN_CODES = 'shownCodes';

/** Done, with recovery codes that are told this once. */
export function withRecoveryCodes(
  { secrets }: Pick<FlowDeps, 'secrets'>,
  runId: string,
  { message, codes }: { readonly message: string; readonly codes: readonly string[] },
): Taken {
  secrets.put(runId, SHOWN_CODES, codes.join(' '));
  const done = taken(message);
  return { ...done, say: [...done.say, { tone: 'warning', text: SAID.keep }] };
}

/** The recovery codes that a run shows; null: they are gone. */
export function recoveryCodesOf({ secrets }: Pick<FlowDeps, 'secrets'>, runId: string) {
  const codes = secrets.read(runId, SHOWN_CODES);
  return codes === null ? null : { lines: codes.split(' ') };
}
