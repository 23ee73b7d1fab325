import type { Phrases } from '../language.ts';

/** What can be wrong with a token, a payment or a meter number, and what to do. */
export const TROUBLE: Phrases = {
  '{0}. Your meter may differ': '{0}. Your meter fit different',
  'Where do I find it?': 'Where I go see am?',
  'Your account has meter {0}{1}. What you buy goes to that meter.':
    'Your account get meter {0}{1*}. Wetin you buy dey go to that meter.',
  'Look on the meter, mostly near a bar code, or on the card that came with it. The number has 11 to 13 digits.':
    'Look the meter, most times near the bar code, or the card wey follow am come. The number get 11 to 13 digits.',
  'The keypad shows it too. Press {0}.': 'The keypad dey show am too. Press {0*}.',
  'You also find it on every receipt for power, and in the e-mail that came with it.':
    'You go also see am for every receipt for light, and for the e-mail wey follow am.',
  'I have not been given a meter yet': 'Dem never give me meter',
  'Your account has meter {0} already, so you can buy power.':
    'Your account get meter {0} already, so you fit buy light.',
  "Your estate's administrator adds your meter here. Then you can sign up with its number. They need only your name, your flat and your estate.":
    "Na your estate's administrator dey add your meter here. After that you fit sign up with the number. Dem need only your name, your flat and your estate.",
  'My number is not known here': 'My number no dey here',
  "Your estate's administrator has to add your meter here first. I can send them the number.":
    "Your estate's administrator need add your meter here first. I fit send them the number.",
  'My meter was changed': 'Dem don change my meter',
  'Look for the new number on the new meter, or let the keypad show it. Press {0}. Then say "update my meter".':
    'Look for the new number for the new meter, or make the keypad show am. Press {0*}. Then talk "update my meter".',
  'It went to {0}. Please check that number, and the balance on the phone (mostly *310#), before you buy again.':
    'E go to {0*}. Abeg check that number, and the balance for the phone (most times *310#), before you buy again.',
  'the number you gave': 'the number wey you give',
  'It went to {0}. Please check that number, and the data balance on the phone (mostly *323#), before you buy again.':
    'E go to {0*}. Abeg check that number, and the data balance for the phone (most times *323#), before you buy again.',
  'Please switch the modem off and on. That starts the new package.':
    'Abeg off the modem and on am again. That one go start the new package.',
  "It went to {0}. Please compare that with the number on the modem, or in the company's app.":
    "E go to {0*}. Abeg compare am with the number for the modem, or for the company's app.",
  'the account you gave': 'the account wey you give',
  'Keep the decoder on, on a channel of your package, and wait up to half an hour. Error E16 means it has not heard of the payment yet. Mostly it was off when you paid.':
    'Leave the decoder on, for one channel of your package, and wait reach half hour. Error E16 mean say e never hear of the payment. Most times na because e dey off when you pay.',
  "It went to {0}. Please compare that with the number on the decoder. Then clear the error in the company's app.":
    "E go to {0*}. Abeg compare am with the number for the decoder. Then clear the error for the company's app.",
  'the smartcard you gave': 'the smartcard wey you give',
  'Please check your package. A channel that is not part of it stays dark. If the price has gone up, the old amount no longer pays for it.':
    'Abeg check your package. Channel wey no dey inside go remain dark. If the price don go up, the old amount no reach again.',
  'I was charged and got nothing': 'Dem charge me and I no get anything',
  'I was charged twice': 'Dem charge me two times',
  'One of the two may only be a hold. Your bank lifts a hold by itself within a few days. Please look in your bank’s app if both payments went out.':
    'One of the two fit be only hold. Your bank go remove hold by itself within some days. Abeg look for your bank’s app whether the two payments go out.',
  'My card was declined': 'My card decline',
  'Your bank said no, and nothing was taken. Please check the balance, the expiry date and the daily limit. Look in your bank’s app if online payments are switched on.':
    'Your bank talk no, and nothing comot. Abeg check the balance, the expiry date and the daily limit. Look for your bank’s app whether online payments dey on.',
  'Did no code (OTP) come? Check which phone number your bank has. Wait two minutes before you ask for another code.':
    'Code (OTP) no come? Check which phone number your bank get. Wait two minutes before you ask for another code.',
  'Try another card, or another way to pay in the card window.':
    'Try another card, or another way to pay for the card window.',
  'The card window did not open': 'The card window no open',
  'Nothing was taken while the window did not open. Switch off anything that blocks ads or pop-ups on this page. Then load the page again, and pay.':
    'Nothing comot when the window no open. Off anything wey dey block ads or pop-ups for this page. Then load the page again, and pay.',
  'Try another browser, or another network. Some networks block the payment page.':
    'Try another browser, or another network. Some networks dey block the payment page.',
  'I paid, but I still seem to owe': 'I don pay, but e still show say I dey owe',
  '{0} Does that count your payment?': '{0*} E count your payment?',
  'Load the dashboard again to see what you owe now. Did you pay cash to your administrator? It shows as soon as they have written it down.':
    'Load the dashboard again to see wetin you dey owe now. You pay cash to your administrator? E go show once dem don write am down.',
  'Let the meter show its own number. Press {0}. Is it the number on your receipt? A token works in one meter only.':
    'Make the meter show its own number. Press {0*}. Na the number for your receipt be that? Token dey work for one meter only.',
  'This token is for meter {0}, and works in no other. Let your meter show its own number. Press {1}. Is it the same?':
    'This token na for meter {0}, and e no go work for another one. Make your meter show its own number. Press {1*}. Na the same?',
  'Type all 20 digits once more, slowly, from the card above or your e-mail, and press Enter. If you stop for more than 20 seconds, start again. Please stop after two tries: many meters lock the keypad after three wrong ones.':
    'Type all the 20 digits one more time, slow slow, from the card above or your e-mail, and press Enter. If you stop pass 20 seconds, start again. Abeg stop after two tries: plenty meters dey lock the keypad after three wrong ones.',
  'Type the 20 digits, without the spaces, and press Enter. On some keypads this is a blue arrow, or the # key.':
    'Type the 20 digits, no put space, and press Enter. For some keypads na blue arrow, or the # key.',
  'Plug the keypad into a live socket near the meter, or put new batteries in. Wait until it shows that it is connected.':
    'Plug the keypad for socket wey get light near the meter, or put new batteries. Wait until e show say e don connect.',
  'Load tokens in the order you bought them. Older ones that you have not used come first.':
    'Load tokens as you buy them one by one. Old ones wey you never use go first.',
  'Your meter needs key change tokens before it takes a new one. Look on the receipt and in the e-mail for more 20-digit numbers. Mostly there are two, on some meters four.':
    'Your meter need key change tokens before e go take new one. Look the receipt and the e-mail for more 20-digit numbers. Most times na two, for some meters na four.',
  'First load old tokens that you have not used: they no longer work after the change. Then load the key change tokens, in their order on the receipt. Load this token last. If you tried it before, it is not spoilt.':
    'First load old tokens wey you never use: dem no go work again after the change. Then load the key change tokens, as dem follow for the receipt. Load this token last. If you don try am before, e never spoil.',
  'Are there none? Ask your distribution company for the key change tokens (KCT) of {0}. They are free. They do not take units away, and do not make the meter run faster.':
    'None dey? Ask your distribution company for the key change tokens (KCT) of {0*}. Dem dey free. Dem no dey take units, and dem no dey make the meter run fast.',
  'It says rejected, invalid, failed, or error 06 or 10': 'E talk rejected, invalid, failed, or error 06 or 10',
  'It says used or duplicate': 'E talk used or duplicate',
  'Then it is probably in the meter already. To see the last token, press {0}. To see its day, press {1}.':
    'Then e fit don enter the meter already. To see the last token, press {0*}. To see its day, press {1*}.',
  'Check the balance. Press {0}. If it went up by these units, all is well.':
    'Check the balance. Press {0*}. If e go up by these units, no wahala.',
  'It says old or expired': 'E talk old or expired',
  'A newer token is in the meter already, or this one has passed its time. Many distribution companies give a token three months.':
    'Newer token don enter the meter already, or the time of this one don pass. Plenty distribution companies dey give token three months.',
  'It says error 70 or 75, SGC, or asks for a key change': 'E talk error 70 or 75, SGC, or e dey ask for key change',
  'It says error 12 for a key change token': 'E talk error 12 for key change token',
  'That key change token is for another meter, or it is not the next one. Please load them in their order on the receipt.':
    'That key change token na for another meter, or e no be the next one. Abeg load them as dem follow for the receipt.',
  'Error 30, E-5 or DLMS: the keypad does not reach the meter': 'Error 30, E-5 or DLMS: the keypad no reach the meter',
  'Connect it to the meter again. On a MOJEC keypad, press 45, the meter number, and Enter. Your meter may differ. Then type the token again.':
    'Connect am to the meter again. For MOJEC keypad, press 45, the meter number, and Enter. Your meter fit different. Then type the token again.',
  'It counts down, or the keypad is locked': 'E dey count down, or the keypad don lock',
  'Please wait until the countdown ends, and type nothing until then. Each wrong token doubles the wait, up to about 21 minutes.':
    'Abeg wait until the countdown finish, and no type anything until then. Each wrong token dey double the wait, e fit reach like 21 minutes.',
  'It was accepted, but there is no light or no units': 'E gree, but no light or no units',
  'Check the balance. Press {0}. Are there units, but no light? Switch off heavy things such as the iron or the pump. Then switch the breaker off and on.':
    'Check the balance. Press {0*}. Units dey, but no light? Off heavy things like iron or pump. Then off the breaker and on am again.',
  'Do your neighbours have light? If not, the fault is outside. Your units stay on the meter.':
    'Your neighbours get light? If dem no get, the fault dey outside. Your units go remain for the meter.',
  'Fewer units than expected': 'The units no reach wetin I expect',
  'What you owe your estate is not taken out of your token. {0}':
    'Wetin you dey owe your estate no dey comot from your token. {0*}',
  'Your estate takes a part of each top-up for what you owe: {0} of this one. You see both parts before you say yes, and on the receipt.':
    'Your estate dey take part of each top-up for wetin you dey owe: {0} from this one. You dey see the two parts before you talk yes, and for the receipt.',
  'A distribution company may take VAT, or a debt on the meter, out of what you pay. You see both on its own receipt.':
    'Distribution company fit remove VAT, or debt wey dey the meter, from wetin you pay. You go see the two for its own receipt.',
  'How do I type it in?': 'How I go type am?',
  'Wait until the meter says "accepted", or shows the units. To see the balance, press {0}.':
    'Wait until the meter talk "accepted", or show the units. To see the balance, press {0*}.',
  'It does not have 20 digits': 'E no get 20 digits',
  'Every token has 20 digits, in five groups of four. You find all of them on the card above and in your e-mail. A text message may cut some off.':
    'Every token get 20 digits, for five groups of four. You go see all of them for the card above and for your e-mail. Text message fit cut some.',
  'The meter is new and was never loaded': 'The meter new and nobody don load am before',
  'A new meter needs its activation tokens first. Ask whoever installed it. Mostly they left them on paper beside the meter.':
    'New meter need its activation tokens first. Ask who install am. Most times dem leave them for paper near the meter.',
  'I bought it for a wrong meter': 'I buy am for wrong meter',
  'Nobody can move a token{0} to another meter, or take it back once it is made. Do you know whose meter that is? They can load it and pay you back.':
    'Nobody fit move token{0*} go another meter, or take am back once e don come out. You know who get that meter? Dem fit load am and pay you back.',
  'It says tamper': 'E talk tamper',
  'Only your distribution company or your estate can clear that. Please try no codes that people give you: that can cost a penalty. I can open a ticket for you.':
    'Na only your distribution company or your estate fit clear that one. Abeg no try codes wey people give you: e fit cost you penalty. I fit open ticket for you.',
  'It shows 01 or 02, or beeps': 'E show 01 or 02, or e dey beep',
  "01 mostly means a low battery or low voltage. 02 is a fault of the meter's memory. Put new batteries into the keypad. To stop the alarm, press {0}.":
    "Most times 01 mean low battery or low voltage. 02 na fault of the meter's memory. Put new batteries for the keypad. To stop the alarm, press {0*}.",
  'We also e-mailed it, with the receipt. Please search your mail for "token", and look in the spam folder too. Say "resend my token", and I e-mail it again.':
    'We send am for e-mail too, with the receipt. Abeg search your mail for "token", and check the spam folder too. Talk "resend my token", and I go send am again.',
  'It was made for meter {0}. Please compare that with the number on your own meter. A token works in one meter only.':
    'E dey for meter {0}. Abeg compare am with the number for your own meter. Token dey work for one meter only.',
  'Please look at the message from your bank. Does it name this portal? If you paid elsewhere, only they can look it up.':
    'Abeg look the message from your bank. E call the name of this portal? If you pay for another place, na only dem fit check am.',
  'Please check the e-mail address you paid with. The receipt went there, with the order number. Did somebody else pay for you? Then they have it.':
    'Abeg check the e-mail address wey you pay with. The receipt go there, with the order number. Another person pay for you? Then dem get am.',
  'What can hold a token back? The amount may be too small for the meter. The meter may be postpaid, have a debt, or not be activated yet. Your distribution company can tell you which.':
    'Wetin fit hold token? The amount fit too small for the meter. The meter fit be postpaid, get debt, or never activate. Your distribution company fit tell you which one.',
};
