import { INTENTS, type IntentName } from '#catalogues/intents/index.ts';
import { allows } from '#catalogues/roles.ts';
import { ASKED_HOW } from '#catalogues/sentences/conversation/asked-how.ts';
import { askedHow, isQuestion } from '#machines/talk/reading/questions.ts';
import { entryPoint, entryPointFor } from '../../entry-points.ts';
import type { Scene } from '../../scene.ts';
import { saidBeside, type Turn } from '../turn.ts';
import { articleFor } from './about-articles.ts';

/** What is done of it, and the words that do it. */
interface Act {
  readonly label: string;
  readonly say: string;
  readonly how: string;
}

/** What is done at once and has no question of its own. */
function atOnce(intent: IntentName): Act | null {
  const { label, say, how } = INTENTS[intent];
  return label !== undefined && say !== undefined && how !== undefined ? { label, say, how } : null;
}

/** A question how something is done is answered, with a button that does it: a question never acts by itself. */
export function aboutActs(scene: Scene): Turn | null {
  const asked = askedHow(scene.text);
  const { intent } = scene.sense;
  if (asked === null) {
    const taken = INTENTS[intent].takesAway ? atOnce(intent) : null;
    return taken && isQuestion(scene.text) ? told(scene, taken) : null;
  }
  // A receipt for cash is none of the last ones: whose it is looks for it.
  if (scene.sense.modifiers?.past?.cash === true) return null;
  const done = everywhere(scene) ?? atOnce(intent);
  if (done) return told(scene, done);
  if (intent === 'residents') return articleFor(scene);
  const act = asked.may ? null : beginning(scene, asked.deed);
  return act && (articleFor(scene) ?? told(scene, act));
}

const told = (scene: Scene, { how, label, say }: Act): Turn => saidBeside(scene, how, [{ label, say }]);

/** Out of every device; nobody is who is not signed in. */
function everywhere({ sense, session }: Scene): Act | null {
  const one = sense.modifiers?.everywhere && session.role !== null ? entryPoint('sign-out-everywhere') : undefined;
  return one ? { label: one.label, say: one.say, how: ASKED_HOW.begins(one.say) } : null;
}

/** What begins with a question of its own; what helps, or leads in, is the answer itself. */
function beginning({ sense, session }: Scene, deed: string): Act | null {
  const one = entryPointFor(sense.intent, session.role);
  if (!one || one.visitors || INTENTS[sense.intent].helps) return null;
  if (session.role !== null && !allows(one.access, session.role)) return null;
  const say = Object.keys(sense.slots).length === 0 ? one.say : deed;
  return { label: one.label, say, how: ASKED_HOW.begins(say) };
}
