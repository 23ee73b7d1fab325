import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import { consents, type View } from '#machines/kit/view.ts';
import { OWN_QUESTIONS } from '../asked-once.ts';
import { send } from '../command.ts';
import { ENTRY_POINTS, fieldOf, isAbout } from '../entry-points.ts';
import { plain, whichAsked } from '../lines.ts';
import { stepMode } from '../modes.ts';
import type { OpenRun } from '../run.ts';
import type { Scene } from '../scene.ts';
import { TALK } from '../sentences.ts';
import { ACCOUNT_TALK } from './accounts/account-talk.ts';
import { somethingElse } from './doubt.ts';
import { ofMailedCode } from './mailed-code.ts';
import { missed } from './missed.ts';
import { keptLines } from './starting/kept.ts';
import { listedIn } from './starting/listed.ts';
import { openEntryPoint } from './talk-context.ts';
import { busy, byMode, fill, finishCard, type Route, type Turn, turn } from './turn.ts';

/** A yes or no, whether a question asked for it or not; null for anything else. */
export function yesOrNo({ intent, slots }: Scene['sense']): 'yes' | 'no' | null {
  const said = slots.confirm ?? intent;
  return said === 'yes' || said === 'no' ? said : null;
}

/** From here on an answer or a correction is the whole sentence. */
const SURE = 0.9;

/** An answer to the open question, a yes or no to what is read back, or a correction of an earlier answer; null where it is none. */
export function answer(scene: Scene): Turn | null {
  const { sense, offer } = scene;
  const agrees = yesOrNo(sense);
  // Whether to go on is not answered by what may be about something else.
  if (agrees === null && offer && sense.confidence < SURE) return null;
  const said = ANSWERS[agrees ?? sense.intent];
  return said ? byMode(said, scene) : null;
}

/** A button that is an answer is that: its words are no sentence. */
export const answerPressed = (scene: Scene): Turn | null => (scene.button?.answers ? answer(scene) : null);

const nobodyAsked = (): null => null;

const GIVEN: Route = { idle: nobodyAsked, working: busy, 'card-window': finishCard, else: onTop(give) };

/** What a yes, a no and any other answer come to, mode by mode. */
const ANSWERS: Readonly<Record<string, Route>> = {
  // A yes says not which, and is none to what is read back below the question.
  yes: { choosing: whichAgain, idle: nobodyAsked, working: busy, confirming: onTop(agree), else: onTop(goForward) },
  no: {
    // None of the readings is something else.
    choosing: (scene) =>
      scene.options.some((one) => 'other' in one)
        ? somethingElse(scene)
        : turn({ lines: [plain(TALK.dropped)], settles: [OWN_QUESTIONS.which], askAgain: true }),
    idle: nobodyAsked,
    working: busy,
    confirming: onTop((_, run) => turn({ commands: [send(run, { type: 'DECLINE' })], askAgain: true })),
    else: onTop(leaveOutcome),
  },
  answer: GIVEN,
  correct: GIVEN,
};

function whichAgain({ options }: Scene): Turn {
  return turn({ lines: [whichAsked(TALK.whichOne(options.map(({ label }) => label)))], options });
}

/** The run on top and its view, where there is one. */
function onTop(does: (scene: Scene, run: OpenRun, view: View) => Turn | null): (scene: Scene) => Turn | null {
  return (scene) => {
    const run = scene.stack.at(-1);
    return run && scene.view ? does(scene, run, scene.view) : null;
  };
}

const can = ({ actions }: View, type: string): boolean =>
  actions.some((action) => action.type === type && action.enabled);

/** A sentence alone pays only where a yes was asked for, and only what was read back before it was said. */
function agree(scene: Scene, run: OpenRun, view: View): Turn {
  const { deed, by } = scene.sense.modifiers ?? {};
  if (scene.shown || (scene.askedElse && !deed && !by)) return turn({ askAgain: true });
  if (by) return agreeBy(by, run, view);
  const pays = view.actions.find(({ type }) => type === 'CONFIRM');
  // 'Give another amount, pay this one after all, or cancel': a bare yes says which of these to nobody.
  if (pays?.rereads && !deed) return turn({ commands: [send(run, { type: 'RETRY' })] });
  return forward(scene, run, view, 'CONFIRM');
}

const MEANS = {
  transfer: { type: 'TRANSFER', none: TRANSFER_SENTENCES.notOffered },
  credit: { type: 'CREDIT', none: CREDIT_SENTENCES.notOffered },
} as const;

/** A yes that names how it is paid never opens a card window. */
function agreeBy(by: keyof typeof MEANS, run: OpenRun, view: View): Turn {
  const { type, none } = MEANS[by];
  if (can(view, type)) return turn({ commands: [send(run, { type })], askAgain: true });
  const pays = view.summary.some(({ total }) => total);
  return turn({ lines: pays ? [plain(none)] : [], askAgain: true });
}

/** A yes takes the step's first enabled way forward; what is still asked is not answered by it. */
function goForward(scene: Scene, run: OpenRun, view: View): Turn {
  const asked = view.fields.find(({ name }) => name === view.next);
  const open = asked !== undefined && (asked.value === '' || asked.problem !== null);
  // A code that was mailed is mailed again by whoever says so: an 'okay' is none.
  if (can(view, 'RETRY') && !(open && asked.code)) return forward(scene, run, view, 'RETRY');
  return can(view, 'NEXT') && !open ? forward(scene, run, view, 'NEXT') : turn({ askAgain: true });
}

/** What one sentence cannot take back is not done on any yes. */
function forward({ sense }: Scene, run: OpenRun, view: View, type: 'CONFIRM' | 'RETRY' | 'NEXT'): Turn {
  const deed = view.actions.find((action) => action.type === type)?.deed;
  if (deed !== undefined && !sense.modifiers?.deed) return turn({ lines: [plain(TALK.nameDeed(deed))] });
  return turn({ commands: [send(run, { type })], askAgain: true });
}

/** A no to what asks nothing leaves it where it is over. */
function leaveOutcome(_: Scene, run: OpenRun, view: View): Turn {
  return can(view, 'CANCEL') && view.outcome
    ? turn({ commands: [send(run, { type: 'CANCEL' })] })
    : turn({ askAgain: true });
}

/** Answers of the open fields; a correction that says no new value asks for that field again. */
function give(scene: Scene, run: OpenRun, view: View): Turn | null {
  const { sense } = scene;
  const values = valuesOf(sense, view);
  const unfit = fitsNoChoice(view, values);
  // A second sentence that none of the choices is says the same to nobody: other words, and a person.
  if (unfit && scene.misses > 0) return missed(scene);
  if (Object.keys(values).length > 0)
    return {
      ...fill(run, values),
      ...(unfit && { missed: true }),
      lines: [...bothNames(values), ...keptLines(scene, view, values)],
    };
  const field = Object.keys(sense.slots)[0] ?? view.fields.find((one) => !one.readOnly)?.name;
  return sense.intent === 'correct' && field ? turn({ commands: [send(run, { type: 'EDIT', field })] }) : null;
}

/** What is said where one of some choices is asked is none of them, and nothing else of the step. */
function fitsNoChoice({ fields, next }: View, values: Readonly<Record<string, string>>): boolean {
  const asked = fields.find(({ name }) => name === next);
  const said = next === null ? undefined : values[next];
  if (asked === undefined || said === undefined || asked.kind !== 'choice' || asked.choices.length === 0) return false;
  return Object.keys(values).length === 1 && matching(asked.choices, said).length === 0;
}

/** Who typed both names where one was asked for reads how they were taken. */
function bothNames({ firstName, lastName }: Readonly<Record<string, string>>): Turn['lines'] {
  return firstName && lastName ? [plain(ACCOUNT_TALK.bothNames(firstName, lastName))] : [];
}

/** What was said of the open fields, and of those that other pages of the same purchase own. */
function valuesOf({ slots, modifiers }: Scene['sense'], view: View): Record<string, string> {
  const said = { ...modifiers?.also, ...slots };
  const about = ENTRY_POINTS.filter((one) => isAbout(one, view.flow));
  const open = new Set(view.fields.filter((field) => !field.readOnly).map((field) => field.name));
  const fields = new Map([...open].map((name) => [name, name]));
  for (const one of about) for (const slot of one.slots) if (!open.has(slot)) fields.set(slot, fieldOf(one, slot));
  const values = Object.entries(said).flatMap(([slot, value]) => {
    const field = fields.get(slot);
    return field === undefined || (value === '' && !isOffered(view, field, ''))
      ? []
      : [[field, String(value)] as const];
  });
  const listed = openEntryPoint(view);
  return {
    ...Object.fromEntries(values),
    ...(listed && listedIn(listed, { slots: said, ...(modifiers && { modifiers }) })),
  };
}

/** True for one of the answers that stand below a question: nothing may be one. */
const isOffered = ({ fields }: View, field: string, value: string): boolean =>
  fields.some(({ name, choices }) => name === field && choices.some((choice) => choice.value === value));

/** The words of a step's button do what the button does. What is still asked for is not sent with them. */
export function pressInWords(scene: Scene): Turn | null {
  const { view, stack, text, offer, shown, progress, awaited, sense } = scene;
  const { wording } = scene.tongue;
  const run = stack.at(-1);
  if (!run || !view || view.busy || view.widget || offer) return null;
  // What was asked for since the button was there is what is cancelled; nothing is where its page was only looked at.
  if ((awaited || progress === 'looked-at') && sense.intent === 'cancel') return null;
  const typed = flat(text);
  const isTyped = (label: string) => flat(label) === typed || (wording !== null && flat(wording(label)) === typed);
  const pressed = view.actions.find(({ label, enabled }) => enabled && isTyped(label));
  if (pressed && consents(pressed.type) && shown) return turn({ askAgain: true });
  if (!pressed) return ofMailedCode(scene, run, view);
  if (pressed.type === 'NEXT' && view.next !== null) return null;
  if (pressed.type !== 'EDIT') return turn({ commands: [send(run, { type: pressed.type })], askAgain: true });
  const { type, field } = pressed;
  return field === undefined ? null : turn({ commands: [send(run, { type, field })] });
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** 'Try again' takes up what did not work: the check, or the purchase that failed. It never pays by itself. */
export function tryAgain(scene: Scene): Turn | null {
  const { sense, stack, view, offer } = scene;
  const run = stack.at(-1);
  const meant = sense.intent === 'none' || sense.intent === 'answer';
  if (!run || !view || offer || !meant || !sense.modifiers?.again) return null;
  if (stepMode(scene) === 'working') return busy(scene);
  const tried = view.actions.find(
    ({ type, enabled }) => enabled && (type === 'RETRY' || (type === 'NEXT' && view.next === null)),
  );
  if (!tried) return null;
  return turn({ commands: [send(run, { type: tried.type === 'RETRY' ? 'RETRY' : 'NEXT' })], askAgain: true });
}
