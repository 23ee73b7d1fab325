import type { Phrases } from '../language.ts';

/** What is said of the passkeys of an account. */
export const PASSKEYS: Phrases = {
  Passkeys: 'Your passkeys',
  Passkey: 'The passkey',
  'Add a passkey': 'Put new passkey',
  'Rename a passkey': 'Change passkey name',
  'Remove a passkey': 'Comot one passkey',
  'The passkeys of your account.': 'The passkeys for your account.',
  'Not yet': 'E never happen',
  'For another address of the portal': 'Na for another address of the portal',
  'You have {0}.': 'You get {0}.',
  'When added': 'When you put am',
  'You have no passkeys yet': 'You never get passkey',
  Rename: 'Change the name',
  'With a passkey you confirm with your fingerprint, your face or a PIN that it is you, in place of a code. It cannot be given away to a false page.':
    'With passkey you go use your fingerprint, your face or PIN show say na you, instead of code. Fake page no fit collect am from you.',
  'See your passkeys': 'Look your passkeys',
  'A passkey lives on your phone, your computer or a security key, and is asked for after your password. To add one, please give your password.':
    'Passkey dey stay for your phone, your computer or security key, and we go ask for am after your password. To put one, abeg give your password.',
  'Name of the passkey': 'Wetin the passkey go answer',
  'What shall the passkey be called?': 'Wetin make we call the passkey?',
  'e.g. My phone': 'like My phone',
  'Please give the passkey a name.': 'Abeg give the passkey name.',
  'The name can have {0} characters at most.': 'The name no fit pass {0} characters.',
  'Looking at your passkeys': 'We dey look your passkeys',
  'Please follow what your browser asks': 'Abeg do wetin your browser dey ask',
  'A passkey is added in a browser, where you have your fingerprint, your face or a PIN: sign in to the portal there and say "add a passkey".':
    'Na for browser dem dey put passkey, where you get your fingerprint, your face or PIN: sign in to the portal for there and talk "add a passkey".',
  'Renaming it': 'We dey change the name',
  'Removing it': 'We dey comot am',
  'Remove the passkey “{0}”?': 'Make we comot the passkey “{0}”?',
  'It signs you in no more, and your other devices are signed out.':
    'E no go sign you in again, and your other devices go sign out.',
  'It is your only second factor: your account is then signed in to with the password alone, and your recovery codes work no more.':
    'Na your only second factor be this: after that na only password go open your account, and your recovery codes no go work again.',
  'What is left of it on your device you can delete there.': 'Wetin remain for your device, you fit delete am there.',
  'Your passkey stays.': 'Your passkey dey.',
  'Which passkey?': 'Which of the passkeys?',
  'Please choose one of your passkeys.': 'Abeg choose one of your passkeys.',
  'You have no passkeys. Say "add a passkey" to get one.': 'You no get passkey. Talk "add a passkey" to get one.',
  'Use a passkey': 'Use passkey',
  'Your password is right. Your account asks for your passkey, too.':
    'Your password correct. Your account dey ask for your passkey join.',
  'This needs your passkey first.': 'This one need your passkey first.',
  'Use your passkey, or give a code of your authenticator app or a recovery code.':
    'Use your passkey, or give code from your authenticator app or recovery code.',
  'Use your passkey, or give a recovery code.': 'Use your passkey, or give recovery code.',
  'Your passkey works in a browser. Here, please give a code of your authenticator app or a recovery code.':
    'Your passkey dey work for browser. For here, abeg give code from your authenticator app or recovery code.',
  'Your passkey works in a browser. Here, please give a recovery code.':
    'Your passkey dey work for browser. For here, abeg give recovery code.',
  'Recovery code': 'The recovery code',
  'What recovery code shall I take? Each works once. What you type is hidden.':
    'Which recovery code make I take? Each one dey work once. Wetin you type dey hide.',
  'Please use your passkey, or give a recovery code.': 'Abeg use your passkey, or give recovery code.',
  'That is no recovery code: one has two groups of five signs.':
    'That one no be recovery code: recovery code get two groups of five signs.',
  'That is none of your recovery codes. Please give another, or use your passkey.':
    'That one no dey among your recovery codes. Abeg give another one, or use your passkey.',
  'That recovery code was used already. Please give another, or use your passkey.':
    'You don use that recovery code before. Abeg give another one, or use your passkey.',
  'The passkey was not used. You can try again.': 'You no use the passkey. You fit try again.',
  'No passkey was made. You can try again.': 'No passkey come out. You fit try again.',
  'There is a passkey of your account on this device already.': 'Passkey for your account don dey this device before.',
  'This browser knows no passkeys.': 'This browser no sabi passkeys.',
  'This device cannot confirm that it is you. Please set a screen lock first.':
    'This device no fit know say na you. Abeg set screen lock first.',
  'Passkeys work at {0} alone. Please open the portal there.':
    'Na only for {0} passkeys dey work. Abeg open the portal for there.',
  'Your browser could not use the passkey. Please try again.': 'Your browser no fit use the passkey. Abeg try again.',
  'The passkey “{0}” is added. Signing in asks for a passkey from now on.':
    'We don put the passkey “{0}”. From now on we go ask for passkey when you sign in.',
  'The passkey “{0}” is added.': 'We don put the passkey “{0}”.',
  'The passkey is called “{0}” now.': 'The passkey name na “{0}” now.',
  'The passkey “{0}” is removed. Other devices are signed out.':
    'We don comot the passkey “{0}”. Other devices don sign out.',
  'The passkey “{0}” is removed, and your account has no second factor any more. Other devices are signed out.':
    'We don comot the passkey “{0}”, and your account no get second factor again. Other devices don sign out.',
  'There is no such passkey any more.': 'That passkey no dey again.',
  'An account has {0} passkeys at most. Please remove one first.':
    'Account no fit get pass {0} passkeys. Abeg comot one first.',
  'Passkeys cannot be added at the address of this portal. An authenticator app can be.':
    'Passkeys no fit enter for the address of this portal. Authenticator app fit.',
  'None of your passkeys can be used here. Please give a code.': 'None of your passkeys fit work here. Abeg give code.',
  'That took too long. Please try again.': 'E take too long. Abeg try again.',
  'The passkey was not accepted. Please try again, or give a code.':
    'We no accept the passkey. Abeg try again, or give code.',
  'The new passkey was not accepted. Please try again.': 'We no accept the new passkey. Abeg try again.',
  'That passkey is in use already. Please try another.': 'That passkey don dey in use. Abeg try another one.',
  'Administrators have to have a second factor here. Please add another passkey, or set up an app, first.':
    'Administrators must get second factor here. Abeg put another passkey, or set up app, first.',
  'Added a passkey': 'Put one passkey',
  'Renamed a passkey': 'Change one passkey name',
  'Removed a passkey': 'Don comot one passkey',
  'The passkey was wrong': 'The passkey no correct',
};
