import type { Awaits } from '#catalogues/residents.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { View } from '#machines/kit/view.ts';
import { aside, type Line, plain } from '../../lines.ts';
import { openers, SEND_AGAIN } from '../../openers.ts';
import type { Scene } from '../../scene.ts';
import type { Suggestion } from '../../suggestion.ts';
import { offeredFiles } from '../offered-files.ts';
import { arrearsOf, isStopped } from '../starting/arrears.ts';
import { type Turn, turn } from '../turn.ts';
import { ACCOUNT_TALK } from './account-talk.ts';

const CHANGES: readonly Suggestion[] = [
  { label: 'Update profile', say: 'update profile' },
  { label: 'Change password', say: 'change password' },
];
const METER: Suggestion = { label: 'Update meter number', say: 'update my meter' };
const SIGN_UP: Suggestion = { label: 'Sign up', say: 'sign up' };
const SIGN_IN: Suggestion = { label: 'Sign in', say: 'sign in' };
const ENTER: readonly Suggestion[] = [SIGN_IN, SIGN_UP];

const WAITING: Readonly<Record<Awaits, Line>> = {
  nothing: plain(ACCOUNT_TALK.confirmed),
  confirmation: { ...plain(SENTENCES.confirmReminder), standing: true, lasts: 'unconfirmed' },
  verification: plain(SENTENCES.awaitsVerification),
};

/** Who is signed in, and what the portal knows of them: answered beside whatever is open. */
export function accountStatus({ session, view }: Scene): Turn {
  const say = view ? aside : plain;
  if (session.role === null) return turn({ lines: [say(ACCOUNT_TALK.nobody)], suggestions: ENTER, askAgain: true });
  const lives = ACCOUNT_TALK.lives(session);
  const known = session.awaits === null ? [] : [WAITING[session.awaits]];
  const refused = session.refused ? [plain(session.refused)] : [];
  const told = [plain(ACCOUNT_TALK.signedInAs(session)), ...(lives === '' ? [] : [plain(lives)]), ...refused, ...known];
  const own = [...CHANGES, ...(session.role === 'service-user' ? [METER] : [])];
  return turn({
    lines: view ? told.map((line) => ({ ...line, aside: true })) : told,
    suggestions: session.awaits === 'confirmation' ? [SEND_AGAIN, ...own] : own,
    askAgain: true,
  });
}

/** What nobody does for themselves is said plainly. */
export function notYourself({ sense, session, lastAmount, view }: Scene): Turn | null {
  const say = view ? aside : plain;
  if (!sense.modifiers?.administered || session.role === null) return null;
  const suggestions = session.role === 'service-user' ? [...CHANGES, METER] : openers(session.role, lastAmount);
  return turn({ lines: [say(ACCOUNT_TALK.administrator(session.role))], suggestions, askAgain: true });
}

/** What a flow offers beside its question. */
export function offersOf(view: View): readonly Suggestion[] {
  const { flow, next, fields, busy, say } = view;
  if (busy) return [];
  if (view.files.length > 0) return offeredFiles(view);
  if (isStopped(view)) return arrearsOf(view);
  // Nothing is left to ask: it was refused.
  if (flow === 'sign-up' && say.some(({ text }) => text === SENTENCES.notASignUp)) return [SIGN_IN, FORGOT];
  if (flow === 'sign-in' && next === 'email') return [SIGN_UP];
  if (flow === 'sign-in' && next === 'password') return [FORGOT];
  return flow === 'update-profile' && next === null && fields.every(({ value }) => value === '') ? CHANGEABLE : [];
}

const FORGOT: Suggestion = { label: 'Forgot password?', say: 'forgot password' };
const CHANGEABLE: readonly Suggestion[] = [
  { label: 'First name', say: 'change my first name' },
  { label: 'Last name', say: 'change my last name' },
  { label: 'E-mail address', say: 'change my email' },
  { label: 'Phone number', say: 'change my phone number' },
];

/** What fits somebody who asks for a way in and is in already. */
export function fitsInstead(flow: string): Pick<Turn, 'lines' | 'suggestions'> | null {
  if (flow === 'sign-up') return { lines: [plain(ACCOUNT_TALK.alreadyMember)], suggestions: [SIGN_OUT] };
  return flow === 'forgot-password'
    ? { lines: [plain(ACCOUNT_TALK.changeInstead)], suggestions: [...CHANGES.slice(1), SIGN_OUT] }
    : null;
}

const SIGN_OUT: Suggestion = { label: 'Sign out', say: 'sign out' };
