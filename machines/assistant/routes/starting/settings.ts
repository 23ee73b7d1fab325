import { type ChargeWhom, EVERYBODY } from '#catalogues/charges.ts';
import { allows } from '#catalogues/roles.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { SIGN_IN_CHANGES } from '#catalogues/sign-ins.ts';
import { whomNamed } from '#machines/flows/charges/whom-named.ts';
import { asksCode } from '#machines/kit/view.ts';
import type { SettingSaid } from '#machines/talk/besides.ts';
import { send } from '../../command.ts';
import { entryPoint } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { FlowStart } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { detailOf } from '../administration/estate-details.ts';
import { type Turn, toAsk, turn } from '../turn.ts';
import { beginFlow } from './begin.ts';

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
  const { setting } = scene.sense.modifiers ?? {};
  if (isWriting(scene)) return null;
  const heard = setting === undefined ? chargedIn(scene) : (HEARD_AS[setting.flow] ?? asSaid)(scene, setting);
  if (heard === null || 'lines' in heard) return heard;
  const one = entryPoint(heard.flow);
  return one && allows(one.access, scene.session.role) ? beginFlow(scene, one, heard) : null;
}

/** What a setting comes to in a scene: what begins, what is told, or null where something else is meant. */
type Heard = (scene: Scene, setting: SettingSaid) => FlowStart | Turn | null;

const asSaid: Heard = (_, { flow, values }) => ({ flow, values });

/** 'Remove faulty meter' complains: one's own meters are meant where nothing else is. */
const ofOwnMeters: Heard = (scene, setting) => (OF_OWN_METERS.has(scene.sense.intent) ? asSaid(scene, setting) : null);

const OF_OWN_METERS: ReadonlySet<string> = new Set<Scene['sense']['intent']>(['none', 'update-meter', 'buy-power']);

/** A resident who deletes a meter gives up their own. */
const deletedMeter: Heard = (scene, setting) => {
  const { meterNumber } = setting.values;
  if (scene.session.role !== 'service-user') return asSaid(scene, setting);
  return meterNumber === undefined ? null : { flow: 'give-up-meter', values: { meter: meterNumber } };
};

/** The platform registers an estate with its administrator: what means that is no invitation. */
const invited: Heard = (scene, setting) =>
  scene.session.role === 'netplus-admin' && scene.sense.intent !== 'none' ? null : asSaid(scene, setting);

/** While it is asked whether anything is begun, stopping it is a no, and while it is asked whether it is stopped, a yes. */
const stoppedUnlessAsked =
  (flow: string): Heard =>
  (scene, setting) =>
    scene.view?.flow === flow || scene.view?.flow === setting.flow ? null : asSaid(scene, setting);

/** Whose second factor is taken off is looked up, and asked about. */
const factorReset: Heard = ({ session }, { flow, values }) => {
  const one = entryPoint(flow);
  return one && allows(one.access, session.role) ? toAsk({ kind: 'second-factor-of', term: values.whose ?? '' }) : null;
};

/** 'Use my passkey' presses for it where it is asked for. */
const byPasskey: Heard = ({ stack, view }, setting) => {
  const run = stack.at(-1);
  const canUse = asksCode(view) && view?.actions.some(({ type, enabled }) => type === 'PASSKEY' && enabled);
  if (setting.values.by !== undefined && run && canUse)
    return turn({ commands: [send(run, { type: 'PASSKEY' })], askAgain: true });
  return { flow: setting.flow, values: {} };
};

/** Whose sign-in is changed is looked up, and asked about. */
const signInChanged: Heard = ({ session }, { flow, values }) => {
  const one = entryPoint(flow);
  const what = SIGN_IN_CHANGES.find((change) => change === values.what);
  if (!one || what === undefined || !allows(one.access, session.role)) return null;
  return toAsk({ kind: 'sign-in-of', term: values.whose ?? '', what });
};

/** Whose password is reset is looked up, and asked about; whoever names nobody is shown who there is. */
const passwordReset: Heard = ({ session }, { flow, values }) => {
  const one = entryPoint(flow);
  if (!one || !allows(one.access, session.role)) return null;
  const { whose: term, office } = values;
  if (term !== undefined) return toAsk({ kind: 'password-of', term, inOffice: office !== undefined });
  const listed = toAsk({ kind: 'list', name: 'administrators', asked: {} });
  return { ...listed, lines: [plain(ADMINISTRATORS.resetting.whose)] };
};

/** The settings that hang on who says them, or on what the sentence means besides. */
const HEARD_AS: Readonly<Record<string, Heard>> = {
  'estate-details': detailOf,
  'invite-administrator': invited,
  'reset-administrator': passwordReset,
  'reset-second-factor': factorReset,
  'give-code': byPasskey,
  'sign-in-of': signInChanged,
  'delete-meter': deletedMeter,
  'stop-charges': stoppedUnlessAsked('charge-estate'),
  'stop-reminders': stoppedUnlessAsked('remind-debtors'),
  'add-meter': ofOwnMeters,
  'use-meter': ofOwnMeters,
  'name-meter': ofOwnMeters,
  'give-up-meter': ofOwnMeters,
};

/** 'Everybody' alone, while a charge or its rule is open, says whom it is for, whichever question is asked; null for everything else. */
function chargedIn({ view, text, sense: { intent } }: Scene): FlowStart | null {
  if (view === null || view.next === null || whomNamed(text) !== 'all') return null;
  if (view.flow === 'charging-rule') return { flow: view.flow, values: { whom: ALL } };
  const isAsked = view.flow === 'charge-estate' && view.next !== 'meters' && intent !== 'answer';
  return isAsked ? { flow: 'charge-estate', values: { meters: EVERYBODY } } : null;
}

/** Whom a rule is for that is for everybody. */
const ALL: ChargeWhom = 'all';

/** True for the answer to a question for words that people read: those may say anything. */
export const isWriting = ({ view, sense }: Scene): boolean =>
  sense.intent === 'answer' && (view?.fields.some(({ name, kind }) => name === view.next && kind === 'area') ?? false);
