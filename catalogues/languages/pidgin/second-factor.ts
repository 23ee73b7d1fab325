import type { Phrases } from '../language.ts';

/** What is said of the second factor of an account. */
export const SECOND_FACTORS: Phrases = {
  'Administrators sign in with a second factor, too. Please set yours up first: say "set up second factor" or "add a passkey".':
    'Administrators dey sign in with second factor join. Abeg set up your own first: talk "set up second factor" or "add a passkey".',
  'This needs your second factor first. Say "give a code", and then ask again.':
    'This one need your second factor first. Talk "give a code", then ask again.',
  'This needs a code of your authenticator app first.': 'This one need code from your authenticator app first.',
  'Give a code': 'Give code',
  'Thank you. For ten minutes nothing asks for it again.': 'Thank you. For ten minutes nothing go ask for am again.',
  'Looking at your second factor': 'We dey look your second factor',
  'Signing in asks for your passkey.': 'When you sign in, we go ask for your passkey.',
  'Signing in asks for your passkey, or for a code of your authenticator app.':
    'When you sign in, we go ask for your passkey, or for code from your authenticator app.',
  'Your password is right. Your account asks for a code, too.':
    'Your password correct. Your account dey ask for code join.',
  'Set up a second factor': 'Set up second factor',
  'Please add this key to an authenticator app on your phone: scan the picture, or type the key. Then give the code that the app shows.':
    'Abeg put this key inside authenticator app for your phone: scan the picture, or type the key. Then give the code wey the app show.',
  'That is no code: one of your app has six digits, and a recovery code has two groups of five signs.':
    'That one no be code: the one for your app get six digits, and recovery code get two groups of five signs.',
  'Set up': 'Set am up',
  'Making a key': 'We dey make key',
  'Setting up your second factor': 'We dey set up your second factor',
  'What code does the app show now? What you type is hidden.': 'Which code the app show now? Wetin you type dey hide.',
  'I have written them down': 'I don write them down',
  'These are your recovery codes. Each of them works once in place of a code, where you lost your phone. They are shown this once: please write them down, or print them.':
    'These na your recovery codes. Each one go work once for place of code, if your phone lost. We dey show them only this once: abeg write them down, or print them.',
  'The key is kept nowhere here. Cancel and begin again to see it: for ten minutes it is the same one.':
    'We no keep the key for here. Cancel and start again to see am: for ten minutes na the same key.',
  'What is your password?': 'Wetin be your password?',
  'They were shown once. Say "new recovery codes" to get others.':
    'We don show them once. Talk "new recovery codes" to get others.',
  'New recovery codes': 'Fresh recovery codes',
  'Making new recovery codes': 'We dey make new recovery codes',
  'Make new recovery codes?': 'Make we make new recovery codes?',
  'Your earlier ones work no more.': 'The old ones no go work again.',
  'Yes, make new ones': 'Yes, make fresh ones',
  'Make new ones': 'Make fresh ones',
  Reset: 'Reset am',
  'Keep mine': 'Leave my own',
  'Your recovery codes stay as they are.': 'Your recovery codes remain as e be.',
  'Remove the second factor': 'Comot the second factor',
  'Taking it off': 'We dey comot am',
  'Remove your second factor?': 'Make we comot your second factor?',
  'Your account is then signed in to with the password alone. Your app, your passkeys and your recovery codes work no more, and other devices are signed out.':
    'After that na only password go open your account. Your app, your passkeys and your recovery codes no go work again, and other devices go sign out.',
  'Your second factor stays.': 'Your second factor dey.',
  'Reset a second factor': 'Reset second factor',
  Person: 'The person',
  'Please choose a person on the page Administrators or Registered residents first.':
    'Abeg choose person for the page Administrators or Registered residents first.',
  'This takes the second factor off the account of {0}. To go on, please give your own password.':
    'This one go comot the second factor from the account of {0}. To continue, abeg give your own password.',
  'A second factor guards your account where somebody else knows your password. To begin, please give your password.':
    'Second factor dey guard your account if another person sabi your password. To start, abeg give your password.',
  'Reset second factor': 'Reset the second factor',
  'Reset the second factor of {0}?': 'Make we reset the second factor of {0}?',
  'It is for somebody who lost their phone and their recovery codes. Please make sure that it is them who asks.':
    'Na for person wey lost phone and recovery codes. Abeg make sure say na the person dey ask.',
  'They are signed out on every device, and set up a new one when they sign in.':
    'Dem go sign out for every device, and set up new one when dem sign in.',
  'Yes, reset': 'Yes, reset am',
  'Do not reset': 'No reset am',
  'Nothing was reset.': 'We no reset anything.',
  'Please set up your second factor: nothing else is open to you before.':
    'Abeg set up your second factor: nothing else dey open for you before that.',
  'Second factor': 'Your second factor',
  'Signing in asks for a code of your authenticator app.':
    'When you sign in, we go ask for code from your authenticator app.',
  'Signing in asks for your password alone.': 'When you sign in, na only password we go ask for.',
  'Key for your authenticator app': 'Key for put inside your authenticator app',
  'Recovery codes': 'Your recovery codes',
  'QR code of the key': 'QR code for the key',
  Code: 'The code',
  'What code does your authenticator app show now? A recovery code will do as well. What you type is hidden.':
    'Which code your authenticator app show now? Recovery code fit do too. Wetin you type dey hide.',
  'Go on': 'Continue',
  'Looking at the code': 'We dey check the code',
  'Please give the code that your authenticator app shows now, or a recovery code.':
    'Abeg give the code wey your authenticator app show now, or recovery code.',
  'That code is not right. Please give the one that your app shows now.':
    'That code no correct. Abeg give the one wey your app show now.',
  'The portal cannot look at the codes of your app just now. Please give a recovery code, or ask an administrator to reset your second factor.':
    'Portal no fit check the code of your app now. Abeg give recovery code, abi make you tell administrator to reset your second factor.',
  'That code was used already. Please wait for the next one in your app.':
    'You don use that code before. Abeg wait for the next one for your app.',
  'Thank you.': 'Thank you o.',
  'Your second factor is set up. Signing in asks for a code from now on.':
    'Your second factor don set. From now on we go ask for code when you sign in.',
  'Your second factor is set up already. If you have not seen your recovery codes, say "new recovery codes".':
    'Your second factor don set before. If you no see your recovery codes, talk "new recovery codes".',
  'That took too long, so the key is no longer good. Please begin again.':
    'E take too long, so the key no good again. Abeg start again.',
  'Your account has no second factor. Say "set up second factor" or "add a passkey" to get one.':
    'Your account no get second factor. Talk "set up second factor" or "add a passkey" to get one.',
  'This account has no second factor.': 'This account no get second factor.',
  'There is no such account.': 'That account no dey.',
  'Your own second factor can only be reset by another administrator.':
    'Only another administrator fit reset your own second factor.',
  'Administrators have to have a second factor here. You can set up another one in its place.':
    'Administrators must get second factor here. You fit set up another one for the place.',
  'Here are your new recovery codes. Earlier ones work no more.':
    'See your new recovery codes. The old ones no go work again.',
  'Your account has no second factor any more. Other devices are signed out.':
    'Your account no get second factor again. Other devices don sign out.',
  'The second factor of {0} is taken off. They are signed out, and told by mail.':
    'We don comot the second factor of {0}. Dem don sign out, and we don tell them by mail.',
  'Removed the second factor': 'Comot the second factor',
  'Made new recovery codes': 'Make new recovery codes',
  'Signed other devices out': 'Comot other devices',
  'Gave a wrong code of the second factor': 'Give wrong code for the second factor',
  'Used a recovery code': 'Use recovery code',
  'Code from the e-mail': 'Code wey dey the e-mail',
  'What is the code in the e-mail?': 'Wetin be the code wey dey the e-mail?',
  'Please give the code that we e-mailed to you.': 'Abeg give the code wey we send to your e-mail.',
  'The code in the e-mail has 6 digits.': 'The code wey dey the e-mail get 6 numbers.',
  'That code is wrong or has ended. Ask for another.': 'That code no correct, or e don end. Ask for another one.',
  'We sent an e-mail to {0}. It has a code for you, or tells you how to sign in if you have an account already. Please also look in the spam folder.':
    'We don send e-mail to {0}. E carry code for you, or e tell you how to sign in if you don get account before. Abeg check the spam folder too.',
  'Send it again': 'Send am again',
  'The e-mail is on its way.': 'The e-mail dey come.',
  'Use another address': 'Use another e-mail',
  'Our e-mails do not go out just now. Yours comes as soon as they do. What you typed stays here.':
    'Our e-mails no dey go now now. Your own go come as soon as e start to go. Wetin you type still dey here.',
};
