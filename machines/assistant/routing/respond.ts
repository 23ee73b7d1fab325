import { allows } from '#catalogues/roles.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { View } from '#machines/kit/view.ts';
import { aside, plain } from '../lines.ts';
import { obey } from './commands.ts';
import { openers, TALK } from './small-talk.ts';
import { startable } from './startables.ts';
import { type Effect, type OpenRun, type Scene, type Turn, turn, type Wish } from './turn.ts';

/**
 * What a sentence comes to, in the order of CONVERSATION.md: a command, an answer, a correction, a question beside the
 * flow, a new wish, not understood. Pure: what it wants done it names as effects.
 */
export function respond(scene: Scene): Turn {
  return answerOffer(scene) ?? obey(scene) ?? answer(scene) ?? answerAside(scene) ?? begin(scene) ?? missed(scene);
}

function answerOffer({ offer, sense }: Scene): Turn | null {
  if (!offer) return null;
  const said = yesOrNo(sense);
  if (said === 'yes') return turn({ offerDone: true, repeat: true });
  if (said === 'no')
    return turn({ offerDone: true, lines: [plain(TALK.dropped)], effects: [{ do: 'drop', id: offer.id }] });
  return null;
}

/** An answer to the open question, a yes or no to what is read back, or a correction of an earlier answer. */
function answer(scene: Scene): Turn | null {
  const { view, sense } = scene;
  const run = scene.stack.at(-1);
  if (!view || !run) return null;
  const said = yesOrNo(sense);
  if (said) return decide(run, view, said);
  if (sense.intent !== 'answer' && sense.intent !== 'correct') return null;
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  if (view.widget) return turn({ lines: [plain(TALK.finishCard)] });
  const values = valuesOf(sense.slots, view);
  if (Object.keys(values).length > 0) return fill(run, values);
  const field = Object.keys(sense.slots)[0] ?? view.fields.find((one) => !one.readOnly)?.name;
  return sense.intent === 'correct' && field ? turn({ effects: [send(run, { type: 'EDIT', field })] }) : null;
}

/** Yes takes the step's first enabled way forward, no its way back; a sentence alone pays only where a yes was asked for. */
function decide(run: OpenRun, view: View, said: 'yes' | 'no'): Turn | null {
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  const can = (type: string) => view.actions.some((action) => action.type === type && action.enabled);
  if (said === 'yes') {
    const forward = (['CONFIRM', 'RETRY', 'NEXT'] as const).find(can);
    return forward ? turn({ effects: [send(run, { type: forward })], askAgain: true }) : turn({ askAgain: true });
  }
  if (can('CONFIRM')) return turn({ effects: [send(run, { type: 'DECLINE' })], askAgain: true });
  return can('CANCEL') && view.outcome ? turn({ effects: [send(run, { type: 'CANCEL' })] }) : turn({ askAgain: true });
}

/** A question beside the flow: answered, and then the open question is asked again. */
function answerAside(scene: Scene): Turn | null {
  const say = scene.view ? aside : plain;
  switch (scene.sense.intent) {
    case 'fee-question':
      return turn({ lines: [say(TALK.fee)], askAgain: true });
    case 'price-list':
      return turn({ lines: [say(TALK.tariff)], askAgain: true });
    case 'balance':
      return scene.session.meterNumber
        ? turn({ effects: [{ do: 'look-up', what: 'balance' }] })
        : turn({ lines: [plain(TALK.signInFirst)] });
    default:
      return null;
  }
}

/** A new wish. The same flow again is a correction of it; another one is set aside and offered again later. */
function begin(scene: Scene): Turn | null {
  const one = startable(flowOf(scene));
  if (!one) return null;
  const values = Object.fromEntries(
    Object.entries(scene.sense.slots).flatMap(([name, value]) =>
      one.slots.includes(name) && value !== '' ? [[name, String(value)]] : [],
    ),
  );
  const wish: Wish = { flow: one.flow, values };
  const top = scene.stack.at(-1);
  if (one.flow === 'sign-in' && scene.session.role) return turn({ lines: [plain(TALK.alreadyIn)], askAgain: true });
  if (!allows(one.access, scene.session.role)) {
    return scene.session.role
      ? turn({ lines: [plain(TALK.wrongRole)], suggestions: openers(scene.session.role, null), askAgain: true })
      : turn({
          lines: [plain(TALK.signInFirst)],
          wish,
          effects: top?.flow === 'sign-in' ? [] : [start({ flow: 'sign-in', values: {} })],
          askAgain: true,
        });
  }
  if (top?.flow === one.flow && scene.view && !scene.view.outcome) return sameAgain(top, scene.view, values);
  return turn({
    lines: top && scene.view && !scene.view.outcome ? [plain(TALK.setAside(top.title))] : [],
    effects: [start(wish)],
  });
}

function sameAgain(run: OpenRun, view: View, values: Readonly<Record<string, string>>): Turn {
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  if (view.widget) return turn({ lines: [plain(TALK.finishCard)] });
  return Object.keys(values).length > 0 ? fill(run, values) : turn({ askAgain: true });
}

/** Not understood, or understood and not to be had here: never a guess that spends money. */
function missed(scene: Scene): Turn {
  const { sense, session, lastAmount } = scene;
  const person = { label: 'Talk to a person', say: 'person' };
  const menu = [...openers(session.role, lastAmount), person];
  if (sense.intent !== 'none' && sense.intent !== 'answer') {
    return turn({ lines: [plain(TALK.notHere)], suggestions: menu, askAgain: true });
  }
  const second = scene.misses > 0;
  const near = sense.alternatives.flatMap((intent) => {
    const one = startable(intent);
    return one && allows(one.access, session.role) ? [{ label: one.label, say: one.say }] : [];
  });
  return turn({
    missed: true,
    lines: [plain(second ? TALK.missedTwice : TALK.missed)],
    suggestions: near.length > 0 && !second ? near : menu,
    askAgain: true,
  });
}

/** A visitor's wish for power is the resident's flow until the public storefront serves it. */
function flowOf({ sense, session }: Scene): string {
  return sense.intent === 'public-power' && session.role === 'service-user' ? 'buy-power' : sense.intent;
}

function yesOrNo({ intent, slots }: Scene['sense']): 'yes' | 'no' | null {
  const said = slots.confirm ?? intent;
  return said === 'yes' || said === 'no' ? said : null;
}

function valuesOf(slots: Scene['sense']['slots'], view: View): Record<string, string> {
  const open = new Set(view.fields.filter((field) => !field.readOnly).map((field) => field.name));
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, value]) => (open.has(name) && value !== '' ? [[name, String(value)]] : [])),
  );
}

function fill(run: OpenRun, values: Readonly<Record<string, string>>): Turn {
  return turn({ effects: [send(run, { type: 'FILL', values, from: 'chat' })], askAgain: true });
}

const send = (run: OpenRun, event: FlowEvent): Effect => ({ do: 'send', id: run.id, event });
const start = (wish: Wish): Effect => ({ do: 'start', wish });
