import * as z from 'zod/mini';
import { PASSKEYS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PASSKEY_FLOWS } from '#catalogues/sentences/passkey-flows.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type FormAt, type Listed, type Looked, taken } from '#machines/kit/submitting/form.ts';
import { withoutPasskey } from '#machines/kit/submitting/passkey.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';
import { notDone, PASSWORD, recoveryCodesOf, withRecoveryCodes } from './factor-answers.ts';

const NAME: Field = {
  ...{ label: SAID.add.nameLabel, ask: SAID.add.nameAsk, kind: 'text', placeholder: SAID.add.nameExample },
  schema: required(SAID.add.nameWanted).check(z.maxLength(PASSKEYS.name, SAID.add.nameLong(PASSKEYS.name))),
};

/**
 * Adding a passkey: the password and a name, and then what the browser asks. It is begun anew with each try, so a run that comes back after a reload asks for the
 * password first. With the first one recovery codes are shown.
 */
export function addPasskey(deps: FlowDeps): Flow {
  const { services, secrets, changed, passkeys } = deps;
  const form = submitting(deps, {
    name: 'add-passkey',
    version: 1,
    title: PASSKEY_FLOWS.add,
    fields: { called: NAME, password: PASSWORD },
    asked: ['called', 'password'],
    byHand: ['password'],
    async lists(_, signal) {
      if (passkeys === undefined) return { kind: 'needless', why: SAID.add.inBrowser };
      const answer = await services.ownPasskeys({}, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { can_add: canAdd, passkeys: held } = answer.data;
      if (canAdd) return { kind: 'good', lists: {} };
      const isFull = held.length >= PASSKEYS.most;
      return { kind: 'needless', why: isFull ? SAID.most(PASSKEYS.most) : SAID.unavailable };
    },
    words: { send: PASSKEY_FLOWS.add, listing: SAID.add.looking, sending: SAID.add.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    reveals: { sent: 'recovery-codes' },
    say: ({ answers: { problems } }) => (problems.password ? [] : [{ tone: 'plain', text: SAID.add.first }]),
    async send({ runId, value }, signal) {
      if (passkeys === undefined) return withoutBrowser();
      const begun = await services.beginPasskey({ password: value('password') }, signal);
      if (begun.status !== 200) return notDone(begun);
      const came = await passkeys.create(begun.data.asked, signal);
      if (came.kind !== 'given') return { kind: 'refused', say: [withoutPasskey(came, true)] };
      const given = { name: value('called').trim(), password: value('password'), passkey: came.answer };
      const answer = await services.addPasskey(given, signal);
      if (answer.status !== 200) return notDone(answer);
      changed('person');
      changed('rows');
      const { message, recovery_codes: codes } = answer.data;
      if (codes === undefined) return { ...taken(message), ends: true };
      return withRecoveryCodes({ secrets }, runId, { message, codes });
    },
    after: { kept: SECOND_FACTOR.kept },
  });
  return { ...form, reveal: async (runId) => recoveryCodesOf(deps, runId) };
}

const withoutBrowser = () => ({ kind: 'refused', say: [{ tone: 'info', text: SAID.add.inBrowser }] }) as const;

/** Which of the own passkeys, of those that there are. */
const whichOf = ({ lists }: FormAt): Field =>
  choiceField(
    { label: SAID.which.label, ask: SAID.which.ask, placeholder: '' },
    (lists.passkeys ?? []).map(({ value, label }) => ({ value, label, own: true })),
    SAID.which.wanted,
  );

const chosenIn = ({ lists, answers }: Pick<FormAt, 'lists' | 'answers'>): Listed | undefined =>
  lists.passkeys?.find(({ value }) => value === answers.values.passkey);

/** The own passkeys, each with what removing it does; one alone is meant. */
async function listed({ services }: FlowDeps, signal: AbortSignal, removes: boolean): Promise<Looked> {
  const answer = await services.ownPasskeys({}, signal);
  if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
  const { passkeys: held, beside } = answer.data;
  const [first] = held;
  if (first === undefined) return { kind: 'needless', why: SAID.noneYet };
  const isOne = held.length === 1;
  if (removes && isOne && beside === 'wanted') return { kind: 'needless', why: SAID.required };
  const told = isOne && beside !== 'app' ? SAID.removing.last : SAID.removing.line;
  return {
    kind: 'good',
    lists: { passkeys: held.map(({ id, name }): Listed => ({ value: id, label: name, own: true, told })) },
    ...(isOne && { holds: { passkey: first.id } }),
  };
}

/** Calling one of the own passkeys something else. */
export function namePasskey(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'name-passkey',
    version: 1,
    title: PASSKEY_FLOWS.rename,
    fields: (at) => ({ passkey: whichOf(at), called: NAME }),
    asked: ['passkey', 'called'],
    lists: (_, signal) => listed(deps, signal, false),
    words: { send: SAID.renaming.send, listing: SAID.add.looking, sending: SAID.renaming.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async send({ value }, signal) {
      const answer = await services.namePasskey({ id: value('passkey'), name: value('called').trim() }, signal);
      if (answer.status !== 200) return refusal(answer, 'passkey', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Removing one of the own passkeys; with the own password. What goes with it is said before. */
export function removePasskey(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'remove-passkey',
    version: 1,
    title: PASSKEY_FLOWS.remove,
    fields: (at) => ({ passkey: whichOf(at), password: PASSWORD }),
    asked: ['passkey', 'password'],
    byHand: ['password'],
    lists: (_, signal) => listed(deps, signal, true),
    words: { send: SAID.removing.send, listing: SAID.add.looking, sending: SAID.removing.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog(at) {
        const one = chosenIn(at);
        return { title: SAID.removing.dialog(one?.label ?? ''), lines: [one?.told ?? '', SAID.removing.device] };
      },
      yes: SAID.removing.yes,
      no: SAID.removing.no,
      declined: { ends: SAID.removing.kept },
    },
    async send({ value }, signal) {
      const answer = await services.removePasskey({ id: value('passkey'), password: value('password') }, signal);
      if (answer.status !== 200) return notDone(answer);
      changed('person');
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
