import { allows } from '#catalogues/roles.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import type { View } from '#machines/kit/view.ts';
import { OWN_QUESTIONS } from '../../asked-once.ts';
import { send, start } from '../../command.ts';
import { type EntryPoint, entryPoint, entryPointFor, isAbout, isSignIn } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import { openers } from '../../openers.ts';
import type { FlowStart, OpenRun, WishOption } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { SIGN_IN_FIRST, TALK } from '../../sentences.ts';
import { fitsInstead } from '../accounts/about-account.ts';
import { profileStart } from '../accounts/profile.ts';
import { somethingElse } from '../doubt.ts';
import { goBackTo } from '../going-back.ts';
import { finishCard, heldBy, standsStill, type Turn, turn } from '../turn.ts';
import { knownAtOnce } from './at-once.ts';
import { flowStartOf, meterSaid, rememberedIn, takenFromBefore } from './flow-start.ts';
import { forMeterNamed } from './for-a-meter.ts';
import { keptLines } from './kept.ts';
import { askWhichPower, fittingPower, powerOf } from './power.ts';

/** A button that names a flow starts it: its words are no sentence. */
export function startPressed(scene: Scene): Turn | null {
  const { starts } = scene.button ?? {};
  const one = starts && entryPoint(starts.flow);
  return one ? beginFlow(scene, one, starts) : null;
}

/** A new wish. The same purchase again is a correction of it; another one is set aside and offered again later. */
export function begin(scene: Scene): Turn | null {
  const power = powerOf(scene);
  if (power === 'which') return askWhichPower(scene, saidOfPower(scene));
  const { bare } = scene.sense.modifiers ?? {};
  const nobody = scene.stack.length === 0 && scene.session.role === null;
  // An e-mail address with nothing else is how people begin to sign in, and so is a password.
  if (nobody && (bare?.email || isPasswordAlone(scene))) return signInFirst(scene, null);
  const one = entryPointFor(power ?? scene.sense.intent, scene.session.role);
  if (!one) return null;
  const wish = one.flow === 'update-profile' ? profileStart(scene) : flowStartOf(one, scene);
  if (!('flow' in wish)) return wish;
  const begun = forMeterNamed(scene, beginFlow(scene, one, withKnown(scene, wish)));
  const known = knownAtOnce(scene.sense);
  const told = known === null ? [] : [plain(known)];
  const { share, severalMonths, excepting } = scene.sense.modifiers ?? {};
  const besides = [
    ...(share ? [plain(ADMINISTRATION_SENTENCES.priceInNaira)] : []),
    ...(excepting ? [plain(REMINDERS.nobodyExcepted)] : []),
    ...(severalMonths ? [plain(CHARGES.form.oneMonth)] : []),
  ];
  return { ...begun, lines: [...told, ...begun.lines, ...besides, ...takenFromBefore(rememberedIn(one, scene))] };
}

/** 'My password is ...', hidden, from somebody who is not signed in. */
function isPasswordAlone({ sense }: Scene): boolean {
  const aboutIt = sense.intent === 'none' || sense.intent === 'change-password';
  return aboutIt && sense.modifiers?.passwordAlone === true;
}

/** Whoever goes from one way in to another has said already who it is for. */
function withKnown({ view }: Scene, wish: FlowStart): FlowStart {
  const toAnother =
    wish.flow === 'forgot-password' ||
    (wish.flow === 'sign-in' && view?.flow === 'sign-up') ||
    (wish.flow === 'sign-up' && isSignIn(view?.flow));
  if (!toAnother || wish.values.email !== undefined || !view) return wish;
  const typed =
    isSignIn(view.flow) || view.flow === 'sign-up' ? view.fields.find(({ name }) => name === 'email') : undefined;
  return typed && typed.value !== '' && !typed.problem ? { ...wish, values: { email: typed.value } } : wish;
}

/** The answer to 'which of these?'; null while nothing of that kind was asked, or something else was said. */
export function choose(scene: Scene): Turn | null {
  const { options, sense } = scene;
  const picked = options.find(({ label }) => sense.intent === 'answer' && sense.slots.which === label);
  if (picked && 'other' in picked) return somethingElse(scene);
  // What a sentence was said to mean is gone on with as that sentence (`respond`).
  const fitting = picked && 'wish' in picked ? picked : fittingPower(scene);
  if (fitting === null || !isOption(fitting)) return fitting;
  const one = entryPoint(fitting.wish.flow);
  return one ? { ...beginFlow(scene, one, fitting.wish), settles: [OWN_QUESTIONS.which] } : null;
}

const isOption = (found: WishOption | Turn): found is WishOption => 'wish' in found && 'label' in found;

export function beginFlow(scene: Scene, one: EntryPoint, wish: FlowStart): Turn {
  const { session, view } = scene;
  const top = scene.stack.at(-1);
  if (one.visitors && session.role)
    return turn({ lines: [plain(TALK.alreadyIn)], ...fitsInstead(one.flow), askAgain: true });
  if (!allows(one.access, session.role)) {
    const corrected = top?.flow === 'sign-up' && view ? inSignUp(top, view, wish) : null;
    if (corrected) return corrected;
    return session.role
      ? turn({ lines: [plain(TALK.wrongRole)], suggestions: openers(session.role, null), askAgain: true })
      : signInFirst(scene, wish);
  }
  const open = top && view && !view.outcome ? { run: top, view } : null;
  if (open && isAbout(one, open.run.flow)) {
    const again = sameAgain(open.run, open.view, wish);
    const fills = again.commands.some((command) => command.do === 'send' && command.event.type === 'FILL');
    return fills ? { ...again, lines: [...again.lines, ...keptLines(scene, open.view, wish.values)] } : again;
  }
  // Who wishes for just what waits already, and says nothing new of it, goes back to it.
  const waits = scene.stack.slice(0, -1).findLast(({ flow }) => isAbout(one, flow));
  if (open && waits && Object.keys(wish.values).length === 0) return goBackTo(scene, open.run, waits);
  // While a card is being put in nothing else may take its place.
  if (open?.view.widget)
    return turn({ lines: [...finishCard(scene).lines, plain(TALK.afterThat([scene.text]))], later: [scene.text] });
  const left = scene.progress !== 'answered' || isSpent(open?.view ?? null) || isOtherWayIn(one, open?.run ?? null);
  const lost = open && (scene.progress === 'looked-at' || (!open.view.busy && left));
  if (lost) return turn({ commands: [{ do: 'drop', id: open.run.id }, start(wish)] });
  return turn({ lines: open ? [plain(TALK.setAside(open.run.title))] : [], commands: [start(wish)] });
}

/** What the wish to change something of an account is about before there is one. */
const GIVEN: Readonly<Record<string, string>> = { 'update-meter': 'meterNumber', 'change-password': 'password' };

/** 'Update my meter to ...' of somebody who is signing up is about what they have just given. */
function inSignUp(run: OpenRun, view: View, { flow, values, asks }: FlowStart): Turn | null {
  const field = GIVEN[flow] ?? asks;
  const given = Object.keys(values).length > 0;
  return (given || field !== undefined) && view.fields.some(({ name }) => name === (field ?? Object.keys(values)[0]))
    ? sameAgain(run, view, { flow, values, ...(field !== undefined && !given && { asks: field }) })
    : null;
}

/** It only stands there to be read. What could not be looked up is tried again with all that was said for it. */
function isSpent(view: View | null): boolean {
  if (view === null) return false;
  const { fields, summary, dialog, delivering, actions, say } = view;
  const done = say.some(({ tone }) => tone === 'success');
  const goesOn = actions.some(({ type }) => type === 'NEXT' || (type === 'RETRY' && !done));
  return fields.length === 0 && summary.length === 0 && !dialog && !delivering && !goesOn;
}

/** Who signs up or asks for a link instead of signing in does not go back to that. */
const isOtherWayIn = (one: EntryPoint, run: OpenRun | null): boolean => one.visitors === true && isSignIn(run?.flow);

/** `wish` waits for the sign-in; null where signing in is the wish itself. */
export function signInFirst({ stack, sense }: Scene, wish: FlowStart | null): Turn {
  const email = sense.modifiers?.bare?.email;
  const values = email ? { email } : {};
  return turn({
    lines: wish ? [SIGN_IN_FIRST] : [],
    ...(wish && { wish }),
    commands: isSignIn(stack.at(-1)?.flow) ? [] : [start({ flow: 'sign-in', values })],
    askAgain: true,
  });
}

function sameAgain(run: OpenRun, view: View, { values, asks }: FlowStart): Turn {
  const held = heldBy(view);
  if (held) return held;
  if (asks !== undefined) return turn({ commands: [send(run, { type: 'EDIT', field: asks })], askAgain: true });
  if (Object.keys(values).length === 0) return turn({ askAgain: true });
  const again = standsStill(view) ? [send(run, { type: 'RETRY' })] : [];
  return turn({ commands: [send(run, { type: 'FILL', values, from: 'chat' }), ...again], askAgain: true });
}

/** What a wish for power says before it is known which power is meant. */
function saidOfPower({ sense: { slots, modifiers } }: Scene): FlowStart['values'] {
  return {
    ...(slots.amount !== undefined && { amount: String(slots.amount) }),
    ...meterSaid(modifiers),
  };
}
