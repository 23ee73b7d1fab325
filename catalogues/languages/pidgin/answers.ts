import type { Phrases } from '../language.ts';

/** What is said of the past, of numbers, of how things are done, and without a line. */
export const ANSWERS: Phrases = {
  'Fetching…': 'E dey come…',
  'A newer version is here.': 'New version don land.',
  Reload: 'Load am again',
  'Keep Wattchat among your apps? It opens without a line too.':
    'You wan put Wattchat with your apps? E dey open sharp sharp, even when network no dey.',
  'Keep Wattchat on your home screen? Tap Share, then Add to Home Screen.':
    'You wan put Wattchat for your home screen? Press Share, then Add to Home Screen.',
  'Install it': 'Put am',
  'I have done it': 'I don do am',
  'No, thanks': 'No, thank you',
  'Messages on this device': 'Message for this phone or computer',
  'When a token was late and arrives, this device says so. The message has no digits in it: they are in Wattchat.':
    'If token late and e land, this phone or computer go tell you. The message no get the digits: dem dey inside Wattchat.',
  'Tell me on this device when it is here': 'Tell me for this phone when e land',
  'On. This device says when a late token arrives.': 'E dey on. You go hear am here when late token land.',
  'Off on this device.': 'E dey off for here.',
  'Turn on': 'Put am on',
  'Turn off': 'Off am',
  'Your browser does not let me. Its settings for this page say so, under notifications.':
    'Your browser no gree. Look the settings for this page, under notifications.',
  'That did not work just now. Please try again.': 'E no work now. Abeg try am again.',
  'This browser cannot take messages. On an iPhone it can once Wattchat stands on the home screen.':
    'This browser no fit collect message. For iPhone e go fit once Wattchat dey your home screen.',
  'Your electricity token is here': 'Your light token don land',
  'Open Wattchat to see it.': 'Open Wattchat to see am.',
  'Sending…': 'E dey go…',
  'Receipt sent to {0}': 'Receipt don go to {0}',
  'Receipt copied': 'Receipt don copy',
  'Token copied': 'Token don copy',
  'Token ready: {0}': 'Token don ready: {0}',
  '{0} found': '{0} dey',
  'Nothing in the list has that name.': 'Nothing for the list get that name.',
  'In step with the chat': 'E dey follow the chat',
  '{0} and {1} convenience fee': '{0} join {1} convenience fee',
  'Back to the form': 'Go back to the form',
  'Set a new password': 'Set new password',
  'Choose your password': 'Choose your own password',
  'Take a change back': 'Take change back',
  'To sign out of this device, write "sign out". To sign out of every device, write "sign out everywhere".':
    'To sign out for this device, write "sign out". To sign out for every device, write "sign out everywhere".',
  'To leave what is open, write "cancel". Nothing is charged before you say yes.':
    'To leave wetin dey open, write "cancel". Nothing go comot from your card before you talk yes.',
  'To begin what is open once more, write "start over".': 'To begin wetin dey open again, write "start over".',
  'To see a list as a table, write "show as table".': 'To see list as table, write "show as table".',
  'To fill in what is open as a form, write "show as form".': 'To fill wetin dey open as form, write "show as form".',
  'To have a receipt again, write "my last receipt", or "receipt for" and the order number.':
    'To get receipt again, write "my last receipt", or "receipt for" and the order number.',
  'To see your last token once more, and have it by e-mail, write "resend my token".':
    'To see your last token again, and get am for e-mail, write "resend my token".',
  'Write "{0}". I ask for what I need, and do nothing before you say yes.':
    'Write "{0}". I go ask for wetin I need, and I no go do anything before you talk yes.',
  'Nothing was changed. An administrator is removed in the list of administrators, where each stands in a line.':
    'Nothing change. Na for the list of administrators dem dey remove administrator, each one get im own line.',
  'Nothing was changed. An administrator is invited by a link that is e-mailed to them.':
    'Nothing change. Administrator dey get invite by link wey go enter dem e-mail.',
  "I cannot list uploaded payments by themselves: each one is part of its resident's balance. I can show who owes what, and what was changed.":
    'I no fit list uploaded payments alone: each one dey inside the balance of the resident. I fit show who dey owe wetin, and wetin change.',
  'A phone number has {0}': 'Phone number get {0*}',
  '{0} has {1}. {2}.': '{0} get {1*}. {2*}.',
  '{0} is no mobile number. It should begin with 070, 080, 081, 090 or 091.':
    '{0} no be mobile number. E suppose begin with 070, 080, 081, 090 or 091.',
  '{0} has {1}. A meter number has {2}.': '{0} get {1*}. Meter number get {2*}.',
  '{0} has {1}. A smartcard number has {2}.': '{0} get {1*}. Smartcard number get {2*}.',
  '{0} has {1}. {2}, a meter number {3}. I have not used it.':
    '{0} get {1*}. {2*}, meter number get {3*}. I never use am.',
  'A number with {0} is too long for a phone, a meter or a smartcard. I have not used it.':
    'Number wey get {0*} too long for phone, meter or smartcard. I never use am.',
  'I could not read "{0}" as an amount. Please write it like 5000.':
    'I no fit read "{0}" as amount. Abeg write am like 5000.',
  'I take {0}, not {1}.': 'I take {0}, no be {1}.',
  'I have not used {0}, because there is no place for it here.': 'I never use {0}, because place no dey for am here.',
  'I cannot tell where one number ends in "{0}". Please write each number in one piece.':
    'I no fit tell where one number end for "{0}". Abeg write each number together.',
  'I count in naira, not in units. Please give the amount in naira.':
    'I dey count naira, no be units. Abeg give the amount for naira.',
  'You named {0} and {1}. Please say only the one that you mean.':
    'You call {0} and {1}. Abeg talk only the one wey you mean.',
  'It is paid by the month, so I have not used {0}.': 'Dem dey pay am by the month, so I never use {0}.',
  'It is for {0} now.': 'Na for {0} e be now.',
  'I have not used the token number, because there is no place for it here.':
    'I never use the token number, because place no dey for am here.',
  'I have not used what looks like a card number, CVV, PIN or code. Please type these only in the card window, never here.':
    'I never use the one wey resemble card number, CVV, PIN or code. Abeg type that kind thing only for the card window, never here.',
  'I buy one at a time, so this is one purchase and not {0}. When it is paid, say it again for the next.':
    'I dey buy one by one, so na one I dey buy, no be {0}. When you don pay am, talk am again for the next one.',
  'This is done at once, and not "{0}". Leave it now and ask again then, if you want it then.':
    'I go do am now now, no be "{0}". If na that time you want am, leave am first, come ask me again.',
  'I do nothing by myself, so this is once, and not "{0}".':
    'I no dey do anything by myself, so na one time be this, no be "{0}".',
  'I buy at once, and only when you ask: I can neither do it nor remind you "{0}".':
    'I dey buy sharp sharp, and only when you ask: I no fit do am or remind you "{0}".',
  'I do nothing by myself, so I cannot buy "{0}". I can buy it now, once.':
    'I no dey do anything by myself, so I no fit buy "{0}". I fit buy am now, one time.',
  '{0} is a purchase of its own.': '{0} go be another purchase by itself.',
  '{0}. The first is for {1}.': '{0*}. The first one na for {1}.',
  'Two numbers are two purchases': 'Two numbers na two purchases',
  '{0} numbers are {1} purchases': '{0} numbers na {1} purchases',
  'I answer in Pidgin from now on. Say "speak english" and I go back to English.':
    'I go dey answer you for Pidgin from now. Talk "speak english" if you want make I go back to English.',
  'What I answer in, on every device. E-mails and receipts stay in English.':
    'The language of my answers, for every device. E-mails and receipts go remain for English.',
  'I could not fetch that language just now, so I go on as before. Please try again.':
    'I no fit bring that language now, so I go continue as before. Abeg try again.',
  'I can answer in English or in Pidgin. Which one?': 'I fit answer for English or for Pidgin. Which one?',
  'To have my answers in Pidgin, write "speak pidgin". For English, write "speak english".':
    'If you want my answers for Pidgin, write "speak pidgin". For English, write "speak english".',
  'None of them went through.': 'None of them go through.',
  '{0} went through, {1} in all.': '{0} go through, {1} altogether.',
  '{0} failed.': '{0} fail.',
  'The last was on {0}.': 'The last one na {0}.',
  'There is nothing under "{0}"{1}.': 'Nothing dey under "{0*}"{1*}.',
  ' in {0}': ' for {0}',
  'Token: {0}': 'Token: {0*}',
  'Not paid': 'E never pay',
  'Here it is as a table of the portal.': 'See am here as table of the portal.',
  'There are no more.': 'E don finish.',
  'The list that stands there has only {0}.': 'The list wey dey there get only {0}.',
  'These are the first already.': 'Na the first ones be these already.',
  'I cannot list so many together. Say which kind you want to see, or "show as table".':
    'I no fit list so many together. Talk which kind you want see, or "show as table".',
  'Your account pays only the development levy, so I list that.':
    'Your account dey pay only the development levy, so na that one I list.',
  'Here is what you pay to your estate: power, service charge, development levy and fines. For anything else you buy, look in your e-mail for the receipt.':
    'See wetin you dey pay to your estate: light, service charge, development levy and fines. For any other thing wey you buy, check your e-mail for the receipt.',
  'Bought without an account? Say "payment issues". I send what became of it to the e-mail address of the order.':
    'You buy without account? Talk "payment issues". I go send how e be to the e-mail address of the order.',
  'Here is what is paid to your estate: power, service charge, development levy and fines.':
    'See wetin dem dey pay to your estate: light, service charge, development levy and fines.',
  'Each kind of payment has its own file. Which one would you like?':
    'Each kind of payment get its own file. Which one you want?',
  'Here is {0}.': 'See {0}.',
  'Payments are not chosen by the least or the most that was paid. These are of any sum; one is found by its own.':
    'I no fit choose payment by the money wey e pass or no reach. These na any money; you fit find one by im own money.',
  'This list is to be had as CSV alone.': 'Na only CSV this list get.',
  'I cannot find a payment of yours with that order number. Please check it, or say "my last payments".':
    'I no see any payment of yours with that order number. Abeg check am, or talk "my last payments".',
  'You have not paid for anything yet.': 'You never pay for anything.',
  'There is no payment of that kind yet.': 'Payment of that kind never dey.',
  'Here is your payment. The receipt is {0}.': 'See your payment. The receipt na {0}.',
  'The receipt is {0}.': 'The receipt na {0}.',
  'No e-mail address was given for it, so I cannot e-mail it.':
    'Nobody give e-mail address for am, so I no fit send am for e-mail.',
  'This is your payment.': 'See your payment.',
  'This is your token again.': 'See your token again.',
  'No token has come for this payment yet. I keep asking, and e-mail it to you.':
    'Token never come for this payment. I still dey ask, and I go send am to your e-mail.',
  'This was not delivered. The money goes back to where it came from.':
    'This one no deliver. The money dey go back to where e come from.',
  'I have e-mailed it again to {0}. Please also look in the spam folder.':
    'I don send am again to {0}. Abeg check the spam folder too.',
  'Last time you paid for this: {0}. Nothing is charged until you say yes.':
    'Last time you pay for this one: {0*}. Nothing go comot from your card until you talk yes.',
  'I have not sent it to anybody else: I e-mail a receipt or a token only to the address of its order. What I do is below, and you can send that on yourself.':
    'I no send am to anybody else: I dey send receipt or token only to the e-mail address of the order. Wetin I fit do dey below, and you fit send that one by yourself.',
  'Nothing was sent, because I do not know that address. Say it, for example "receipt to ada@example.com", and the receipt of this purchase goes there.':
    'I no send anything, because I no know that address. Talk am, for example "receipt to ada@example.com", and the receipt of this purchase go go there.',
  'You cannot pay for that again from this account.': 'You no fit pay for that one again from this account.',
  'Service is paid for {0}.': 'Service don pay for {0*}.',
  'You owe no {0}.': 'You no dey owe any {0*}.',
  'No month of service is paid for in advance.': 'You never pay any month of service before time.',
  'Paid in advance: {0}.': 'Wetin you don pay before time: {0*}.',
  'We changed "{0}" since you began, and could not keep your answers. Please begin again.':
    'We don change "{0*}" since you begin, and we no fit keep your answers. Abeg begin again.',
  'We changed "{0}" since you began, so it is no longer open here. Please do not pay again. If your card was charged{1}, you get what you bought and a receipt by e-mail, or your money back.':
    'We don change "{0*}" since you begin, so e no dey open here again. Abeg no pay again. If dem don charge your card{1*}, you go get wetin you buy and receipt for e-mail, or your money go come back.',
  'Begin again: {0}': 'Begin again: {0*}',
  'What you pay for will appear here, with its receipt.': 'Wetin you pay for go show here, with the receipt.',
  'What your residents pay for will appear here.': 'Wetin your residents pay for go show here.',
  'People appear here when they sign up with a meter of your estate. Start by adding its meters.':
    'People go show here when dem sign up with meter of your estate. Start by adding the meters.',
  'Start by uploading a file of your meters.': 'Start by uploading one file of your meters.',
  'What you buy and owe will appear here. If you expected something already, please tell us.':
    'Wetin you buy and wetin you dey owe go show here. If you expect something already, abeg tell us.',
  'What your residents pay for will appear here. Start by adding the meters of your estate.':
    'Wetin your residents pay for go show here. Start by adding the meters of your estate.',
  'What is sold will appear here. Start by registering an estate.':
    'Wetin dem sell go show here. Start by registering one estate.',
  'Something went wrong here, and we have been told. The reference is {0}, if you write to us about it.':
    'Something spoil here, and we don hear about am. The reference na {0}, if you want write us about am.',
  'It was paid and delivered. This is the token.': 'Payment enter and e don deliver. See the token.',
  'It was paid and delivered to {0}.': 'Payment enter and e don deliver to {0}.',
  'It was paid, and counts for meter {0}.': 'Payment enter, and e count for meter {0}.',
  'We have your payment, and it is being delivered. Please do not pay again.':
    'Your payment don reach us, and e dey deliver. Abeg no pay again.',
  'We have your payment. We are waiting to hear from the company that delivers it. Please do not pay again.':
    'Your payment don reach us. We dey wait for the company wey dey deliver am. Abeg no pay again.',
  'You need not do anything. We ask again at {0}, until it is delivered or paid back.':
    'You no need do anything. We go ask again by {0}, until e deliver or your money go back.',
  'Somebody on our team is looking at it too.': 'One person for our team dey look am too.',
  'We are looking at it right now.': 'We dey look am now now.',
  'You paid twice; the second {0} is going back.': 'You don pay two times; the second {0} dey go back.',
  'You paid twice; the second {0} was returned to you.': 'You don pay two times; the second {0} don go back to you.',
  'What was taken goes back to where it came from.': 'Wetin comot dey go back to where e come from.',
  'It could not be delivered, so {0} is your credit again.': 'E no fit deliver, so {0} don turn your credit again.',
  'It could not be delivered, so {0} is on its way back to your card. Banks usually take a few working days to show it.':
    'E no fit deliver, so {0} dey come back to your card. Banks fit take some working days to show am.',
  'It could not be delivered, so {0} was returned to your card. Banks usually take a few working days to show it.':
    'E no fit deliver, so {0} don go back to your card. Banks fit take some working days to show am.',
  'The payment provider reports a payment that does not match this order, so nothing was delivered so far. Please do not pay again.':
    'The payment provider show payment wey no match this order, so nothing don deliver. Abeg no pay again.',
  'We have not heard of a payment for this order, and cannot see from here whether there was one.':
    'We never hear say dem pay for this order, and we no fit see from here whether dem pay.',
  'No payment for this order has reached us so far, so nothing was delivered.':
    'No payment for this order don reach us, so nothing deliver.',
  'Does your bank show a debit? Please send us proof. If the money still reaches us, we deliver, or pay it back.':
    'Your bank show debit? Abeg send us proof. If the money still reach us, we go deliver am, or pay am back.',
  'If we have such an order, the answer is on its way to its e-mail address. Please also look in the spam folder.':
    'If we get that kind order, the answer dey go to its e-mail address. Abeg check the spam folder too.',
  'Please give the order number. Or give the e-mail address and the meter number of the order.':
    'Abeg give the order number. Or give the e-mail address and the meter number of the order.',
  'You went on with this conversation on another tab or device.':
    'You don continue this conversation for another tab or device.',
  'This conversation has become too long to keep.': 'This conversation don too long to keep.',
  'Nobody can see it, and it stays out of the conversation.':
    'Nobody fit see am, and e no go stay for the conversation.',
  'You are offline. What you write is sent when the network is back. A payment never is.':
    'You dey offline. Wetin you write go go when network come back. Payment never dey go like that.',
  'You are offline. {0} sent when the network is back. A payment never is.':
    'You dey offline. {0*} go when network come back. Payment never dey go like that.',
  'One message is': 'One message go',
  '{0} messages are': '{0} messages go',
  'What you wrote waited for the network.': 'Wetin you write wait for network.',
  'You were offline. Nothing was paid by this.': 'You dey offline that time. You no pay anything with this.',
  'You were offline. Nothing was done by this.': 'You dey offline that time. I no do anything with this.',
  'You were offline. This message was not kept.': 'You dey offline that time. I no keep this message.',
  'You are offline, so nothing was paid. Please say yes again when the network is back.':
    'You dey offline, so you never pay anything. Abeg talk yes again when network come back.',
  'You are offline, so nothing was done. Please say yes again when the network is back.':
    'You dey offline, so I never do anything. Abeg talk yes again when network come back.',
  'You are offline, and we never keep what you type here. Please type it again when the network is back.':
    'You dey offline, and we no dey ever keep wetin you type here. Abeg type am again when network come back.',
  'The network is back. Now I go through what you wrote.': 'Network don come back. Now I go look wetin you write.',
  'You are offline, and I cannot keep more messages. Please write this one again when the network is back.':
    'You dey offline, and I no fit keep more messages. Abeg write this one again when network come back.',
  'I have hidden a card number in what you wrote, and kept nothing of it. Never send a card number in a message, here or anywhere. You pay only in the card window that opens after your yes. If you gave the number to somebody, call your bank and have the card blocked.':
    'I don hide one card number for wetin you write, and I no keep any of am. Never send card number for message, here or anywhere. You dey pay only for the card window wey dey open after your yes. If you give anybody the number, call your bank make dem block the card.',
  'I have hidden a code in what you wrote, and kept nothing of it. Never send a CVV, a PIN or a one-time code in a message: nobody here will ask you for one. If you gave it to somebody, call your bank at once. You pay only in the card window that opens after your yes. A code of your authenticator app goes only where it is asked for and hidden: say "give a code".':
    'I don hide one code for wetin you write, and I no keep any of am. Never send CVV, PIN or one-time code for message: nobody here go ask you for am. If you give anybody, call your bank now now. You dey pay only for the card window wey dey open after your yes. Code from your authenticator app dey enter only where we ask for am and e dey hide: talk "give a code".',
  'I have hidden a card number and a code in what you wrote, and kept nothing of them. Never send a card number, a CVV, a PIN or a one-time code in a message, here or anywhere. You pay only in the card window that opens after your yes. If you gave them to somebody, call your bank at once and have the card blocked.':
    'I don hide one card number and one code for wetin you write, and I no keep any of them. Never send card number, CVV, PIN or one-time code for message, here or anywhere. You dey pay only for the card window wey dey open after your yes. If you give anybody, call your bank now now make dem block the card.',
  'We hid a card number or a code here and kept nothing of it. Never send one in a message. If you gave it to somebody, call your bank. You pay only in the card window.':
    'We don hide card number or code here and we no keep any of am. Never send that kind thing for message. If you give anybody, call your bank. You dey pay only for the card window.',
  '{0} of {1}': '{0*} out of {1}',
};
