import type { Phrases } from '../language.ts';

/** What is asked and said of tickets, and where somebody is handed to a person. */
export const SUPPORT: Phrases = {
  Answered: 'Don get answer',
  Closed: 'Don close',
  'Please give a ticket number, a name, an order or a meter': 'Abeg give ticket number, name, order or meter',
  'No ticket matches that.': 'No ticket match that one.',
  'There are no tickets yet': 'Tickets never dey',
  'What people write to support will appear here.': 'Wetin people write to support go show here.',
  'You have no tickets yet': 'You never get any ticket',
  'Is something not working? Open one, and support will answer here.':
    'Something no dey work? Open one, and support go answer here.',
  'From the person’s chat, not checked': 'From the person’s chat, we never check am',
  'Files that {0} attached': 'Files wey {0} attach',
  'Fetching {0}': 'I dey bring {0}',
  'This person was not signed in. Your replies are e-mailed to {0}. Their answers come to the support mailbox.':
    'This person no sign in. Your replies dey go to {0} for e-mail. Their answers dey come to the support mailbox.',
  'This ticket is closed. Writing on it opens it again.': 'This ticket don close. If you write on am, e go open again.',
  'Which ticket? Give its number, for example T-000123.': 'Which ticket? Give the number, for example T-000123.',
  'Please give the number of a ticket, for example T-000123': 'Abeg give ticket number, for example T-000123',
  'What would you like to write? To attach images or PDFs, drop them here first.':
    'Wetin you want write? To attach images or PDFs, drop them here first.',
  'Please write a message': 'Abeg write message',
  'The answer will come by e-mail and here.': 'The answer go come for e-mail and here.',
  'Close it, or open it again?': 'Close am, or open am again?',
  'Support answered your ticket {0}: {1}': 'Support don answer your ticket {0}: {1}',
  '{0} wrote on ticket {1}: {2}': '{0} write on ticket {1}: {2}',
  'Something new was written on {0}: {1}': 'New thing dey on {0}: {1}',
  'Your ticket is {0}. We have e-mailed it to you. The answer comes by e-mail too.':
    'Your ticket na {0}. We don send am to your e-mail. The answer go come for e-mail too.',
  'Sent. We will e-mail you when there is an answer.': 'E don go. We go e-mail you when answer dey.',
  'Sent. The person will be told by e-mail.': 'E don go. The person go hear for e-mail.',
  'The ticket is closed. Whoever opened it can open it again by writing on it.':
    'The ticket don close. Who open am fit open am again by writing on am.',
  'The ticket is closed. Whoever opened it was not signed in, so only support can open it again.':
    'The ticket don close. Who open am no sign in, so na only support fit open am again.',
  'The ticket is open again.': 'The ticket don open again.',
  '{0}, {1}: {2}. Opened on {3}.': '{0}, {1*}: {2*}. E open on {3}.',
  'This is about ticket {0}.': 'This one na about ticket {0}.',
  'Its files can be seen on its page, {0}': 'You fit see its files for its page, {0}',
  'There is no such ticket.': 'That kind ticket no dey.',
  'There is no such file on this ticket.': 'That kind file no dey this ticket.',
  'From the chat of whoever wrote, not checked:': 'From the chat of who write, we never check am:',
  '{0} closed this ticket.': '{0} close this ticket.',
  '{0} opened this ticket again.': '{0} open this ticket again.',
  '{0} is not an image or a PDF. Please attach a PNG, JPEG or WebP image, or a PDF document.':
    '{0} no be image or PDF. Abeg attach PNG, JPEG or WebP image, or PDF document.',
  '{0} is larger than {1} MB. Please attach a smaller one.': '{0} pass {1} MB. Abeg attach smaller one.',
  '{0} is empty. Please choose another file.': 'Nothing dey inside {0}. Abeg choose another file.',
  '{0} has more than {1} million pixels. Please attach a smaller one.':
    '{0} pass {1} million pixels. Abeg attach smaller one.',
  '{0} has a script, a program or another file in it. Please attach a PDF that is only read, or a picture of it.':
    '{0} get script, program or another file inside. Abeg attach PDF wey person go only read, or picture of am.',
  '{0} is locked, so we cannot look into it. Please attach it without a password, or a picture of it.':
    '{0} dey locked, so we no fit look inside. Abeg attach am without password, or picture of am.',
  'Which payment is it about?': 'Which payment e concern?',
  'No payment here shows "{0}". Please choose one by its day or its amount, or give its order number.':
    'No payment for here show "{0}". Abeg choose one by the day or the amount, or give the order number.',
  'I have neither': 'I no get any of them',
  'What is your order number? It is in the e-mail with your receipt, and looks like POWER-0123ABCD. Your e-mail address, or the reference of the card payment, will do too.':
    'Wetin be your order number? E dey the e-mail with your receipt, and e resemble POWER-0123ABCD. Your e-mail address, or the reference of the card payment, go do too.',
  'We e-mail how it stands to the address on the order.': 'We go e-mail how e be to the address for the order.',
  'Please give the order number, or the e-mail address you paid with':
    'Abeg give the order number, or the e-mail address wey you pay with',
  'An order number looks like POWER-0123ABCD. Please check it, or give the e-mail address you paid with.':
    'Order number resemble POWER-0123ABCD. Abeg check am, or give the e-mail address wey you pay with.',
  'And for which meter was it?': 'And which meter e dey for?',
  'And for which meter, phone or smartcard number was it?': 'And which meter, phone or smartcard number e dey for?',
  'Please give the number that it was for': 'Abeg give the number wey e dey for',
  'Please check the number. It has 5 to 20 digits': 'Abeg check the number. E get 5 to 20 digits',
  'Please choose what fits best': 'Abeg choose the one wey fit am pass',
  'I cannot find a recent payment of yours here.': 'I no see any recent payment of yours here.',
  'I cannot list your payments at the moment. With an order number I can still find one.':
    'I no fit list your payments now. If you get order number, I still fit find one.',
  'It was delivered. Here it is again:': 'E don deliver. See am again:',
  'I will keep watching it, and tell you here when something changes. Say "check again" and I look now.':
    'I go dey watch am, and I go tell you here when something change. Talk "check again" and I go look now.',
  'Does your bank show a debit all the same? Say "still not", and I ask support to trace it.':
    'But your bank show debit? Talk "still not", and I go ask support to trace am.',
  'I see {0} payments of {1} for the same on that day. This is how each stands:':
    'I see {0} payments of {1} for the same thing that day. See how each one be:',
  'I see only one such payment of that day here.': 'I see only one payment like that for that day here.',
  'Meter {0} is registered with {1}. You can sign up with it. If you have an account, say "update my meter".':
    'Meter {0} don register with {1}. You fit sign up with am. If you get account, talk "update my meter".',
  "No estate has registered meter {0} here yet. Please check each digit. If it is right, its estate's administrator has to add it.":
    'No estate don register meter {0} here. Abeg check each digit. If e correct, na the administrator of its estate go add am.',
  'Does that settle it?': 'That one don settle am?',
  'Does that help?': 'That one help?',
  'Did that work?': 'E work?',
  'Good, I am glad it is settled.': 'Correct, I happy say e don settle.',
  'All right, I will leave it there.': 'No wahala, I go leave am like that.',
  'I will hand this to our support team, with everything found so far.':
    'I go carry this one go meet our support team, with everything wey I don see so far.',
  'I hand this to our support team and to the administrator of {0}, with everything found so far.':
    'I go carry this one go meet our support team and the administrator of {0}, with everything wey I don see so far.',
  'Please attach proof of payment here (an image or a PDF, at most 5 MB), or send it to {0}. Say "skip" if you have none.':
    'Abeg attach proof of payment here (image or PDF, no pass 5 MB), or send am to {0}. Talk "skip" if you no get any.',
  'A photograph helps: attach it here (an image or a PDF, at most 5 MB), or send it to {0}. Say "skip" if you have none.':
    'Photo go help: attach am here (image or PDF, no pass 5 MB), or send am to {0}. Talk "skip" if you no get any.',
  'You may attach an image or a PDF here (at most 5 MB), or send it to {0}. Say "skip" if you have none.':
    'You fit attach image or PDF here (no pass 5 MB), or send am to {0}. Talk "skip" if you no get any.',
  'Attached: {0}. You may attach {1}; say "that is all" to go on.':
    'You don attach: {0}. You fit attach {1*}; talk "that is all" to continue.',
  'I have none': 'I no get any',
  'That is all': 'Na everything be that',
  'An image or a PDF. You may also send it to {0}.': 'Image or PDF. You fit also send am to {0}.',
  'What should they know? For example what you paid, when, and what you see now.':
    'Wetin dem suppose know? For example wetin you pay, when, and wetin you dey see now.',
  'What we found out here goes along with it.': 'Wetin we find out here go follow am.',
  'A message can have at most 2,000 characters': 'Message no fit pass 2,000 characters',
  'Please choose an image (PNG, JPEG or WebP) or a PDF': 'Abeg choose image (PNG, JPEG or WebP) or PDF',
  'This file is empty': 'Nothing dey inside this file',
  'A file may have at most 5 MB': 'File no fit pass 5 MB',
  'A ticket takes three files at most. The others can be sent by e-mail.':
    'Ticket fit take three files at most. You fit send the others for e-mail.',
  'Which bank was debited?': 'Which bank debit you?',
  'My bank shows no debit': 'My bank no show debit',
  'Please name the bank': 'Abeg call the name of the bank',
  'How much does the bank show?': 'How much the bank show?',
  'Please give the amount in naira, e.g. 5050': 'Abeg give the amount for naira, e.g. 5050',
  'When was that? The day and about what time.': 'Which time be that? The day and around what time.',
  'Please say when it was': 'Abeg talk which time e be',
  'That is too long': 'That one too long',
  'Which estate do you live in?': 'Which estate you dey live?',
  'Please name the estate': 'Abeg call the name of the estate',
  'Are you a person? Say yes, and I will check it and open the ticket.':
    'You be person? Talk yes, and I go check am and open the ticket.',
  'Say "ticket {0}" to see how it stands, or "my tickets".': 'Talk "ticket {0}" to see how e be, or "my tickets".',
  'The answer goes to {0}. Please keep the number.': 'The answer dey go to {0}. Abeg keep the number.',
  'I could not open the ticket just now. Nothing you wrote is lost: please try again.':
    'I no fit open the ticket now. Nothing wey you write don lost: abeg try again.',
  'Close a ticket, or open it again': 'Close ticket, or open am again',
  'Saving the ticket': 'I dey save the ticket',
  'Checking that you are not a robot': 'I dey check say you no be robot',
  'Sending your message': 'I dey send your message',
  'What is your name?': 'Wetin be your name?',
  'Which e-mail address should the answer go to?': 'Which e-mail address the answer go go?',
  'Phone (optional)': 'Phone (if you like)',
  'On which phone number can we reach you? You may leave it out.':
    'Which phone number we fit reach you? You fit leave am.',
  'What would you like to tell our support team?': 'Wetin you want tell our support team?',
  'What happened, and with which order or meter?': 'Wetin happen, and for which order or meter?',
  'I am not a robot': 'I no be robot',
  'Are you a person? Say yes, and I check it myself and send your message.':
    'You be person? Talk yes, and I go check am by myself and send your message.',
  'Sending your reply': 'I dey send your reply',
  'Image or PDF, up to 5 MB': 'Image or PDF, no pass 5 MB',
  'File (optional)': 'File (if you like)',
  'Another file (optional)': 'Another file (if you like)',
  'Photograph (optional)': 'Photo (if you like)',
  'Proof of payment (optional)': 'Proof of payment (if you like)',
  'What is wrong': 'Wetin dey wrong',
  'Choose, or say it in your own words': 'Choose, or talk am with your own words',
  'Choose a payment': 'Choose payment',
  'Amount that the bank shows': 'Amount wey the bank show',
  'When it was debited': 'When dem debit am',
  'e.g. today at 14:30': 'e.g. today by 14:30',
  'What happened?': 'Wetin happen?',
  'Message (optional)': 'Message (if you like)',
  'Leave it': 'Leave am',
  'Looking at what is known': 'I dey look wetin we know',
  'Looking for your payment': 'I dey look for your payment',
  'Looking again': 'I dey look again',
  'You owe your estate nothing.': 'You no dey owe your estate anything.',
  'You owe your estate: {0}.': 'You dey owe your estate: {0*}.',
  'Opening your ticket': 'I dey open your ticket',
  'You paid {0}, of which {1} is the convenience fee. For {2} your distribution company gave {3} kWh.':
    'You pay {0}, and {1} of am na the convenience fee. For {2} your distribution company give {3} kWh.',
  'You paid {0}, of which {1} is the convenience fee and {2} went to what you owe. {3} at {4} a kWh is {5} kWh.':
    'You pay {0}, and {1} of am na the convenience fee, {2} go for wetin you dey owe. {3} at {4} for one kWh na {5} kWh.',
  'You paid {0}, of which {1} is the convenience fee. {2} at {3} a kWh is {4} kWh.':
    'You pay {0}, and {1} of am na the convenience fee. {2} at {3} for one kWh na {4} kWh.',
  'Go on': 'Continue',
  'E-mail it again': 'Send am for e-mail again',
  'That worked': 'E work',
  'Still not': 'E never work',
  'E-mailing it again': 'I dey send am for e-mail again',
  'Report it': 'Report am',
  'Step {0} of {1}': 'Step {0} out of {1}',
  'What does the meter do with it?': 'Wetin the meter dey do with am?',
  'What went wrong with the payment?': 'Wetin do the payment?',
  'What is it about the meter number?': 'Wetin about the meter number?',
};
