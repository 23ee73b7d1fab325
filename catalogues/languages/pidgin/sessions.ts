import type { Phrases } from '../language.ts';

/** What is said of where somebody is signed in, and of signing other devices out. */
export const SESSIONS: Phrases = {
  'Where you are signed in': 'Where you don sign in',
  'Every device on which you are signed in.': 'Every phone and computer wey you don sign in.',
  'Sign out another device': 'Sign another phone out',
  'You were signed out, because nothing was done here for a while. Please sign in again.':
    'We don sign you out, because nobody do anything here for some time. Abeg sign in again.',
  'Nothing was done here for a while, so you will be signed out in about two minutes.':
    'Nobody do anything here for some time, so we go sign you out in about two minutes.',
  'Stay signed in': 'Make I stay signed in',
  'This device was signed out from another one of yours. Please sign in again.':
    'You don sign this one out from another phone or computer of yours. Abeg sign in again.',
  'Every phone and computer on which you are signed in, with where from and since when. You can sign out any of them.':
    'Every phone and computer wey you don sign in, with where and since when. You fit sign any of them out.',
  'See your devices': 'See your devices',
  'Last used': 'Last time wey e work',
  'This device': 'This one wey you dey use',
  'Signed in on': 'You sign in for',
  'Nowhere else.': 'No other place.',
  'Besides here on {0}.': 'Apart from here, e dey for {0}.',
  'Listed are the {0} that signed in last.': 'Wetin dey here na the {0} wey sign in last.',
  'And {0} more, which signed in before those.': 'And {0} more wey sign in before those ones.',
  'Sign out all others': 'Sign all the others out',
  'You are signed in on this device alone.': 'Na only this one you sign in.',
  'A program that is not known': 'Program wey we no know',
  'Which device': 'Which one',
  'Which device shall I sign out?': 'Which one make I sign out?',
  'Looking where you are signed in': 'I dey look where you sign in',
  'Signing it out': 'I dey sign am out',
  'Sign out {0}?': 'Make I sign {0} out?',
  '{0}, from {1}, signed in {2}, last used {3}.': '{0}, from {1}, sign in {2}, last time wey e work na {3}.',
  'What was paid for there goes on. You stay signed in here.':
    'Wetin dem don pay for there go still continue. You go still dey signed in here.',
  'Yes, sign out {0}': 'Yes, sign {0} out',
  'Sign out {0}': 'Sign {0} out',
  'Sign out nothing': 'No sign anything out',
  'No other device was signed out.': 'I no sign any other one out.',
  'You are signed in on this device alone, so there is no other one to sign out.':
    'Na only this one you sign in, so no other one dey to sign out.',
  'None of your other devices is “{0}”. They are: {1}. Which one?':
    'None of your other ones be “{0}”. Dem be: {1}. Which one?',
  '“{0}” fits more than one: {1}. Which one? You can say its network, or all others.':
    '“{0}” fit be more than one: {1}. Which one? You fit talk im network, or all others.',
  'That device is signed out already.': 'That one don sign out already.',
  '{0} signed out. Was it not you that was signed in there? Then change your password, too.':
    '{0} don sign out. If no be you sign in there, change your password too.',
  'That is none of your sessions.': 'That one no be your session.',
  'This is the device that you use. To leave it, sign out.': 'Na this one you dey use. To comot for am, sign out.',
};
