import { MESSAGES } from '#catalogues/messages.ts';
import { OWN_ACCOUNT } from '#catalogues/sentences/own-account.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const { title, open, dialog, yes, no, kept } = OWN_ACCOUNT;

/** Having an account number of one's own opened; what the payment provider is told is said before. */
export function openAccount(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'open-account',
    version: 1,
    title,
    fields: {},
    asked: [],
    atOnce: true,
    words: { send: open, checking: OWN_ACCOUNT.checking, sending: OWN_ACCOUNT.sending },
    unreachable: MESSAGES.networkFailure,
    async check(_, signal) {
      const held = await services.ownAccount({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { account, possible } = held.data;
      if (account !== null) return { kind: 'needless', why: OWN_ACCOUNT.already(account.accountNumber, account.bank) };
      return possible ? { kind: 'good', facts: null } : refused(OWN_ACCOUNT.impossible);
    },
    confirm: {
      dialog: () => ({ title: dialog.title, lines: dialog.lines }),
      yes,
      no,
      declined: { ends: kept },
    },
    async send(_, signal) {
      const answer = await services.openAccount({}, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      const { account } = answer.data;
      return account === null
        ? refused(OWN_ACCOUNT.notNow)
        : taken(OWN_ACCOUNT.opened(account.accountNumber, account.bank, account.accountName));
    },
  });
}
