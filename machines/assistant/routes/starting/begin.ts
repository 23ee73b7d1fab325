import { EVERYBODY } from '#catalogues/charges.ts';
import { allows } from '#catalogues/roles.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { DELETION } from '#catalogues/sentences/own-data.ts';
import { namedOrAll } from '#machines/flows/charges/named-meters.ts';
import type { View } from '#machines/kit/view.ts';
import { isQuestion } from '#machines/talk/reading/questions.ts';
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
import { detailOf } from '../administration/estate-details.ts';
import { somethingElse } from '../doubt.ts';
import { goBackTo } from '../going-back.ts';
import { finishCard, heldBy, standsStill, type Turn, toAsk, turn } from '../turn.ts';
import { knownAtOnce } from './at-once.ts';
import { flowStartOf, rememberedIn, takenFromBefore } from './flow-start.ts';
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
  const begun = beginFlow(scene, one, withKnown(scene, wish));
  const known = knownAtOnce(scene.sense);
  const told = known === null ? [] : [plain(known)];
  const { share, severalMonths } = scene.sense.modifiers ?? {};
  const besides = [
    ...(share ? [plain(ADMINISTRATION_SENTENCES.priceInNaira)] : []),
    ...(severalMonths ? [plain(CHARGES.form.oneMonth)] : []),
  ];
  return { ...begun, lines: [...told, ...begun.lines, ...besides, ...takenFromBefore(rememberedIn(one, scene))] };
}

/** The mail that confirms an address, sent again. It has no intent of its own: it belongs to what was said of an account. */
export function confirmation(scene: Scene): Turn | null {
  const one = entryPoint('resend-confirmation');
  if (!one || !scene.sense.modifiers?.confirmation || scene.sense.slots.email !== undefined) return null;
  return beginFlow(scene, one, { flow: one.flow, values: {} });
}

/** 'Log me out everywhere': more than this device, so it is asked first. */
export function leaveEverywhere(scene: Scene): Turn | null {
  const one = entryPoint('sign-out-everywhere');
  if (!one || !scene.sense.modifiers?.everywhere || scene.session.role === null) return null;
  return beginFlow(scene, one, { flow: one.flow, values: {} });
}

/** 'Download my data': all that is kept of somebody; a visitor signs in first. */
export function takeOutData(scene: Scene): Turn | null {
  const one = entryPoint('export-own-data');
  return one && scene.sense.modifiers?.takesOut ? ownAccount(scene, one) : null;
}

/**
 * 'Delete my account': what goes and what stays is said before the yes; a visitor signs in first. Many close their account who only sign
 * out, so that those are asked which they mean.
 */
export function leaveForGood(scene: Scene): Turn | null {
  const one = entryPoint('delete-account');
  const { leaving, keptIn } = scene.sense.modifiers ?? {};
  if (!one || !leaving || isQuestion(scene.text) || isWriting(scene)) return null;
  if (keptIn && leaving === 'named') return null;
  if (scene.sense.intent !== 'sign-out' || keptIn) return leaving === 'meant' ? ownAccount(scene, one) : null;
  const suggestions = LEAVING.map((said) => ({ label: said, say: said }));
  return turn({ lines: [plain(DELETION.orSignOut)], suggestions });
}

const LEAVING = [DELETION.signOut, DELETION.title];

function ownAccount(scene: Scene, one: EntryPoint): Turn {
  const wish = { flow: one.flow, values: {} };
  return scene.session.role === null ? signInFirst(scene, wish) : beginFlow(scene, one, wish);
}

/** 'New residents must be verified by me': what the estate's administrator says of all new accounts, and of nobody in particular. */
export function aboutVerification(scene: Scene): Turn | null {
  const one = entryPoint('resident-verification');
  const asked = scene.sense.modifiers?.verification;
  if (!one || asked === undefined || scene.session.role !== 'service-admin') return null;
  const values: FlowStart['values'] = asked === 'asked' ? {} : { required: String(asked === 'on') };
  return beginFlow(scene, one, { flow: one.flow, values });
}

/** 'Our estate is with Ikeja Electric': a setting, from whoever may change it. */
export function aboutSetting(scene: Scene): Turn | null {
  const setting = settingIn(scene);
  const detail = setting?.flow === 'estate-details' ? detailOf(scene, setting) : null;
  if (detail !== null && 'lines' in detail) return detail;
  const wish = detail ?? setting ?? chargedIn(scene);
  const one = wish === null ? null : entryPoint(wish.flow);
  if (isWriting(scene)) return null;
  if (!one || !wish || !allows(one.access, scene.session.role)) return null;
  // The platform registers an estate with its administrator: what means that is no invitation.
  if (wish.flow === 'reset-second-factor') return toAsk({ kind: 'second-factor-of', term: wish.values.whose ?? '' });
  if (wish.flow === 'invite-administrator' && scene.session.role === 'netplus-admin' && scene.sense.intent !== 'none')
    return null;
  return beginFlow(scene, one, { flow: wish.flow, values: wish.values });
}

/** True for the answer to a question for words that people read: those may say anything. */
const isWriting = ({ view, sense }: Scene): boolean =>
  sense.intent === 'answer' && (view?.fields.some(({ name, kind }) => name === view.next && kind === 'area') ?? false);

/** What is done with the own meters, and what a sentence means besides that speaks of one of them so. */
const OWN_METERS = new Set(['add-meter', 'use-meter', 'name-meter', 'give-up-meter']);
const OF_OWN_METERS = new Set<Scene['sense']['intent']>(['none', 'update-meter', 'buy-power']);

/** The setting that a sentence is about: 'remove faulty meter' complains, and a resident who deletes a meter gives up their own. */
function settingIn({ sense: { intent, modifiers }, session }: Scene): FlowStart | null {
  const { setting } = modifiers ?? {};
  if (setting === undefined || (OWN_METERS.has(setting.flow) && !OF_OWN_METERS.has(intent))) return null;
  if (setting.flow !== 'delete-meter' || session.role !== 'service-user') return setting;
  const { meterNumber } = setting.values;
  return meterNumber === undefined ? null : { flow: 'give-up-meter', values: { meter: meterNumber } };
}

/** 'Everybody' alone, while a charge is open, says whom it is for, whichever question is asked; null for everything else. */
function chargedIn({ view, text, sense: { intent } }: Scene): FlowStart | null {
  const isAsked = view?.flow === 'charge-estate' && view.next !== null && view.next !== 'meters';
  return isAsked && intent !== 'answer' && namedOrAll(text) === 'all'
    ? { flow: 'charge-estate', values: { meters: EVERYBODY } }
    : null;
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
function signInFirst({ stack, sense }: Scene, wish: FlowStart | null): Turn {
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
    ...(modifiers?.which !== undefined && { meter: modifiers.which }),
  };
}
