import type { Phrases } from '../language.ts';

/** What is said of the sign-in of somebody else. */
export const SIGN_INS: Phrases = {
  'Sign-in of a person': 'Sign-in of person',
  'Sign-in': 'Sign-in matter',
  'Sign-in locked': 'Dem lock the sign-in',
  'Sign them out everywhere': 'Sign them out everywhere wey dem dey',
  'Sign {0} out everywhere?': 'Make we sign {0} out everywhere?',
  'Every device of theirs is signed out now. They can sign in again.':
    'Every phone and computer wey dem dey use go sign out now. Dem fit sign in again.',
  'Yes, sign them out': 'Yes, sign them out now',
  'Sign them out': 'Sign them out now',
  '{0} is signed out everywhere, and told by mail.': 'We don sign {0} out everywhere, and we don tell them by mail.',
  'Lock their sign-in': 'Lock their sign-in make dem no enter',
  'Lock the sign-in of {0}?': 'Make we lock the sign-in of {0}?',
  'Every device of theirs is signed out now, and they cannot sign in until it is unlocked.':
    'Every phone and computer wey dem dey use go sign out now, and dem no fit sign in until you open am.',
  'What they owe, hold and have paid stays as it is.': 'Wetin dem owe, hold and don pay remain as e be.',
  'Yes, lock': 'Yes, lock am',
  Lock: 'Lock am',
  'The sign-in of {0} is locked. They are signed out, and told by mail.':
    'We don lock the sign-in of {0}. Dem don sign out, and we don tell them by mail.',
  'Unlock their sign-in': 'Open their sign-in again',
  'Unlock the sign-in of {0}?': 'Make we open the sign-in of {0} again?',
  'They can sign in again, with the password that they have.': 'Dem fit sign in again, with the password wey dem get.',
  'Yes, unlock': 'Yes, open am',
  Unlock: 'Open am',
  '{0} can sign in again, and is told by mail.': '{0} fit sign in again, and we don tell them by mail.',
  'Should they be signed out everywhere, or their sign-in be locked or unlocked?':
    'Make we sign them out everywhere, abi make we lock their sign-in, abi open am?',
  'This is about the sign-in of {0}. To go on, please give your own password.':
    'This one na about the sign-in of {0}. To continue, abeg give your own password.',
  'Changing the sign-in': 'We dey change the sign-in',
  'Leave it': 'Leave am',
  'Their sign-in stays as it is.': 'Their sign-in remain as e be.',
  'Your own sign-in can only be changed by another administrator. To sign out, say "sign out everywhere".':
    'Only another administrator fit change your own sign-in. To sign out, talk "sign out everywhere".',
  'This sign-in is locked already.': 'Dem don lock this sign-in before.',
  'This sign-in is not locked.': 'Nobody lock this sign-in.',
  'This sign-in was locked by the platform, which alone can unlock it. Please contact us.':
    'Na the platform lock this sign-in, and na only them fit open am. Abeg contact us.',
  'Your sign-in is locked. Please ask your estate administrator, or contact us.':
    'Dem lock your sign-in. Abeg ask your estate administrator, or contact us.',
  'The sign-in is locked': 'Dem lock the sign-in',
  'Signed somebody out everywhere': 'Sign somebody out everywhere wey dem dey',
  'Locked a sign-in': 'Lock one sign-in',
  'Unlocked a sign-in': 'Open one sign-in again',
};
