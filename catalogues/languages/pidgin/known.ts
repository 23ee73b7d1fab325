import type { Phrases } from '../language.ts';

/** What is answered from what is known: the tariff, one's own purchases, the estate's services, who runs the portal. */
export const KNOWN: Phrases = {
  'You need not take my word for it: type a token and I tell you whether its digits are right, and look up any payment by the order number on its receipt.':
    'No be only my mouth you go believe: type any token make I tell you whether the digits correct, and check any payment with the order number wey dey the receipt.',
  '{0} gives about {1} units (kWh), at {2} a unit.': '{0} go give about {1} units (kWh), at {2} for one unit.',
  '{0} units (kWh) cost {1}, at {2} a unit.': '{0} units (kWh) na {1}, at {2} for one unit.',
  'With the convenience fee of {0} you pay {1}.': 'With the convenience fee of {0} you go pay {1}.',
  'For {0} you pay {1} in all.': 'For {0} everything you go pay na {1}.',
  'The least you can buy at once is {0}.': 'The smallest wey you fit buy at once na {0}.',
  'The most you can buy at once is {0}.': 'The highest wey you fit buy at once na {0}.',
  '{0}: from {1} to {2} at once.': '{0*}: from {1} reach {2} at once.',
  'So much can be paid at once. Data, internet and cable TV have the prices of their packages.':
    'Na so much you fit pay at once. Data, internet and cable TV get the price of their packages.',
  'It is the same by card and by bank transfer, and nothing else is added.':
    'Na the same for card and for bank transfer, and nothing else join.',
  'A card adds nothing to it.': 'Card no dey add anything join.',
  'At least': 'The smallest',
  'At most': 'The highest',
  'That is the price on the meters of estates.': 'Na the price for estate meters be that.',
  'I do not know what {0} charges for a unit (kWh): the company sets that, and does not tell me. Its receipt shows the units of each purchase.':
    'I no know wetin {0*} dey charge for one unit (kWh): na the company dey set am, and dem no dey tell me. The receipt dey show the units for each one you buy.',
  'a distribution company': 'distribution company',
  'I cannot know that yet. I do not see your meter, only what you buy here: {0} of power{1}. I need at least {2}, over {3} days or more.':
    'I never fit know that one. I no dey see your meter, na only wetin you buy here: {0*} of power{1*}. I need at least {2}, inside {3} days or more.',
  ' in {0}': ' inside {0*}',
  'About {0}, as far as your purchases tell{1}.': 'Around {0}, as wetin you don buy show{1*}.',
  '. It may be from {0} to {1}': '. E fit be from {0} to {1}',
  'By your purchases your units would have been used up about {0}, so I cannot say how many are left.':
    'As wetin you don buy show, your units for don finish around {0}, so I no fit talk how many remain.',
  'The last were {0} units on {1}.': 'The last one na {0} units on {1}.',
  'You use about {0} units (kWh) in 30 days, {1} a day, as far as your purchases tell.':
    'You dey use about {0} units (kWh) for 30 days, {1} every day, as wetin you don buy show.',
  'At {0} a unit that is about {1}, without fees.': 'At {0} for one unit, na about {1}, without fees.',
  'About the same, as far as your purchases tell.': 'Na almost the same, as wetin you don buy show.',
  '{0}: about {1}% {2} a day, as far as your purchases tell.':
    '{0*}: about {1}% {2} every day, as wetin you don buy show.',
  'Yes, more': 'Yes, e more',
  'No, less': 'No, e less',
  'About {0} units a day in {1}, {2} in {3}.': 'About {0} units every day for {1}, {2} for {3}.',
  'I cannot know that yet. I do not see your meter, only what you buy here, and your purchases cover fewer than {0} days of {1} or of {2}.':
    'I never fit know that one. I no dey see your meter, na only wetin you buy here, and wetin you buy no reach {0} days for {1} or for {2}.',
  'I reckon from {0} in {1} days.': 'I calculate am from {0*} inside {1} days.',
  'That is few, so I am not sure of it.': 'E no plenty, so I no sure of am.',
  'A purchase is no meter reading: what is left, your meter shows (07 on most keypads).':
    'Wetin you buy no be meter reading: na your meter dey show wetin remain (07 for most keypads).',
  'Only residents have an account number of their own here, for what they pay their estate.':
    'Na only residents get their own account number for here, for wetin dem dey pay their estate.',
  'Only the purchases of a resident for the own meter tell that, and your account has none.':
    'Na only wetin resident buy for their own meter fit show that, and your account no get any.',
  'I do not speak {0} yet. I can answer in English or in Pidgin. Which one?':
    'I never sabi {0}. I fit answer for English or for Pidgin. Which one?',
  'Your payments are seen by you, by the administrators of your estate as far as they are paid to it, and by those who run this portal. No other resident sees them.':
    'Na you dey see your payments, and the administrators of your estate for wetin you pay to am, and people wey dey run this portal. No other resident dey see dem.',
  'What you buy without an account is seen by whoever has its order number and by those who run this portal. The receipt goes to the address of the order alone.':
    'Wetin you buy without account, na who get the order number and people wey dey run this portal dey see am. The receipt dey go only the address of the order.',
  'What is paid to an estate is seen by its own administrators and by those who run this portal. A resident sees the own payments alone.':
    'Wetin people pay to one estate, na the administrators of that estate and people wey dey run this portal dey see am. Resident dey see only their own payments.',
  'Which mails do you not want? Receipts are always sent.': 'Which mail you no want? Receipts go always come.',
  'No reminders': 'No reminders again',
  'What is kept of me': 'Wetin una dey keep about me',
  'No announcements by mail': 'No announcements by mail again',
  '{0} costs {1} a month.': '{0} na {1} every month.',
  'This is what {0} covers: “{1}”': 'Wetin {0} cover na: “{1}”',
  'What it covers: “{0}”': 'Wetin e cover: “{0}”',
  Covers: 'Wetin e cover',
  'What it covers': 'Wetin e cover',
  'What it covers (optional)': 'Wetin e cover (if you like)',
  'What does it cover? Residents who ask are told so. You may leave it out.':
    'Wetin e cover? Residents wey ask go hear am. You fit leave am.',
  'e.g. guards at the gate, day and night': 'e.g. guards for gate, day and night',
  'Tell residents what {0} in {1} covers?': 'Make I tell residents wetin {0} for {1} cover?',
  'What does it cover? Residents who ask are told so.': 'Wetin e cover? Residents wey ask go hear am.',
  'Nothing is said of what it covers.': 'Nobody don talk wetin e cover.',
  'Say what it covers': 'Talk wetin e cover',
  'What does it cover? Residents who ask are told now: “{0}”':
    'Wetin e cover? Residents wey ask dey hear this one now: “{0}”',
  'Told now: “{0}”': 'Wetin dem dey hear now: “{0}”',
  'Residents who ask are told just that already.': 'Na that one residents wey ask dey hear already.',
  'Take away what is said': 'Comot wetin dem dey hear',
  'Tell residents no more what {0} in {1} covers?': 'Make I no tell residents wetin {0} for {1} cover again?',
  'Whoever asks is told that the estate has not said it.': 'Anybody wey ask go hear say the estate never talk am.',
  'Yes, take it away': 'Yes, comot am',
  'Take it away': 'Comot am',
  'Please say what it covers': 'Abeg talk wetin e cover',
  'Saying what a service covers': 'Talk wetin one service cover',
  'Said what a service covers': 'Talk wetin one service cover',
  'Whoever asks what {0} covers is told this now.': 'Anybody wey ask wetin {0} cover go hear this one now.',
  'What {0} covers is not told any more.': 'Nobody go hear wetin {0} cover again.',
  "What {0} covers is for your estate to say, and it has not told me. Your estate's administrator knows.":
    "Na your estate go talk wetin {0} cover, and dem never tell me. Your estate's administrator know.",
  'You pay for no service called "{0}" here.': 'You no dey pay for any service wey dem dey call "{0}" here.',
  'By the month you pay your estate for:': 'Every month you dey pay your estate for:',
  'Your estate has no services to pay for by the month here.':
    'Your estate no get any service to pay for every month here.',
  'The development levy is what your estate charges for its own works. Which works, your estate has not told me: its administrator knows.':
    'Development levy na wetin your estate dey charge for their own works. Which works, your estate never tell me: the administrator know.',
  'Your last payment here was {0}, {1} on {2}.': 'The last thing wey you pay for here na {0*}, {1} on {2}.',
  '{0} of it was the price, and {1} the convenience fee.': '{0} inside na the price, and {1} na the convenience fee.',
  'It had no convenience fee.': 'E no get convenience fee.',
  'Every payment has one such fee, whatever the amount. You see it before you say yes.':
    'Every payment get one fee like that, any amount wey e be. You go see am before you talk yes.',
  'I see no {0} in it. If your bank took that, say "payment problem" and I look for the payment.':
    'I no see {0} inside. If your bank take am, talk "payment problem" and I go find the payment.',
  'Any card works: you put it in where the card window opens, and I never see it.':
    'Any card dey work: you go put am where the card window open, and I no dey see am.',
  'Say "yes" and the card window opens: you can put in another card there.':
    'Talk "yes" and the card window go open: you fit put another card there.',
  'You can put in another card in the card window that is open.':
    'You fit put another card for the card window wey dey open.',
  'Which is cheaper of what? Name two, for example "mtn or glo 2gb", or "dstv compact or gotv max". I tell you the prices, and buy nothing.':
    'Which one cheap pass among wetin? Call two, for example "mtn or glo 2gb", or "dstv compact or gotv max". I go tell you the prices, and I no go buy anything.',
  'This portal is run by {0}.': 'Na {0} dey run this portal.',
  'Who runs this portal has not been filled in yet.': 'Dem never fill in who dey run this portal.',
  'The software is Wattchat, a portal for electricity tokens and estate payments.':
    'The software na Wattchat, portal for electricity tokens and estate payments.',
  'Our support is there: {0}.': 'Our support dey: {0}.',
  'The hours of our support have not been filled in yet.': 'Dem never fill in the time wey our support dey.',
  'The portal itself is always open, also on Sundays and holidays.':
    'The portal itself dey open all the time, Sundays and holidays join.',
  'No office address has been filled in yet.': 'Dem never fill in any office address.',
  'You reach us here: {0}': 'You fit reach us here: {0}',
  'The bank did not approve the payment: it says there is not enough money for it on the card.':
    'The bank no gree for the payment: dem talk say money wey dey for the card no reach.',
  'The bank did not approve the payment: it says there is not enough money for it on the card. Nothing was taken from your card.':
    'The bank no gree for the payment: dem talk say money wey dey for the card no reach. Nothing comot from your card.',
  'The bank did not approve the payment.': 'The bank no gree for the payment.',
  'It does not tell us why. Often online payments are switched off for the card, its daily limit is reached, or it has expired: your bank’s app shows it.':
    'Dem no tell us why. E fit be say online payment dey off for the card, the daily limit don reach, or e don expire: your bank app dey show am.',
  'Nothing was taken, and nothing was delivered. You can try again, also with another card.':
    'Nothing comot, and nothing come. You fit try again, even with another card.',
  'Who runs the portal': 'Who dey run the portal',
  'Support hours': 'Time wey support dey',
  'What should people be told: the operator, the support hours or the office address?':
    'Wetin make I tell people: the operator, the support hours or the office address?',
  'What should people read who ask for it?': 'Wetin people go read wey ask for am?',
  'Please give the text': 'Abeg give the text',
  'Fill something in, or take it away?': 'Make I fill something in, or comot am?',
  'At most {0} characters, please': '{0} characters at most, abeg',
  '{0}: tell everybody this?': '{0*}: make I tell everybody this one?',
  '{0}: tell nothing any more?': '{0*}: make I no tell anything again?',
  'Everybody who asks is told this now.': 'Everybody wey ask go hear this one now.',
  'Nobody is told that any more.': 'Nobody go hear that one again.',
  'Not filled in yet': 'Dem never fill am',
  'What people are told who ask': 'Wetin people go hear wey ask',
  'Change what is told': 'Change wetin people dey hear',
  'A month': 'Every month',
  'Buy {0} of power': 'Buy {0} power',
  What: 'Wetin',
  'Take away': 'Comot',
};
