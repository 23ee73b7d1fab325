import { SENTENCES } from '#catalogues/sentences.ts';
import { TALK } from '#machines/assistant/routing/small-talk.ts';
import { DOTS } from '#machines/kit/present.ts';
import { pressed } from '../acts/pressed.ts';
import { leavesIt } from '../acts/ways-out.ts';
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
const DROPPED: readonly string[] = [TALK.dropped, SENTENCES.cancelled, SENTENCES.moneyReturns];

/**
 * What was taken as an answer stays: in the flow it was given to, set aside or not, until that flow is over or the person is
 * told that it is left. Another answer of the same flow may take it away, as it does what hangs on it.
 */
export const ANSWERS_KEPT: Invariant = {
  name: 'no answer that was given is lost',
  begin: () => {
    const begun = new Map<string, Given>();
    return (before, after) => {
      // A flow can begin with answers that nobody has given.
      for (const [id, given] of after.answers) if (!begun.has(id)) begun.set(id, given);
      if (before.shown.session.id !== after.shown.session.id) return null;
      if (ENDS_SESSIONS.includes(after.act?.do ?? '')) return null;
      for (const [id, given] of before.answers) {
        const now = after.answers.get(id);
        const answered = Object.keys(given.values).filter((name) => isAnswer(name, given, begun.get(id) ?? NOTHING));
        if (answered.length === 0) continue;
        const wrong = now ? lost(before, after, id, given, now, answered) : gone(before, after, id, answered);
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
  if (!onTop && before.shown.busy === null) return `${flow}: "${name}" changed although another flow was open`;
  const another = Object.entries(now.values).some(([field, value]) => value !== '' && value !== was.values[field]);
  const told = after.shown.view?.say.some(({ tone }) => tone === 'danger' || tone === 'success') ?? false;
  return another || told ? null : `${flow}: "${name}" was "${was.values[name]}" and is gone`;
}

function gone(before: Seen, after: Seen, id: string, answered: readonly string[]): string | null {
  const run = before.kept?.stack.find((one) => one.id === id);
  if (!run || LEAVES.includes(after.act?.do ?? '')) return null;
  // Who says so leaves what is open, or what is offered again.
  const onTop = before.offering || before.kept?.stack.at(-1)?.id === id;
  if (onTop && after.act?.do === 'say' && leavesIt(after.act.text)) return null;
  if (onTop && after.act?.do === 'press' && pressed(before.shown.view, after.act.pick)?.type === 'CANCEL') return null;
  const over = after.shown.view?.flow === run.flow && after.shown.view.outcome !== null;
  const said = saidSince(before, after);
  // The news that it is done stood there to be read.
  if (before.shown.view?.flow === run.flow && before.shown.view.say.some(({ tone }) => tone === 'success')) return null;
  // The way to another door takes along what was said already.
  const taken = [...after.answers.values()].some(({ values }) =>
    answered.every((name) => values[name] === before.answers.get(id)?.values[name]),
  );
  if (taken || over || newsBetween(before, after).some(({ tone, card }) => tone === 'success' || card !== undefined))
    return null;
  return said.some((text) => DROPPED.includes(text)) ? null : `${run.flow} is gone with ${answered.join(', ')}`;
}
