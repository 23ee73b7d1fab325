import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import { DOTS } from '#machines/kit/present.ts';
import type { Act } from '../acts/act.ts';
import { pressed } from '../acts/pressed.ts';
import { declinesIt, leavesIt } from '../acts/ways-out.ts';
import { type Given, newsBetween, type Seen, saidSince } from '../seen.ts';
import type { Invariant } from './invariant.ts';

/** Files, and with them their names, do not outlive a reload. */
const FILES = ['dataset', 'logo', 'attachment'];
const ENDS_SESSIONS = ['sign out', 'expire', 'other tab'];
const ANSWERS = [
  'say',
  'ask',
  'answer',
  'offer',
  'form',
  'press',
  'arrives',
  'slow',
  'time passes',
  'line',
  'drop file',
];
const LEAVES = ['close', 'home'];
const NEXT = TALK.next('').slice(0, -2);
/** Who has come in needs the way in no more. */
const WELCOME = TALK.welcome('').slice(0, -1);
const LEFT_BY = ['CANCEL', 'DECLINE'];
const DROPPED: readonly string[] = [TALK.dropped, SENTENCES.cancelled, SENTENCES.moneyReturns];

/**
 * What was taken as an answer stays: in the flow it was given to, set aside or not, until that flow is over or the person is
 * told that it is left. Another answer of the same flow may take it away, as it does what hangs on it.
 */
export const ANSWERS_KEPT: Invariant = {
  name: 'no answer that was given is lost',
  begin: () => {
    const begun = new Map<string, Given>();
    const theirs = new Set<string>();
    const done = new Set<string>();
    let waiting: readonly string[] = [];
    return (before, after) => {
      // A flow can begin with answers that nobody has given.
      for (const [id, given] of after.answers) if (!begun.has(id)) begun.set(id, given);
      // The news that it is done stands there to be read; after that the flow ends by itself.
      const top = before.kept?.stack.at(-1);
      if (top?.flow === before.shown.view?.flow && before.shown.view?.say.some(({ tone }) => tone === 'success'))
        done.add(top?.id ?? '');
      if (top && newsBetween(before, after).some(({ tone }) => tone === 'success')) done.add(top.id);
      // What was said while something was in progress is heard after it.
      waiting = before.shown.busy === null ? [] : [...waiting, wordsOf(before, after.act)];
      // Who leaves takes along what was theirs, and ways in are of no use to who has come in.
      const ended = ENDS_SESSIONS.includes(after.act?.do ?? '') || saidSince(before, after).includes(TALK.signedOut);
      if (before.shown.session.id !== after.shown.session.id || ended)
        for (const id of [...before.answers.keys(), ...after.answers.keys()]) theirs.add(id);
      for (const [id, given] of before.answers) {
        if (theirs.has(id) || done.has(id)) continue;
        const now = after.answers.get(id);
        const answered = Object.keys(given.values).filter((name) => isAnswer(name, given, begun.get(id) ?? NOTHING));
        if (answered.length === 0) continue;
        const wrong = now ? lost(before, after, id, given, now, answered) : gone(before, after, id, answered, waiting);
        if (wrong) return wrong;
      }
      return null;
    };
  },
};

const NOTHING: Given = { values: {}, problems: {}, fromChat: [] };

const isAnswer = (name: string, { values, problems }: Given, begun: Given): boolean =>
  values[name] !== '' &&
  (values[name] !== begun.values[name] || begun.fromChat.includes(name)) &&
  problems[name] === undefined &&
  !FILES.includes(name) &&
  !values[name]?.startsWith(DOTS);

/** What the person said, by typing it or with a button of the chat. */
function wordsOf(before: Seen, act: Act | null): string {
  const { suggestions } = before.shown;
  if (act?.do === 'offer') return suggestions[act.pick % Math.max(suggestions.length, 1)]?.say ?? '';
  return act?.do === 'say' ? act.text : '';
}

function lost(
  before: Seen,
  after: Seen,
  id: string,
  was: Given,
  now: Given,
  answered: readonly string[],
): string | null {
  const changed = answered.filter((name) => (now.values[name] ?? '') !== was.values[name]);
  const [name] = changed;
  if (name === undefined) return null;
  const flow = before.kept?.stack.find((run) => run.id === id)?.flow;
  if (!ANSWERS.includes(after.act?.do ?? '')) return `${flow}: "${name}" changed although nothing was answered`;
  const onTop = before.kept?.stack.at(-1)?.id === id;
  // A sentence that had to wait may be for the flow below.
  if (saidSince(before, after).some((text) => text.startsWith(NEXT))) return null;
  if (!onTop && before.shown.busy === null) return `${flow}: "${name}" changed although another flow was open`;
  const another = Object.entries(now.values).some(([field, value]) => value !== '' && value !== was.values[field]);
  const told = after.shown.view?.say.some(({ tone }) => tone === 'danger' || tone === 'success') ?? false;
  return another || told ? null : `${flow}: "${name}" was "${was.values[name]}" and is gone`;
}

function gone(
  before: Seen,
  after: Seen,
  id: string,
  answered: readonly string[],
  waiting: readonly string[],
): string | null {
  const run = before.kept?.stack.find((one) => one.id === id);
  if (!run || LEAVES.includes(after.act?.do ?? '')) return null;
  // Who says so leaves what is open, or what is offered again.
  const onTop = before.offering || before.kept?.stack.at(-1)?.id === id;
  const words = wordsOf(before, after.act);
  if (onTop && [words, ...waiting].some(leavesIt)) return null;
  if (onTop && after.act?.do === 'press' && LEFT_BY.includes(pressed(before.shown.view, after.act.pick)?.type ?? ''))
    return null;
  // What is read back and refused is over where nothing of it can be changed.
  const readBack = before.shown.view?.actions.some(({ type }) => type === 'CONFIRM') ?? false;
  if (onTop && ((readBack && declinesIt(words)) || waiting.some(declinesIt))) return null;
  const over = after.shown.view?.flow === run.flow && after.shown.view.outcome !== null;
  const said = saidSince(before, after);
  // The way to another door takes along what was said already.
  const taken = [...after.answers.values()].some(({ values }) =>
    answered.every((name) => values[name] === before.answers.get(id)?.values[name]),
  );
  const told = newsBetween(before, after).some((message) => tellsOfIt(message) || endsIt(message, run.flow));
  if (taken || over || told) return null;
  return said.some((text) => DROPPED.includes(text) || text.startsWith(WELCOME))
    ? null
    : `${run.flow} is gone with ${answered.join(', ')}`;
}

/** What comes of a flow is a result, or good or bad news of it. */
const tellsOfIt = ({ tone, card, table }: Message): boolean =>
  tone === 'success' || tone === 'warning' || (card ?? table) !== undefined;

/** A flow that finds nothing to do ends with its own word of that: what was answered stands already. */
const endsIt = ({ origin }: Message, flow: string): boolean =>
  origin?.flow === flow && origin.step === 'cancelled' && origin.part === 'say';
