import type { Phrases } from '../language.ts';

/** What help articles are called, and their short answers. */
export const HELP: Phrases = {
  'You need an account to buy power for your estate’s meter, and to pay your estate. Everything else goes without one. To sign up, have your meter number, an e-mail address and a password of 8 characters.':
    'You need account to buy light for your estate’s meter, and to pay your estate. Every other thing dey go without account. To sign up, get your meter number, one e-mail address and password of 8 characters ready.',
  'Write what you want to change, for example "change my phone to 0805 123 4567" or "change password". Your estate’s administrator verifies you, and corrects your name on the estate’s list.':
    'Write wetin you want change, for example "change my phone to 0805 123 4567" or "change password". Na your estate’s administrator dey verify you, and dey correct your name for the estate’s list.',
  'Write "delete my account" while you are signed in. We say what goes and what the law makes us keep, and ask for your password. For 14 days signing in takes it back.':
    'Sign in, then write "delete my account". We go tell you wetin go comot and wetin law say make we keep, and we go ask for your password. For 14 days, if you sign in, the account go stay.',
  'Write "download my data" while you are signed in. You get one file with your details, orders, payments, tokens, tickets and what you wrote here. Three times a day at most.':
    'Sign in, then write "download my data". You go get one file wey get your details, orders, payments, tokens, tickets and wetin you write here. Three times for one day, no more.',
  'We keep your account, what you buy and pay, what you write here while you are signed in, and what is written to support. What each is for and how long we keep it stands at [/privacy](/privacy).':
    'We dey keep your account, wetin you buy and pay, wetin you write here when you sign in, and wetin dem write to support. Wetin each one dey for and how long we dey keep am dey for [/privacy](/privacy).',
  'Write what you want in your own words, in English or Pidgin: "buy light 5k". To change an answer, write "no, make it 7000". For a form, write "show as form". We charge nothing before you say yes.':
    'Write wetin you want with your own words, for English or Pidgin: "buy light 5k". To change answer, write "no, make it 7000". For form, write "show as form". Nothing go comot from your card before you talk yes.',
  'A ticket is a question to our support team, with a number. Write "open a ticket". You can attach a picture or PDF of up to 5 MB. The answer comes in the chat and by e-mail.':
    'Ticket na question to our support team, with number. Write "open a ticket". You fit attach picture or PDF wey no pass 5 MB. The answer go come for the chat and for e-mail.',
  'Open a ticket': 'Open ticket',
  'Write "person", or use the form at [/contact](/contact). Tell us the order number, your e-mail address, the meter number, the amount, the time, and what the meter shows. Never send card numbers or passwords.':
    'Write "person", or use the form for [/contact](/contact). Tell us the order number, your e-mail address, the meter number, the amount, the time, and wetin the meter show. Never send card numbers or passwords.',
  'Talk to a person': 'Talk to person',
  'Drop a .csv file on the chat. Or write "upload meters", "upload existing payments" or "upload levies". We show you the wrong rows, and leave them out. Write "csv template" for a file to start from.':
    'Drop one .csv file for the chat. Or write "upload meters", "upload existing payments" or "upload levies". We go show you the rows wey no correct, and leave them. Write "csv template" for file to start with.',
  'Write it as you would say it: "find resident Amaka", "fine 45701120409 5000", "Amaka Eze paid 20k levy", "mark 45701120409 unoccupied" or "who owes levy". You see it once more before we save it.':
    'Write am as you go talk am: "find resident Amaka", "fine 45701120409 5000", "Amaka Eze paid 20k levy", "mark 45701120409 unoccupied" or "who owes levy". You go see am one more time before we save am.',
  'Write "buy power 5000". Your account knows your estate’s meter. You can buy from ₦300. For a distribution company, write its name, the meter number and the amount. We serve Eko, Kano, Jos, Abuja, Ibadan and Enugu; you need no account there.':
    'Write "buy power 5000". Your account know your estate’s meter. You fit buy from ₦300. For distribution company, write the name, the meter number and the amount. We dey serve Eko, Kano, Jos, Abuja, Ibadan and Enugu; you no need account there.',
  'Buy power': 'Buy light',
  'Some estates take a part of each top-up from whoever owes them, the oldest debt first, until it is paid. You see both parts before you say yes, and on the receipt. If no token is made, all of it goes back.':
    'Some estates dey take part of each top-up from person wey dey owe dem, the oldest debt first, till e pay finish. You dey see the two parts before you talk yes, and for the receipt. If token no come, everything go back.',
  'The service charge is what your estate charges by the month. You pay it for 1 to 12 months, or any part of what you owe, the oldest debt first. If nobody lives there, a month costs half. If you owe it, you may have to pay before you can buy power.':
    'Service charge na wetin your estate dey charge every month. You fit pay am for 1 to 12 months, or any part of wetin you dey owe, the oldest debt first. If nobody dey live there, one month na half price. If you dey owe am, you fit need pay before you fit buy light.',
  'Your estate charges the development levy. You can pay it at once, or in parts from ₦200. If you owe ₦60,000 or more, you cannot buy power. Pay enough to owe less, and you can.':
    'Na your estate dey charge the development levy. You fit pay am one time, or small small from ₦200. If you dey owe ₦60,000 or more, you no fit buy light. Pay enough make you owe less, then you fit.',
  'Your estate’s administrator charges a fine, and only they can take it back. You can pay it whole or in parts from ₦200. Until all of it is paid, you cannot buy power for your meter.':
    'Na your estate’s administrator dey charge fine, and na only dem fit take am back. You fit pay am one time, or small small from ₦200. Until you pay everything finish, you no fit buy light for your meter.',
  'Look at my payment': 'Look my payment',
  'Your bank said no, and nothing was taken. Check the balance, the expiry date and the daily limit. Look in your bank’s app if online payments are switched on. Then try again, or use another card.':
    'Your bank talk no, and nothing comot. Check the balance, the expiry date and the daily limit. Look for your bank’s app whether online payments dey on. Then try again, or use another card.',
  'If you got nothing for your money, it goes back to your card. How long that takes depends on your bank. A second debit may only be a hold, which your bank lifts by itself. Pending is not failed: please do not pay again.':
    'If you no get anything for your money, e go go back to your card. How long e go take depend on your bank. Second debit fit be only hold, and your bank go remove am by itself. Pending no mean say e fail: abeg no pay again.',
  'Yes. You see what you buy, the fee and the total, and we charge nothing until you say yes. Your card details go to the payment company only. We never see or keep them, and never ask for them in the chat.':
    'Yes. You go see wetin you dey buy, the fee and the total, and nothing go comot from your card until you talk yes. Your card details dey go to the payment company only. We no dey see or keep them, and we no dey ask for them for the chat.',
  'Every payment has one convenience fee. It is the same for every amount that you pay to your estate. For everything else it depends on the company. You see the fee and the total before you say yes.':
    'Every payment get one convenience fee. Na the same for any amount wey you pay to your estate. For every other thing e depend on the company. You go see the fee and the total before you talk yes.',
  'Every payment has a PDF receipt, and we e-mail it to you. Write "receipt of my last payment", or "receipt for" and the order number. A card that was declined has none.':
    'Every payment get PDF receipt, and we dey send am to your e-mail. Write "receipt of my last payment", or "receipt for" and the order number. Card wey decline no get receipt.',
  'E16 means the decoder has not heard of a payment. Leave it on, on a channel of your package, for up to half an hour. You find the smartcard (IUC) number under the decoder and on its screen.':
    'E16 mean say the decoder never hear of any payment. Leave am on, for one channel of your package, reach half hour. You go see the smartcard (IUC) number under the decoder and for its screen.',
  'We sell MTN, Glo, Airtel and 9mobile, for your own number or anybody else’s. We guess the network from the number. Has the number moved? Then choose the other network.':
    'We dey sell MTN, Glo, Airtel and 9mobile, for your own number or any other person own. We dey guess the network from the number. The number don move? Then choose the other network.',
  'We sell Spectranet, Smile and Swift. You find your account or user number on the modem, or in the company’s app. To start a new package, switch the modem off and on.':
    'We dey sell Spectranet, Smile and Swift. You go see your account or user number for the modem, or for the company’s app. To start new package, off the modem and on am again.',
  'My token does not work': 'My token no dey work',
  'Type the 20 digits on the keypad, without the spaces, and press Enter (on some keypads a blue arrow or #). Older tokens go in first. Stop after two tries: after three wrong ones, many meters lock the keypad.':
    'Type the 20 digits for the keypad, no put space, then press Enter (for some keypads na blue arrow or #). Older tokens go enter first. Stop after two tries: after three wrong ones, plenty meters dey lock the keypad.',
  'KCT is a key change token. Some meters need it before they take a new token. It is free, and comes with a purchase, mostly as two more 20-digit tokens. Load old unused tokens first, then the key change tokens, then the new token.':
    'KCT na key change token. Some meters need am before dem go take new token. E dey free, and e dey come with purchase, most times as two more 20-digit tokens. Load old tokens wey you never use first, then the key change tokens, then the new token.',
  'Type a short code on the keypad and press Enter.\n\n- For the units left: **07** on most meters, **009** on MOJEC.\n- For the meter number: **65** on most meters, **100** on MOJEC, **804** on Hexing.\n\nYour meter may differ.':
    'Type short code for the keypad and press Enter.\n\n- For the units wey remain: **07** for most meters, **009** for MOJEC.\n- For the meter number: **65** for most meters, **100** for MOJEC, **804** for Hexing.\n\nYour meter fit different.',
  '- **06 or 10**: the token is for another meter.\n- **12**: a wrong key change token.\n- **30 or E-5**: the keypad does not reach the meter.\n- **70, 75 or SGC**: it needs key change tokens.\n- **Used**: it is in already.\n- **Old**: a newer one is in.\n\nYour meter may differ.':
    '- **06 or 10**: the token na for another meter.\n- **12**: key change token wey no correct.\n- **30 or E-5**: the keypad no reach the meter.\n- **70, 75 or SGC**: e need key change tokens.\n- **Used**: e don enter already.\n- **Old**: newer one don enter.\n\nYour meter fit different.',
  'A token works in one meter only. Nobody can move, resell or cancel it. Load tokens in the order you bought them: many companies give them three months. Your units depend on the tariff, on tax and on any debt of the meter.':
    'Token dey work for one meter only. Nobody fit move am, sell am again or cancel am. Load tokens as you buy them one by one: plenty companies dey give them three months. Your units depend on the tariff, on tax and on any debt of the meter.',
  'A token mostly comes within a minute, on the screen and by e-mail. If it says pending, we are still asking, so please do not pay again. If no token was made, your money goes back to your card.':
    'Most times token dey come within one minute, for the screen and for e-mail. If e talk pending, we still dey ask, so abeg no pay again. If no token come out, your money go go back to your card.',
  'My token did not come': 'My token never come',
  'A meter number has 11 to 13 digits. Look on the meter, often above a bar code, or on any receipt. On most meters you can press 65 to see it. Your estate puts it on the portal.':
    'Meter number get 11 to 13 digits. Look the meter, most times on top the bar code, or any receipt. For most meters you fit press 65 to see am. Na your estate dey put am for the portal.',
  'I have no meter number': 'I no get meter number',
  'Buying power': 'How to buy light',
  'For your estate’s meter, or for a distribution company’s.':
    'For your estate’s meter, or for distribution company own.',
  'Which networks we sell, and what if your number has moved.':
    'Which networks we dey sell, and wetin to do if your number don move.',
  'Spectranet, Smile and Swift, and what to do if it does not come on.':
    'Spectranet, Smile and Swift, and wetin to do if e no come on.',
  'Loading a token': 'How to load token',
  'How the 20 digits get into your meter.': 'How the 20 digits dey enter your meter.',
  'I paid and no token came': 'I pay and token no come',
  'What pending and failed mean, and how to get it again.': 'Wetin pending and failed mean, and how to get am again.',
  'When a token does not work': 'When token no work',
  'Rejected, used, old, or accepted but no light.': 'Rejected, used, old, or e enter but no light.',
  'Why you got three tokens, and which one goes in first.': 'Why you get three tokens, and which one dey go first.',
  'What your meter says': 'Wetin your meter dey talk',
  'What each message means, one by one.': 'Wetin each message mean, one by one.',
  'Reading your meter': 'How to read your meter',
  'The codes for units left, meter number and last token.':
    'The codes for units wey remain, meter number and last token.',
  'Where to find it, and how your estate adds it.': 'Where to see am, and how your estate dey add am.',
  'Paying safely': 'How to pay safe',
  'When we charge your card, and what pending means.': 'When we dey charge your card, and wetin pending mean.',
  'Card and payment problems': 'Card and payment wahala',
  'Declined, debited for nothing, charged twice, no card window.':
    'Declined, debit for nothing, charge two times, no card window.',
  'What we add to each payment, and when you see it.': 'Wetin we dey add to each payment, and when you go see am.',
  'How to get one again, as a PDF or by e-mail.': 'How to get one again, as PDF or for e-mail.',
  'Paying by the month, and what an empty apartment pays.':
    'How to pay by the month, and wetin empty apartment dey pay.',
  'Paying it in parts, and when it stops power.': 'How to pay am small small, and when e dey stop light.',
  'How to pay one, and what it stops.': 'How to pay one, and wetin e dey stop.',
  'Signing up and signing in': 'How to sign up and sign in',
  'What you need an account for, and how to get one.': 'Wetin you need account for, and how to get one.',
  'Changing your details, password or meter.': 'How to change your details, password or meter.',
  'What you can write, and how to change an answer.': 'Wetin you fit write, and how to change answer.',
  'Running an estate': 'How to run estate',
  'Uploading files': 'How to upload files',
  'Opening one, attaching proof, and reading the answer.': 'How to open one, attach proof, and read the answer.',
  'Reaching a person': 'How to reach person',
  'How to write to us, and what to tell us.': 'How to write us, and wetin to tell us.',
};
