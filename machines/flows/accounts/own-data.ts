import { MESSAGES } from '#catalogues/messages.ts';
import { BOOK_YEARS, GRACE_DAYS } from '#catalogues/personal-data/spans.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { DELETION, OWN_DATA } from '#catalogues/sentences/own-data.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { refusal } from '../platform/sent.ts';
import { OWN_PASSWORD } from './fields.ts';
import { refusedProof } from './refusals.ts';

const PASSWORD = { ...OWN_PASSWORD, ask: `${DELETION.password} ${SENTENCES.passwordMasked}` };

/** By which name the file of a run is asked for. */
const FILE = { name: 'own-data', label: OWN_DATA.file };

/** Everything that is kept of whoever asks, as a file. It stands in no snapshot: after a reload it is made anew. */
export function exportOwnData(deps: FlowDeps): Flow {
  const { services } = deps;
  const made = new Map<string, HandedFile>();
  const flow = submitting(deps, {
    name: 'export-own-data',
    version: 3,
    title: OWN_DATA.title,
    fields: {},
    asked: [],
    atOnce: true,
    words: { send: OWN_DATA.title, sending: OWN_DATA.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: () => OWN_DATA.dialog,
      yes: OWN_DATA.yes,
      no: OWN_DATA.no,
      declined: { ends: OWN_DATA.none },
    },
    async send({ runId }, signal) {
      const answer = await services.exportOwnData({}, signal);
      if (answer.status === 429) return refused(answer.data.message);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      made.set(runId, answer.data);
      return taken(OWN_DATA.ready);
    },
    after: { back: OWN_DATA.again, leave: OWN_DATA.leave, file: FILE },
  });
  return {
    ...flow,
    async file(runId) {
      const file = made.get(runId);
      if (file !== undefined) return file;
      const answer = await services.exportOwnData({}, new AbortController().signal);
      if (answer.status === 200) return answer.data;
      // There is no step to go back to that could ask for a code.
      return answer.status === 401 ? null : { tone: 'danger', text: answer.data.message };
    },
  };
}

/** Having the own account deleted, with the password: what goes and what stays is said before the yes, and nothing while money is open. */
export function deleteAccount(deps: FlowDeps): Flow {
  const { services, signedOut } = deps;
  return submitting(deps, {
    name: 'delete-account',
    version: 3,
    title: DELETION.title,
    fields: { password: PASSWORD },
    asked: ['password'],
    words: { send: DELETION.title, checking: DELETION.checking, sending: DELETION.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check(_, signal) {
      const answer = await services.accountDeletion({}, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { reasons } = answer.data;
      return reasons.length === 0 ? { kind: 'good', facts: null } : { kind: 'needless', why: DELETION.notYet(reasons) };
    },
    confirm: {
      dialog: () => ({
        title: DELETION.dialog.title,
        lines: [DELETION.dialog.goes, DELETION.dialog.stays(BOOK_YEARS), DELETION.dialog.grace(GRACE_DAYS)],
      }),
      yes: DELETION.yes,
      no: DELETION.no,
      declined: { ends: DELETION.kept },
    },
    async send({ value }, signal) {
      const answer = await services.deleteAccount({ password: value('password') }, signal);
      if (answer.status === 200) return taken(answer.data.message);
      // The yes ends the session: whoever lost its answer and sends it again is signed out.
      if (answer.status === 401) return refused(DELETION.maybe);
      if (answer.status !== 400 && answer.status !== 429) return notChanged(answer, MESSAGES.networkFailure);
      return refusedProof(answer) ?? refused(answer.data.message);
    },
    after: { reads: 'meterUpdate', ends: () => signedOut(DELETION.signedOut) },
  });
}
