import type { Phrases } from '../language.ts';

/** What flows say, from sentences/flows.ts. */
export const FLOWS: Phrases = {
  'A part of what is owed (optional)': 'Part of wetin you dey owe (you fit leave am)',
  'How much of it would you like to pay?': 'How much of am you wan pay?',
  'How many months would you like to pay for? Or name a sum: {0} is owed, and all or a part of it can be paid.':
    'How many months you wan pay for? Or talk amount: you dey owe {0}, and you fit pay all or part of am.',
  '{0} is owed. All or a part of it can be paid instead: name the sum.':
    'You dey owe {0}. You fit pay all or part of am instead: talk the amount.',
  '{0} is owed, and is paid whole unless a part is named.':
    'You dey owe {0}, and na all you go pay unless you talk part.',
  '{0} is owed. Please name that or less of it.': 'You dey owe {0}. Abeg talk that one or less.',
  '{0} is owed. Please name the sum in naira, e.g. 5000': 'You dey owe {0}. Abeg talk the amount for naira, like 5000',
  'There is no debt of it to pay just now, and a month is paid whole, never in part.':
    'No debt dey to pay for am now, and you go pay one month complete, no be small small.',
  'There is no debt of it to pay just now. In advance it is paid by the month.':
    'No debt dey for am now. Na by the month you dey pay am before time.',
  'There is no debt of it to pay just now, so it is paid by the month. I have not used {0}.':
    'No debt dey for am now, so na by the month you dey pay am. I never use {0}.',
  'What is owed is not shown to you yet, so it is paid by the month. I have not used {0}.':
    'We never show you wetin you dey owe yet, so na by the month you dey pay am. I never use {0}.',
  'This is what I will buy. Nothing is charged until you say yes.':
    'See wetin I go buy. Nothing go comot from your card until you talk yes.',
  'Nothing was charged. Give another amount, pay this one after all, or cancel.':
    'Nothing comot from your card. Give another amount, pay this one like that, or cancel.',
  'Your card window is open. Please finish there. I am waiting.':
    'Your card window don open. Abeg finish for there. I dey wait.',
  'The card window was closed before the payment went through. Nothing was charged.':
    'The card window close before the payment go through. Nothing comot from your card.',
  'The card window was closed before it told us of a payment. If your bank shows a debit, please do not pay again: send us proof, and you get what you paid for or your money back.':
    'The card window close before e tell us say you don pay. If your bank show debit, abeg no pay again: send us proof, and you go get wetin you pay for or your money go come back.',
  'Power token': 'Light token',
  'Paid. Here is your token. I have also e-mailed it to you.':
    'Payment don enter. See your token. I don send am to your e-mail too.',
  'Cancelled. Nothing was charged.': 'I don cancel am. Nothing comot from your card.',
  'Please do not pay again. I keep checking, and will tell you as soon as I know.':
    'Abeg no pay again. I still dey check, and I go tell you once I know.',
  'If anything was taken from your card, it is on its way back.': 'If anything comot from your card, e dey come back.',
  'Please give the amount in naira, e.g. 5000': 'Abeg give the amount for naira, e.g. 5000',
  'Please give whole naira, without kobo': 'Abeg give full naira, no kobo',
  'The most you can buy at once is ₦100,000,000': 'The highest wey you fit buy one time na ₦100,000,000',
  'We could not start this payment just now. Nothing was charged. Please try again.':
    'We no fit start this payment now. Nothing comot from your card. Abeg try again.',
  'This browser did not let me copy. Please select the text and copy it yourself.':
    'This browser no gree make I copy. Abeg select the text and copy am yourself.',
  'We could not tell that you are not a robot. Please tick the box and send your message again.':
    'We no fit tell say you no be robot. Abeg tick the box and send your message again.',
  'Please tick that you are not a robot': 'Abeg tick say you no be robot',
  'Please shorten your name': 'Abeg make your name short',
  'Please give only the phone number': 'Abeg give only the phone number',
  'Please keep your message within 4,000 characters': 'Abeg make your message no pass 4,000 characters',
  'We will answer you by e-mail within one working day.': 'We go answer you for e-mail within one working day.',
  'Your account signs in at {0}.': 'Your account dey sign in for {0}.',
  'We never keep passwords. Please type it again.': 'We no dey keep passwords. Abeg type am again.',
  'We do not keep a file before you send it. Please choose it again.':
    'We no dey keep file before you send am. Abeg choose am again.',
  'This is what I will save. Is that right?': 'See wetin I go save. E correct?',
  'Your meter number stays as it is.': 'Your meter number remain as e be.',
  'You can change your first name, last name, e-mail address or phone number. Which one, and to what?':
    'You fit change your first name, last name, e-mail address or phone number. Which one, and wetin e go be?',
  'A password needs at least 8 characters': 'Password need at least 8 characters',
  'A password can have at most 128 characters': 'Password no fit pass 128 characters',
  'Your password is easy to guess. Please choose another one: say "change password".':
    'Your password dey easy to guess. Abeg choose another one: talk "change password".',
  'Whoever knows your name, your estate or what many people choose finds it in a few tries.':
    'Person wey sabi your name, your estate or wetin plenty people dey choose fit find am sharp sharp.',
  'Easy to guess': 'E dey easy to guess',
  'This password is too easy to guess. Please choose another one.':
    'This password too easy to guess. Abeg choose another one.',
  'This meter number belongs to {0}.': 'This meter number na for {0}.',
  'Is that your estate?': 'Na your estate be that?',
  'Your account is ready and you are signed in.': 'Your account don ready and you don sign in.',
  'Registration successful. A verification link was e-mailed{0}. Open it to confirm your address.':
    'Registration don successful. We don send verification link for e-mail{0*}. Open am to confirm your address.',
  'We could not make an account with these details. If you have one already, please sign in, or ask for a new password.':
    'We no fit make account with these details. If you get one already, abeg sign in, or ask for new password.',
  'Thank you, your e-mail address is confirmed.': 'Thank you, your e-mail address don confirm.',
  'This link has expired or has been used already. Sign in to get a new one.':
    'This link don expire or somebody don use am already. Sign in to get new one.',
  'Please confirm your e-mail address. Open the link in the e-mail we sent you.':
    'Abeg confirm your e-mail address. Open the link for the e-mail wey we send you.',
  'A new verification link was e-mailed to {0}. Please also look in the spam folder.':
    'We don send new verification link to {0}. Abeg check the spam folder too.',
  'Your e-mail address is confirmed already.': 'Your e-mail address don confirm already.',
  'A reset link was e-mailed to {0}. Please also look in the spam folder.':
    'We don send reset link to {0}. Abeg check the spam folder too.',
  'The link could not be e-mailed, perhaps because of a network or server error. Please try again later.':
    'The link no fit go, maybe na network or server error. Abeg try again later.',
  'This link has expired or has been used already. Please ask for a new one.':
    'This link don expire or somebody don use am already. Abeg ask for new one.',
  'That is your password already. Please choose another one.':
    'Na your password be that already. Abeg choose another one.',
  'Please open the link in the e-mail once more, or ask for a new one. This page no longer has it.':
    'Abeg open the link for the e-mail one more time, or ask for new one. This page no get am again.',
  'You are signed in, so the link was not used. Sign out, then open it again.':
    'You don sign in, so we no use the link. Sign out, then open am again.',
  'Your password has been changed. You can sign in with the new one.':
    'Your password don change. You fit sign in with the new one.',
  'Your profile has been updated.': 'Your profile don update.',
  'We have e-mailed a link to {0}. Your address changes when you open it. Until then you sign in with {1}.':
    'We don send link to {0}. Your address go change when you open am. Until then you go dey sign in with {1}.',
  'New email, not confirmed yet': 'New email, e never confirm',
  'Thank you, your e-mail address is {0} now. You sign in with it. Other devices are signed out.':
    'Thank you, your e-mail address na {0} now. Na am you go use sign in. Other devices don sign out.',
  'Please give your password for this change': 'Abeg give your password for this change',
  'That is not your password. Please type it again.': 'That one no be your password. Abeg type am again.',
  'And your password? Another address or meter needs it.': 'And your password? Another address or meter need am.',
  'Please confirm your e-mail address first, with the link that we e-mailed to you. Then we show what your meter owes.':
    'Abeg confirm your e-mail address first, with the link wey we send to your e-mail. Then we go show wetin your meter dey owe.',
  'Your estate verifies new accounts itself. Once its administrator has verified yours, we show what your meter owes.':
    'Your estate dey verify new accounts by itself. Once the administrator don verify your own, we go show wetin your meter dey owe.',
  'Your estate verifies new accounts itself: once its administrator has verified yours, you see what your meter owes and has paid.':
    'Your estate dey verify new accounts by itself: once the administrator don verify your own, you go see wetin your meter dey owe and wetin e don pay.',
  'It is taken back, and every device is signed out. Please sign in as {0} with your new password.':
    'We don take am back, and every device don sign out. Abeg sign in as {0} with your new password.',
  'Please open the link in the e-mail once more. This page no longer has it.':
    'Abeg open the link for the e-mail one more time. This page no get am again.',
  'This link has expired or has been used already. If somebody else uses your account, please write to us.':
    'This link don expire or somebody don use am already. If another person dey use your account, abeg write to us.',
  'This takes the change of your e-mail address or meter number back, with what was changed after it, and signs out every device. Please choose a new password.':
    'This one go take the change of your e-mail address or meter number back, with wetin change after am, and e go sign out every device. Abeg choose new password.',
  'This e-mail address cannot be used. Please give another one.':
    'We no fit use this e-mail address. Abeg give another one.',
  'After the update you will be signed out. Just sign in again.':
    'After the update you go sign out. Just sign in again.',
  'Your meter number has been updated, and you are signed out. Please sign in again.':
    'Your meter number don update, and you don sign out. Abeg sign in again.',
  'That is your meter number already.': 'Na your meter number be that already.',
  'Every phone and computer that uses your account is signed out, this one too.':
    'Every phone and computer wey dey use your account go sign out, this one too.',
  'Stay signed in': 'Remain signed in',
  'You stay signed in.': 'You still dey signed in.',
  'You are signed out everywhere. If somebody else was using your account, please change your password, too.':
    'You don sign out everywhere. If another person dey use your account, abeg change your password too.',
  'Please give your old password': 'Abeg give your old password',
  'Too many tries. Please try again in {0}.': 'You don try am too many times. Abeg try again after {0*}.',
  'Please sign in, and the page "{0}" opens.': 'Abeg sign in, and the page "{0*}" go open.',
  'You were signed out. Please sign in again. We kept what you typed.':
    'You don sign out. Abeg sign in again. We keep wetin you type.',
  'Nothing was charged. Change what you like, pay it after all, or cancel.':
    'Nothing comot from your card. Change wetin you like, pay am like that, or cancel.',
  'Paid. Your purchase has been delivered.': 'Payment don enter. Wetin you buy don deliver.',
  'Paid. Here is your token.': 'Payment don enter. See your token.',
  'I have also e-mailed the receipt to you.': 'I don send the receipt to your e-mail too.',
  'You gave no e-mail address, so no receipt was sent. You can save the receipt here.':
    'You no give e-mail address, so receipt no go. You fit save the receipt here.',
  'We do not know yet whether your payment went through. You will get what you paid for, or your money back.':
    'We never know whether your payment go through. You go get wetin you pay for, or your money go come back.',
  'The total has changed. Nothing was charged. Please check the new one.':
    'The total don change. Nothing comot from your card. Abeg check the new one.',
  'Your meter number is another one now. Nothing was charged. Please check it.':
    'Your meter number na another one now. Nothing comot from your card. Abeg check am.',
  'This is what I will pay. Nothing is charged until you say yes.':
    'See wetin I go pay. Nothing go comot from your card until you talk yes.',
  'Paid. It is on your account with the estate. I have also e-mailed you the receipt.':
    'Payment don enter. E don dey your account with the estate. I don send you the receipt for e-mail too.',
  'Half price, because the apartment is not occupied.': 'Half price, because person no dey live for the apartment.',
  'Please choose what you would like to pay for': 'Abeg choose wetin you want pay for',
  'Please choose 1 to 12 months': 'Abeg choose 1 to 12 months',
  'You can pay it in the chat, or under Pay for Services. Then check again here.':
    'You fit pay am for the chat, or for Pay for Services. Then check again here.',
  'There is no fine on your meter. Please choose something else to pay for.':
    'Fine no dey for your meter. Abeg choose another thing to pay for.',
  'The least you can pay at once is {0}': 'The smallest wey you fit pay one time na {0}',
  'The most you can pay at once is {0}': 'The highest wey you fit pay one time na {0}',
  'We could not check this number, so you cannot pay yet. Please check again in a moment.':
    'We no fit check this number, so you never fit pay. Abeg check again after small time.',
  'More than one matches. Please choose one.': 'E pass one wey match. Abeg choose one.',
  'Please choose one of these.': 'Abeg choose one of these.',
  'Several fit "{0}". Which one would you like?': 'Plenty match "{0}". Which one you want?',
  'There is no "{0}" here. Please choose one of these.': '"{0}" no dey here. Abeg choose one of these.',
  'The nearest is {0}.': 'The one wey near am na {0}.',
  'The nearest are {0} and {1}.': 'The ones wey near am na {0} and {1}.',
  'There is no "{0}" here. {1}': '"{0}" no dey here. {1*}',
  'Please give 4 to 20 letters and digits, as your provider shows them':
    'Abeg give 4 to 20 letters and numbers, as your provider dey show am',
  'Travel bills are not offered yet. Please tell us on the contact page (/contact) what you would like to pay.':
    'We never dey sell travel bills. Abeg tell us for the contact page (/contact) wetin you want pay for.',
  'Please choose both dates, FROM and To': 'Abeg choose the two dates, FROM and To',
  'FROM must not be after To': 'FROM no suppose dey after To',
  'This number looks like {0}, but you chose {1}. If the number has moved there, that is fine.':
    'This number look like {0}, but you choose {1}. If the number don move go there, no wahala.',
  'Token delivered': 'Token don deliver',
  'Service paid': 'Service don pay',
  'Development levy paid': 'Development levy don pay',
  'Fine paid': 'Fine don pay',
  'Waiting for the card payment': 'E dey wait for the card payment',
  'The payment does not match the order. A person is looking at it. Please do not pay again.':
    'The payment no match the order. One person dey look am. Abeg no pay again.',
  'Paid, and being processed. Please do not pay again.': 'Payment don enter, we dey process am. Abeg no pay again.',
  'The card payment was not approved': 'The bank no gree for the card payment',
  'Not delivered. The money is on its way back to where it came from.':
    'E no deliver. The money dey go back to where e come from.',
  'Not delivered. The money was returned to where it came from.':
    'E no deliver. The money don go back to where e come from.',
  'For a complaint, include your registered name, your registered email, the amount paid and a screenshot.':
    'If you want complain, add the name and email wey you register with, the amount wey you pay and one screenshot.',
  'The oldest debt is paid first: {0} in full.': 'Na the oldest debt we go pay first: all of {0}.',
  'The oldest debt is paid first: {0} of {1}.': 'Na the oldest debt we go pay first: {0} for {1*}.',
  'The oldest debt is paid first: {0} in full, and {1} of {2}.':
    'Na the oldest debt we go pay first: all of {0}, and {1} for {2*}.',
  'the charge of {0}': 'the charge for {0}',
  '{0} stays on your account for what comes.': '{0} go dey your account for wetin dey come.',
  'Nothing of it is owed now: all of it stays on your account for what comes.':
    'You no dey owe for am now: all of am go dey your account for wetin dey come.',
};
