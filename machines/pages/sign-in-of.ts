import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import type { SignInChange } from '#catalogues/sign-ins.ts';

/** The way to change somebody's sign-in from where they are shown: a locked one is unlocked, of another one it is asked what is to be done. */
export function toSignInOf(whose: { readonly holder: string; readonly said: string }, locked = false) {
  const unlock: SignInChange = 'unlock';
  return locked
    ? { label: SIGN_INS.changes[unlock].label, open: 'sign-in-of', values: { ...whose, signIn: unlock } }
    : { label: SIGN_INS.label, open: 'sign-in-of', values: whose };
}
