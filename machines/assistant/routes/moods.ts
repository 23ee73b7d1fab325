import { INTENTS } from '#catalogues/intents/index.ts';
import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { aside, plain } from '../lines.ts';
import { stepMode } from '../modes.ts';
import type { Query } from '../queries/queries.ts';
import type { Scene } from '../scene.ts';
import type { Suggestion } from '../suggestion.ts';
import { PERSON } from './doubt.ts';
import { type Turn, turn } from './turn.ts';

const TICKET: Suggestion = { label: 'Open a ticket', say: 'open a ticket' };

/** What anger alone may be taken for: what it says besides is looked at as ever, after an apology. */
const NOTHING_ELSE: ReadonlySet<string> = new Set([
  'none',
  'help',
  'person',
  'contact-support',
  'thanks',
  'greet',
  'no',
]);

/** What somebody who disputes a debt in the middle of something else does not ask to see. */
const OF_DEBTS: ReadonlySet<string> = new Set(['balance', 'history', 'payment-issues']);

/**
 * Who is angry, calls us cheats or disputes a debt, and says nothing else, gets an apology, the facts and the offer of a ticket. What is
 * open stays.
 */
export function appease(scene: Scene): Turn | null {
  const { sense, session, bought, view, options } = scene;
  const { upset, tickets } = sense.modifiers ?? {};
  // A no stays a no, and anger at what is read back is as unclear as anything there.
  const taken = (sense.intent === 'no' && view !== null) || (upset === 'angry' && stepMode(scene) === 'confirming');
  const inMidst = upset === 'disputes' && (view !== null || options.length > 0) && OF_DEBTS.has(sense.intent);
  if (!upset || tickets || taken || !(NOTHING_ELSE.has(sense.intent) || inMidst)) return null;
  const say = view ? aside : plain;
  const sorry = say(LISTENING.sorry[upset]);
  const ticket = say(LISTENING.ticket);
  const suggestions = [TICKET, PERSON];
  const last = bought.at(-1);
  const own = session.role === 'service-user' || session.role === 'service-owner';
  if (!own && last === undefined)
    return turn({ lines: [sorry, ticket], suggestions, askAgain: true, ...(options.length > 0 && { options }) });
  // The facts come first: what can be done about them is said after that.
  return turn({
    lines: [sorry],
    suggestions,
    commands: [{ do: 'ask', query: factsFor(scene, suggestions), after: [ticket] }],
  });
}

/** What is told after an apology: of a debt how it stands, else the last payment. */
function factsFor({ sense, session, bought }: Scene, suggestions: readonly Suggestion[]): Query {
  const last = bought.at(-1);
  const own = session.role === 'service-user' || session.role === 'service-owner';
  if (own && sense.modifiers?.upset === 'disputes') return { kind: 'balance', service: null, months: false };
  if (own || last === undefined) return { kind: 'last-payment', suggestions };
  return { kind: 'bought', orderId: last.orderId, key: last.key, card: last.card, wants: 'status', suggestions };
}

/** The same turn after an apology, where what was said in anger is a matter of its own. */
export function withApology({ sense, text }: Scene, now: Turn): Turn {
  const { upset } = sense.modifiers ?? {};
  if (upset === undefined || text === '') return now;
  const sorry = LISTENING.sorry[upset];
  const isMatter = !NOTHING_ELSE.has(sense.intent) && INTENTS[sense.intent].kind !== 'act';
  const isSaid = now.lines.some((line) => line.text === sorry);
  return isMatter && !isSaid ? { ...now, lines: [plain(sorry), ...now.lines] } : now;
}

/** What is said for the sake of talking gets a short answer, and begins nothing. */
export function smallTalk({ sense, view }: Scene): Turn | null {
  const said = sense.modifiers?.smallTalk;
  if (said === undefined || (sense.intent !== 'none' && sense.intent !== 'greet')) return null;
  const open = view !== null && view.outcome === null;
  return turn({ lines: [open ? aside(LISTENING.briefTalk[said]) : plain(LISTENING.talk[said])], askAgain: true });
}
