import { DELETION } from '#catalogues/sentences/own-data.ts';
import { isQuestion } from '#machines/talk/reading/questions.ts';
import { type EntryPoint, entryPoint } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { type Turn, turn } from '../turn.ts';
import { beginFlow, signInFirst } from './begin.ts';
import { isWriting } from './settings.ts';

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
  const { leaving } = scene.sense.modifiers ?? {};
  if (!one || leaving === undefined || leaving === 'not' || isQuestion(scene.text) || isWriting(scene)) return null;
  if (leaving === 'meant') return ownAccount(scene, one);
  const suggestions = LEAVING.map((said) => ({ label: said, say: said }));
  return turn({ lines: [plain(DELETION.orSignOut)], suggestions });
}

const LEAVING = [DELETION.signOut, DELETION.title];

function ownAccount(scene: Scene, one: EntryPoint): Turn {
  const wish = { flow: one.flow, values: {} };
  return scene.session.role === null ? signInFirst(scene, wish) : beginFlow(scene, one, wish);
}
