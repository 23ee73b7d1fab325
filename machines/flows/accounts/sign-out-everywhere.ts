import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

/** Ending every session of the own account, for whoever lost a phone or left one open; what it ends is said before. */
export function signOutEverywhere(deps: FlowDeps): Flow {
  const { services, signedOut } = deps;
  return submitting(deps, {
    name: 'sign-out-everywhere',
    version: 1,
    title: SENTENCES.signOutEverywhere,
    fields: {},
    asked: [],
    atOnce: true,
    words: { send: SENTENCES.signOutEverywhere, sending: 'Signing you out everywhere' },
    unreachable: MESSAGES.networkFailure,
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: () => ({ title: SENTENCES.signOutEverywhereAsked, lines: [SENTENCES.everyDevice] }),
      yes: SENTENCES.signOutEverywhere,
      no: SENTENCES.staySignedIn,
      declined: { ends: SENTENCES.stillSignedIn },
    },
    async send(_, signal) {
      const answer = await services.signOutEverywhere({}, signal);
      return answer.status === 200
        ? taken(SENTENCES.signedOutEverywhere)
        : refusal(answer, undefined, MESSAGES.networkFailure);
    },
    after: { reads: 'meterUpdate', ends: () => signedOut(SENTENCES.signedOutEverywhere) },
  });
}
