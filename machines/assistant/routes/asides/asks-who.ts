import { asksWho } from '#machines/talk/reading/questions.ts';
import { aside, plain } from '../../lines.ts';
import { openers, TALK } from '../small-talk.ts';
import { type Scene, type Turn, turn } from '../turn.ts';

/** What a question who answers here may be taken for, where nothing else is known of it. */
const TAKEN_FOR: ReadonlySet<string> = new Set(['none', 'help', 'account-status', 'person']);

/** 'Who are you?': what this portal is, in short and honestly. */
export function aboutPortal({ sense, text, view, session, lastAmount }: Scene): Turn | null {
  if (!TAKEN_FOR.has(sense.intent) || !asksWho(text)) return null;
  const say = view ? aside : plain;
  const offers = view ? {} : { suggestions: openers(session.role, lastAmount) };
  return turn({ lines: [say(TALK.whatThisIs)], ...offers, askAgain: true });
}
