import { allows } from '#catalogues/roles.ts';
import { ASKED_HOW } from '#catalogues/sentences/asked-how.ts';
import { askedHow, isQuestion } from '#machines/talk/asked-how.ts';
import { aside, plain } from '../../lines.ts';
import { entryPoint, entryPointFor } from '../starting/entry-points.ts';
import { type Scene, type Turn, turn } from '../turn.ts';
import { articleFor } from './about-articles.ts';

/** What is done of it, and the words that do it. */
interface Act {
  readonly label: string;
  readonly say: string;
  readonly how: string;
}

/** What a word alone does at once, and takes something away: no question of any kind does it. */
const AT_A_WORD: Readonly<Record<string, Act>> = {
  'sign-out': { label: 'Sign out', say: 'sign out', how: ASKED_HOW.signOut },
  cancel: { label: 'Cancel', say: 'cancel', how: ASKED_HOW.cancel },
  'start-over': { label: 'Start over', say: 'start over', how: ASKED_HOW.startOver },
  back: { label: 'Back', say: 'back', how: ASKED_HOW.back },
};

/** What is done at once, but is the answer to a question as well: only asking how is none of its own. */
const AT_ONCE: Readonly<Record<string, Act>> = {
  ...AT_A_WORD,
  'as-table': { label: 'Show as table', say: 'show as table', how: ASKED_HOW.asTable },
  'as-form': { label: 'Show as form', say: 'show as form', how: ASKED_HOW.asForm },
  'as-chat': { label: 'Show as chat', say: 'show as chat', how: ASKED_HOW.asChat },
  receipt: { label: 'My last receipt', say: 'my last receipt', how: ASKED_HOW.receipt },
  'resend-token': { label: 'My last token', say: 'resend my token', how: ASKED_HOW.resend },
};

/** A question how something is done is answered, with a button that does it: a question never acts by itself. */
export function aboutActs(scene: Scene): Turn | null {
  const asked = askedHow(scene.text);
  if (asked === null) {
    const taken = AT_A_WORD[scene.sense.intent];
    return taken && isQuestion(scene.text) ? told(scene, taken) : null;
  }
  const atOnce = everywhere(scene) ?? AT_ONCE[scene.sense.intent];
  if (atOnce) return told(scene, atOnce);
  if (scene.sense.intent === 'residents') return articleFor(scene);
  const act = asked.may ? null : beginning(scene, asked.deed);
  return act && (articleFor(scene) ?? told(scene, act));
}

function told({ view }: Scene, { how, label, say }: Act): Turn {
  return turn({ lines: [view ? aside(how) : plain(how)], suggestions: [{ label, say }], askAgain: true });
}

/** Out of every device; nobody is who is not signed in. */
function everywhere({ sense, session }: Scene): Act | null {
  const one = sense.besides?.everywhere && session.role !== null ? entryPoint('sign-out-everywhere') : undefined;
  return one ? { label: one.label, say: one.say, how: ASKED_HOW.begins(one.say) } : null;
}

/** What begins with a question of its own; what helps, or leads in, is the answer itself. */
function beginning({ sense, session }: Scene, deed: string): Act | null {
  const one = entryPointFor(sense.intent, session.role);
  if (!one || one.visitors || HELPS.has(one.flow)) return null;
  if (session.role !== null && !allows(one.access, session.role)) return null;
  const say = Object.keys(sense.slots).length === 0 ? one.say : deed;
  return { label: one.label, say, how: ASKED_HOW.begins(say) };
}

const HELPS: ReadonlySet<string> = new Set([
  'token-issues',
  'payment-issues',
  'no-meter-number',
  'token-not-received',
  'contact-support',
  'open-ticket',
]);
