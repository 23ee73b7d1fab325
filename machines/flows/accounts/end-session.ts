import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import type { Fields } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { lineOf, type OwnSession, programOf, sessionsMeant } from '#machines/kit/reading/own-sessions.ts';
import { type Checked, refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const SAID = SESSIONS.end;

/** Which sessions are ended, as they were read back before the yes. */
interface Facts {
  readonly ids: readonly string[];
  readonly lines: readonly string[];
  /** What the one is called, where there is one. */
  readonly one: string | null;
  /** All others are ended, and there are more than are listed: so many more, and all had signed in by then. */
  readonly beyond?: { readonly more: number; readonly until: string };
}

const FIELDS = {
  /** The id of a session, where it began at its row. */
  session: { label: SAID.label, ask: '', kind: 'text', placeholder: '', schema: optional(z.uuid()) },
  which: {
    ...{ label: SAID.label, ask: SAID.ask, kind: 'text', placeholder: SAID.example, schema: required(SAID.ask) },
    clears: ['session'],
  },
} as const satisfies Fields;

/** Signing other devices of the own account out: which those are, with network and times, is said before one yes that ends these and no others. */
export function endSession(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'end-session',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['which'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => meant(deps, sending, signal),
    confirm: {
      dialog: ({ facts }) => ({ title: titleOf(facts), lines: [...linesOf(facts), SAID.after] }),
      yes: ({ facts }) => (facts?.one ? SAID.yesOne(facts.one) : SAID.yesSeveral(countOf(facts))),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const { ids, beyond } = facts;
      const those = beyond === undefined ? { session_ids: [...ids] } : { others_until: beyond.until };
      const answer = await services.endSessions(those, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

function titleOf(facts: Facts | null): string {
  if (facts === null) return SAID.title;
  return facts.one === null ? SAID.several(countOf(facts)) : SAID.one(facts.one);
}

const countOf = (facts: Facts | null): number => (facts?.ids.length ?? 0) + (facts?.beyond?.more ?? 0);

const linesOf = (facts: Facts | null): readonly string[] =>
  facts?.beyond ? [...facts.lines, SAID.more(facts.beyond.more)] : (facts?.lines ?? []);

/** Which devices are meant, of those besides the one that asks. */
async function meant({ services }: FlowDeps, { value }: Sending<Facts>, signal: AbortSignal): Promise<Checked<Facts>> {
  const answer = await services.ownSessions({}, signal);
  if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
  const others = answer.data.sessions.filter(({ current }) => !current);
  if (others.length === 0) return { kind: 'needless', why: SAID.alone };
  const id = value('session');
  if (id !== '') {
    const row = others.filter((session) => session.id === id);
    return row.length === 0 ? { kind: 'needless', why: SAID.gone } : { kind: 'good', facts: factsOf(row) };
  }
  const found = sessionsMeant(others, value('which'));
  if (found.kind === 'unclear') {
    return { kind: 'refused', say: [], at: { field: 'which', problem: found.problem } };
  }
  const { total, at } = answer.data;
  const more = total - answer.data.sessions.length;
  const facts = factsOf(found.sessions);
  return { kind: 'good', facts: found.all && more > 0 ? { ...facts, one: null, beyond: { more, until: at } } : facts };
}

function factsOf(sessions: readonly OwnSession[]): Facts {
  const [first] = sessions;
  return {
    ids: sessions.map(({ id }) => id),
    lines: sessions.map(lineOf),
    one: first !== undefined && sessions.length === 1 ? programOf(first) : null,
  };
}
