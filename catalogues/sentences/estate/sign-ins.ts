import type { SignInChange } from '../../sign-ins.ts';
import { TITLES } from './titles.ts';

interface Words {
  readonly label: string;
  /** The question of the dialog, and what follows from a yes. */
  readonly dialog: (name: string) => string;
  readonly lines: readonly string[];
  readonly yes: { readonly label: string; readonly formLabel: string };
  readonly done: (name: string) => string;
}

const CHANGES: Readonly<Record<SignInChange, Words>> = {
  'end-sessions': {
    label: 'Sign them out everywhere',
    dialog: (name) => `Sign ${name} out everywhere?`,
    lines: ['Every device of theirs is signed out now. They can sign in again.'],
    yes: { label: 'Yes, sign them out', formLabel: 'Sign them out' },
    done: (name) => `${name} is signed out everywhere, and told by mail.`,
  },
  lock: {
    label: 'Lock their sign-in',
    dialog: (name) => `Lock the sign-in of ${name}?`,
    lines: [
      'Every device of theirs is signed out now, and they cannot sign in until it is unlocked.',
      'What they owe, hold and have paid stays as it is.',
    ],
    yes: { label: 'Yes, lock', formLabel: 'Lock' },
    done: (name) => `The sign-in of ${name} is locked. They are signed out, and told by mail.`,
  },
  unlock: {
    label: 'Unlock their sign-in',
    dialog: (name) => `Unlock the sign-in of ${name}?`,
    lines: ['They can sign in again, with the password that they have.'],
    yes: { label: 'Yes, unlock', formLabel: 'Unlock' },
    done: (name) => `${name} can sign in again, and is told by mail.`,
  },
};

/** What is said of the sign-in of somebody else. */
export const SIGN_INS = {
  title: TITLES.signInOf,
  label: 'Sign-in',
  given: 'Person',
  which: 'Please choose a person on the page Administrators or Registered residents first.',
  ask: 'Should they be signed out everywhere, or their sign-in be locked or unlocked?',
  of: (name: string) => `This is about the sign-in of ${name}. To go on, please give your own password.`,
  password: 'What is your password?',
  sending: 'Changing the sign-in',
  send: 'Go on',
  changes: CHANGES,
  isLocked: 'Sign-in locked',
  no: 'Leave it',
  kept: 'Their sign-in stays as it is.',
  notOwn: 'Your own sign-in can only be changed by another administrator. To sign out, say "sign out everywhere".',
  nobody: 'There is no such account.',
  lockedAlready: 'This sign-in is locked already.',
  unlockedAlready: 'This sign-in is not locked.',
  lockedAbove: 'This sign-in was locked by the platform, which alone can unlock it. Please contact us.',
  locked: 'Your sign-in is locked. Please ask your estate administrator, or contact us.',
} as const;
