import { BESIDES } from '../acts/sentences.ts';
import { saidSince } from '../seen.ts';
import type { Invariant } from './invariant.ts';

/** What only somebody who is signed in is told; a visitor signs in first. */
const OWN: readonly string[] = ['what do I owe?', 'my payments', 'what is my status', 'am I signed in?'];
/** Words that are an answer where words are asked for. */
const WORDS = ['text', 'area', 'choice', 'toggle'];
const KNOWN: readonly string[] = BESIDES;

/** A question beside the flow is answered, and then the same thing is asked as before. */
export const COMES_BACK: Invariant = {
  name: 'a question beside the flow leads back to the same question',
  begin: () => (before, after) => {
    const { act, shown } = after;
    const was = before.shown.view;
    if (act?.do !== 'ask' || !KNOWN.includes(act.text) || was === null || before.offering || was.outcome) return null;
    if (before.shown.busy !== null || !before.prompt || !after.prompt) return null;
    if (OWN.includes(act.text) && shown.session.role === null) return null;
    const asked = was.fields.find(({ name }) => name === was.next);
    if (!asked || WORDS.includes(asked.kind) || asked.kind === 'secret') return null;
    const now = shown.view;
    if (now?.flow !== was.flow || now.step !== was.step || now.next !== was.next)
      return `${was.flow}: ${was.step} asked "${was.next}" and after it ${now?.flow}: ${now?.step} asks "${now?.next}"`;
    return saidSince(before, after).includes(asked.ask) || shown.busy !== null
      ? null
      : `"${asked.ask}" is not asked again`;
  },
};
