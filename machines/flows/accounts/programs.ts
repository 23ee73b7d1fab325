import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { isScope, PROGRAM_DAYS, PROGRAMS, type Scope } from '#catalogues/programs.ts';
import { PROGRAM_FLOWS } from '#catalogues/sentences/program-flows.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { scopesMeant } from '#machines/kit/reading/program-scopes.ts';
import { type FormAt, type Listed, type Looked, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { refusal } from '../platform/sent.ts';
import { notDone, PASSWORD } from './factor-answers.ts';

const { make: MAKE, end: END, scopes: SAID_OF } = PROGRAMS_SAID;

const NAME: Field = {
  ...{ label: MAKE.nameLabel, ask: MAKE.nameAsk, kind: 'text', placeholder: MAKE.nameExample },
  schema: required(MAKE.nameWanted).check(z.maxLength(PROGRAMS.name, MAKE.nameLong(PROGRAMS.name))),
};

const DAYS: Field = choiceField(
  { label: MAKE.daysLabel, ask: MAKE.daysAsk, placeholder: '' },
  PROGRAM_DAYS.choices.map((days) => ({ value: String(days), label: MAKE.days(days) })),
  MAKE.daysWanted,
);

/** What this account can open to a program. */
const mayGive = ({ lists }: Pick<FormAt, 'lists'>): readonly Scope[] =>
  (lists.scopes ?? []).map(({ value }) => value).filter(isScope);

/** What the program may do: one or several of what the account can open. */
function mayField(at: FormAt): Field {
  const given = mayGive(at);
  const choices = given.map((value) => ({ value, ...SAID_OF[value] }));
  return {
    ...{ label: MAKE.mayLabel, ask: MAKE.mayAsk, kind: 'area', placeholder: MAKE.mayExample },
    ...{ choices, several: true },
    schema: z.pipe(
      z.string(),
      z.transform((raw, ctx): string => {
        const meant = scopesMeant(raw, given);
        const unclear = (said: string) =>
          MAKE.mayUnclear(
            said,
            choices.map(({ label }) => label),
          );
        if (meant.kind === 'unclear') ctx.issues.push({ code: 'custom', message: unclear(meant.said), input: raw });
        else if (meant.scopes.length === 0) ctx.issues.push({ code: 'custom', message: MAKE.mayWanted, input: raw });
        return raw;
      }),
    ),
  };
}

/** The scopes that were chosen; none where that is not clear. */
function chosenIn(at: FormAt): readonly Scope[] {
  const meant = scopesMeant(at.answers.values.may ?? '', mayGive(at));
  return meant.kind === 'meant' ? meant.scopes : [];
}

/** Under what a token is shown: no answer has it, it stands beside a run's secrets, and goes with the run. */
const SHOWN = 'shownProgramToken';

/** Making an access token for a program: what it is called, what it may do and for how long is read back before it; the token is shown this once. */
export function makeProgramToken(deps: FlowDeps): Flow {
  const { services, secrets, changed } = deps;
  const form = submitting(deps, {
    name: 'make-program-token',
    version: 1,
    title: PROGRAM_FLOWS.make,
    fields: (at) => ({ called: NAME, may: mayField(at), days: DAYS, password: PASSWORD }),
    asked: ['called', 'may', 'days', 'password'],
    byHand: ['password'],
    async lists(_, signal) {
      const answer = await services.programTokens({}, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { can_give: scopes, tokens } = answer.data;
      if (tokens.length >= PROGRAMS.most) return { kind: 'needless', why: PROGRAMS_SAID.most(PROGRAMS.most) };
      const listed = scopes.map((value): Listed => ({ value, label: SAID_OF[value].label }));
      return { kind: 'good', lists: { scopes: listed }, holds: { days: String(PROGRAM_DAYS.usual) } };
    },
    words: { send: PROGRAM_FLOWS.make, listing: MAKE.looking, sending: MAKE.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    reveals: { sent: 'program-token' },
    say: ({ answers: { problems } }) => (Object.keys(problems).length > 0 ? [] : [{ tone: 'plain', text: MAKE.first }]),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: (at) => ({
        title: MAKE.dialog((at.answers.values.called ?? '').trim()),
        lines: [
          MAKE.may(chosenIn(at).map((scope) => SAID_OF[scope].label)),
          MAKE.until(MAKE.days(Number(at.answers.values.days))),
        ],
      }),
      yes: MAKE.yes,
      no: MAKE.no,
      declined: { ends: MAKE.nothing },
    },
    async send(sending, signal) {
      const { runId, value } = sending;
      const given = { name: value('called').trim(), scopes: [...chosenIn(sending)], days: Number(value('days')) };
      const answer = await services.makeProgramToken({ ...given, password: value('password') }, signal);
      if (answer.status !== 200) return notDone(answer);
      changed('rows');
      const { message, token } = answer.data;
      secrets.put(runId, SHOWN, token);
      const done = taken(message);
      return { ...done, say: [...done.say, { tone: 'warning', text: MAKE.keep }] };
    },
    after: { kept: MAKE.kept },
  });
  return {
    ...form,
    reveal: async (runId) => {
      const token = secrets.read(runId, SHOWN);
      return token === null ? null : { lines: [token] };
    },
  };
}

/** Which of the own programs, of those that there are. */
const whichOf = ({ lists }: FormAt): Field =>
  choiceField(
    { label: END.label, ask: END.ask, placeholder: '' },
    (lists.programs ?? []).map(({ value, label }) => ({ value, label, own: true })),
    END.wanted,
  );

/** The own programs, each with when it was last used; one alone is meant where nothing else is said. */
async function programsListed({ services }: FlowDeps, signal: AbortSignal): Promise<Looked> {
  const answer = await services.programTokens({}, signal);
  if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
  const { tokens } = answer.data;
  const [first, ...others] = tokens;
  if (first === undefined) return { kind: 'needless', why: END.noneYet };
  const programs = tokens.map(({ id, name, lastUsedAt, lastUsedFrom }): Listed => {
    const told = lastUsedAt === null ? END.unused : END.lastUsed(formatWhen(lastUsedAt), lastUsedFrom ?? '');
    return { value: id, label: name, own: true, told };
  });
  return { kind: 'good', lists: { programs }, ...(others.length === 0 && { holds: { program: first.id } }) };
}

/** Ending the access token of a program, after one yes. It takes access away, so that no password is asked for. */
export function endProgramToken(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'end-program-token',
    version: 1,
    title: PROGRAM_FLOWS.end,
    fields: (at) => ({ program: whichOf(at) }),
    asked: ['program'],
    atOnce: true,
    lists: (_, signal) => programsListed(deps, signal),
    words: { send: END.send, listing: END.looking, sending: END.sending },
    unreachable: MESSAGES.networkFailure,
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog({ lists, answers: { values } }) {
        const one = lists.programs?.find(({ value }) => value === values.program);
        return { title: END.dialog(one?.label ?? ''), lines: [one?.told ?? '', END.line] };
      },
      yes: END.yes,
      no: END.no,
      declined: { ends: END.kept },
    },
    async send({ value }, signal) {
      const answer = await services.endProgramToken({ id: value('program') }, signal);
      if (answer.status !== 200) return refusal(answer, 'program', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
