import type { Phrases } from '../language.ts';

/** What the assistant itself says, and what it offers. */
export const TALK: Phrases = {
  'Yes, go on': 'Yes, continue',
  'One moment': 'Small time',
  'Finish in the card window': 'Finish am for the card window',
  'Type what you need': 'Type wetin you need',
  'Say {0} or no': 'Talk {0} or no',
  'Say {0}, or change it': 'Talk {0}, or change am',
  'Read it': 'Read am',
  'Open tickets': 'Tickets wey dey open',
  'Back to {0}: shall I pay {1}?': 'We don come back to {0*}: make I pay {1}?',
  'Buy the same again': 'Buy the same one again',
  'Power (my estate)': 'Light (my estate)',
  'Failed payments': 'Payments wey fail',
  'What changed today?': 'Wetin change today?',
  'Pending top-ups': 'Top-ups wey dey wait',
  'Collected yesterday': 'Wetin enter yesterday',
  'Open requests': 'Requests wey dey open',
  'Buy {0} power again': 'Buy {0} light again',
  'You owe {0}.': 'You dey owe {0*}.',
  'Pay {0}, {1}': 'Pay {0*}, {1}',
  Collected: 'Money wey enter',
  'Collected this month': 'Wetin enter this month',
  'Previous page': 'Page before',
  'Retry {0}': 'Try {0} again',
  'Who owes {0}': 'Who dey owe {0*}',
  'Newest first': 'New ones first',
  'Oldest first': 'Old ones first',
  'Total paid': 'Total wey you pay',
  'What is owed': 'Wetin dem dey owe',
  'Mark {0}': 'Mark am {0*}',
  'Close it': 'Close am',
  'Open it again': 'Open am again',
  'You have an account, and you are signed in. To open another one, sign out first.':
    'You get account already, and you don sign in. If you want open another one, sign out first.',
  'You are signed in, so you can change your password here. Did you forget the old one? Sign out, and ask for a link to set a new one.':
    'You don sign in, so you fit change your password here. You forget the old one? Sign out, then ask for link to set new one.',
  'I hid the password you typed, and did not keep it. Please type it only when I ask for it. Then nobody can see it.':
    'I don hide the password wey you type, and I no keep am. Abeg type am only when I ask for am. Then nobody go fit see am.',
  'Is {0} your first name or your last name?': '{0} na your first name abi na your last name?',
  'Which name would you like to change?': 'Which name you want change?',
  'I cannot change that here. Please write to support. You can change your name, e-mail address and phone number yourself.':
    'I no fit change that one here. Abeg write to support. You fit change your name, e-mail address and phone number by yourself.',
  "Your estate's administrator changes that. You can change your name, e-mail address{0} yourself.":
    'Na your estate administrator dey change that one. You fit change your name, e-mail address{0*} by yourself.',
  'You are not signed in.': 'You never sign in.',
  'You are signed in as {0} ({1}), {2}.': 'You don sign in as {0} ({1}), {2*}.',
  'Your e-mail address is confirmed.': 'Your e-mail address don confirm.',
  'Who owes?': 'Who dey owe?',
  'Write a message': 'Write message',
  'Power, {0}': 'Light, {0}',
  'Power from that company': 'Light from that company',
  'Power for meter {0}': 'Light for meter {0}',
  'Number of months': 'How many months',
  'Hello. What would you like to pay for?': 'How far. Wetin you want pay for?',
  '{0} Power, airtime, internet and TV in one sentence, without an account. You sign in only for your estate’s meter and dues.':
    '{0*} Light, airtime, internet and TV inside one sentence, you no need account. Na only for your estate meter and dues you go sign in.',
  'Hello {0}. What would you like to do?': 'How far {0}. Wetin you want do?',
  'Hello.': 'How far.',
  'Hello. Choose one of these, or type what you want to pay for.':
    'How far. Choose one for here, abi type wetin you want pay for.',
  'Hello {0}.': 'How far {0}.',
  'Hello {0}. Choose one of these, or type what you want to do.':
    'How far {0}. Choose one for here, abi type wetin you want do.',
  'There is no {0}. Please say another day.': '{0} no dey. Abeg talk another day.',
  'Welcome, {0}.': 'You are welcome, {0}.',
  'You are signed out. See you soon.': 'You don sign out. We go see again.',
  'You were signed out. Please sign in again.': 'You don sign out. Abeg sign in again.',
  'A payment was under way{0}. Please do not pay again. If your card was charged, you get what you bought and a receipt by e-mail, or your money back.':
    'One payment still dey go on{0*}. Abeg no pay again. If dem don charge your card, you go get wetin you buy and receipt for e-mail, or your money go come back.',
  'I am Wattchat, the portal itself: a program, and no person. Here you buy electricity tokens, airtime, data, internet and cable TV, and pay your estate. You see every price before you say yes.':
    'I be Wattchat, the portal itself: na program, no be person. Here you fit buy light tokens, airtime, data, internet and cable TV, and pay your estate. You go see every price before you talk yes.',
  'You are welcome.': 'No wahala, you are welcome.',
  'Goodbye. Your tokens and receipts stay in your e-mail.': 'Bye bye. Your tokens and receipts still dey your e-mail.',
  'I did not understand that. Nothing was changed.': 'I no understand that one. Nothing change.',
  'I still do not understand. Is it one of these? Or say "menu" to see all I can do, or "person" to reach a human.':
    'I still no understand. E dey among these ones? Or talk "menu" make you see all wetin I fit do, or "person" make you reach human being.',
  'I still do not understand. Say "cancel" to leave this, "menu" to see all I can do, or "person" to reach a human.':
    'I still no understand. Talk "cancel" to leave this one, "menu" make you see all wetin I fit do, or "person" make you reach human being.',
  'I go on only when you clearly agree, so nothing was done. Say "yes" to go on, "no" to leave it, or what to change.':
    'I dey go on only when you gree clear clear, so I never do anything. Talk "yes" make I go on, "no" make I leave am, or talk wetin to change.',
  'This affects other people, so a plain yes is not enough. Say "yes, {0}" or press the button.':
    'This one go touch other people, so ordinary yes no do. Talk "yes, {0}" or press the button.',
  'There is nothing open right now.': 'Nothing dey open now.',
  'You said "start over" while you were offline. If you still want to begin anew, please say it again.':
    'You talk "start over" when you dey offline. If you still wan start again, abeg talk am again.',
  'There is no step to go back to.': 'No step dey before this one.',
  'You are already signed in.': 'You don sign in already.',
  'Please sign in first. Then I go on with what you asked for.':
    'Abeg sign in first. After that I go continue with wetin you ask for.',
  'Your account cannot do that.': 'Your account no fit do that one.',
  'The convenience fee is {0} on every payment of your estate, whatever the amount.':
    'The convenience fee na {0} for every payment of your estate, no matter the amount.',
  'The convenience fee of your estate, whatever the amount: {0}.':
    'The convenience fee for your estate, no matter the amount: {0}.',
  'The convenience fee depends on the company. Name one, for example "fee for MTN". For estates it is {0}. You always see it before you pay.':
    'The convenience fee depend on the company. Call one, for example "fee for MTN". For estates na {0}. You go always see am before you pay.',
  '{0} has no convenience fee.': '{0} no get convenience fee.',
  'The convenience fee for {0} is {1} on each purchase, whatever the amount.':
    'The convenience fee for {0} na {1} for each thing wey you buy, no matter the amount.',
  'Power costs {0} for each unit (kWh).': 'Light na {0} for each unit (kWh).',
  'Your distribution company sets the price of a unit (kWh). You choose how much to spend.':
    'Na your distribution company dey set the price of one unit (kWh). You go choose how much you want spend.',
  'Airtime has no price list. You choose the amount, and all of it goes to the number.':
    'Airtime no get price list. Na you go choose the amount, and all of am go enter the number.',
  'Which prices would you like to see?': 'Which prices you want see?',
  "Which company's prices would you like to see?": 'Which company prices you want see?',
  '{0}, without the convenience fee:': '{0*}, without the convenience fee:',
  '{0} has nothing called "{1}". This is what there is:': '{0} no get anything wey dem call "{1}". See wetin dey:',
  '{0} is the cheapest, at {1}{2}. Without the convenience fee. Nothing is bought.':
    '{0} na the cheapest, at {1}{2*}. Without the convenience fee. I never buy anything.',
  '{0} cost the same: {1}. Without the convenience fee. Nothing is bought.':
    '{0*} na the same price: {1}. Without the convenience fee. I never buy anything.',
  '{0} has no {1}. The nearest there: {2}.': '{0} no get {1*}. The ones wey near am for there: {2*}.',
  '{0} costs {1}, without the convenience fee. Nothing is bought.':
    '{0} na {1}, without the convenience fee. I never buy anything.',
  'They do not sell just the same. This is what there is, without the convenience fee. Nothing is bought.':
    'Dem no dey sell exactly the same thing. See wetin dey, without the convenience fee. I never buy anything.',
  'I find nothing of that kind to compare. Nothing is bought.':
    'I no see anything like that to compare. I never buy anything.',
  'Which power do you mean?': 'Which light you mean?',
  'I need to know which one: {0}?': 'I need know which one: {0*}?',
  'A distribution company (no account)': 'Distribution company (no need account)',
  'I cannot sell power for {0} yet. I sell for {1}.': 'I never fit sell light for {0}. I dey sell for {1}.',
  'After that I go on with {0}.': 'After that one I go continue with {0*}.',
  'Now to "{0}".': 'Now make we do "{0}".',
  'I keep from before: {0}.': 'I keep from before: {0*}.',
  'As before: {0}.': 'Like before: {0*}.',
  'You have not given me one in this conversation yet.': 'You never give me one for this conversation.',
  'I set "{0}" aside. You can go back to it afterwards.':
    'I don keep "{0*}" for one side. You fit go back to am after.',
  'I have not set that aside.': 'I never keep that one for side.',
  '"{0}" is still set aside. I go back to it when you say so.':
    '"{0*}" still dey one side. I go go back to am when you talk.',
  'Go on with "{0}"': 'Continue with "{0*}"',
  'Shall I go on with "{0}"?': 'Make I continue with "{0*}"?',
  'All right, I leave it.': 'No wahala, I don leave am.',
  'Something else is open now, so I did not begin what you asked for before. Please say it again afterwards.':
    'Another thing don open now, so I never begin wetin you ask before. Abeg talk am again after.',
  'I have left {0}.': 'I don leave {0*}.',
  '"{0}" goes on, because it is under way already.': '"{0*}" dey go on, because e don start already.',
  'I cannot do that here yet. Write to support and a person will help you.':
    'I never fit do that one here. Write to support and person go help you.',
  'Please finish in the card window, or say "cancel" to close it.':
    'Abeg finish for the card window, or talk "cancel" to close am.',
  'One moment, I am still working on it.': 'Small time, I still dey work on am.',
  'News of your earlier purchase:': 'News about wetin you buy before:',
  'News of "{0}":': 'News about "{0*}":',
  'You are at "{0}". Answer the question, or change an answer in your own words. "back", "cancel" and "show as form" always work. You can begin something else, too. I keep your place.':
    'You dey for "{0*}". Answer the question, or change any answer with your own words. "back", "cancel" and "show as form" dey always work. You fit start another thing too. I go keep your place.',
  'Type what you want in your own words, for example "{0}" or "mtn 500 for 08031234567". Nothing is ever charged before you say yes. "back", "cancel" and "show as form" always work.':
    'Type wetin you want with your own words, for example "{0}" or "mtn 500 for 08031234567". Nothing go comot from your card before you talk yes. "back", "cancel" and "show as form" dey always work.',
  'Type what you want in your own words. For example: "pending top-ups since monday", "retry POWER-...", "enable waste service for Palm Court", "set the mtn fee to 150" or "reconcile yesterday". You see what will change once more, before it is done. "back", "cancel" and "show as table" always work.':
    'Type wetin you want with your own words. For example: "pending top-ups since monday", "retry POWER-...", "enable waste service for Palm Court", "set the mtn fee to 150" or "reconcile yesterday". You go see wetin go change one more time, before e happen. "back", "cancel" and "show as table" dey always work.',
  '{0} More: [{1}]({2})': '{0*} More: [{1*}]({2})',
  'You can reach a person here: {0}': 'You fit reach person here: {0*}',
  'Please pay what you owe first.': 'Abeg pay wetin you dey owe first.',
  'Please check the meter first. No units left? You can buy power here. Units left, but no light? Your distribution company or your estate can say why.':
    'Abeg check the meter first. Unit don finish? You fit buy light here. Unit still dey, but light no dey? Your disco or your estate fit tell you why.',
  'What somebody else owes I tell them alone. This is what you owe.':
    'Wetin another person dey owe, na only am I dey tell. Dis na wetin you dey owe.',
  'What somebody else paid I show to them alone. These are the payments of your own account.':
    'Wetin another person pay, na only that person I dey show. This one na wetin your own account pay.',
  'I do not handle {0}.': 'I no dey do {0*}.',
  'exam PINs': 'exam pins',
  'water bills': 'water bill matter',
  'school fees': 'school fees matter',
  'streaming subscriptions': 'film subscription',
  'travel and tickets': 'travel and ticket matter',
  'gift cards': 'gift card matter',
  'fuel and gas': 'fuel and gas matter',
  'Please check your meter first. No units left? You can buy power here. Units left, but no light? I can help you find out why.':
    'Abeg check your meter first. Units don finish? You fit buy light here. Units dey, but no light? I fit help you find out why.',
  'Which one would you like to pay?': 'Which one you want pay?',
  'You owe nothing.': 'You no dey owe anything.',
  "Without an account you can buy airtime, data, internet, cable TV and power of a distribution company. Sign in to buy power for your estate's meter, and to pay your estate.":
    'Without account you fit buy airtime, data, internet, cable TV and light of distribution company. Sign in make you fit buy light for your estate meter, and pay your estate.',
  'You can buy power, airtime, data, internet and cable TV, and pay for services, dues and fines. You can see what you owe and what you paid, and get a receipt or a token again. You can also change your details.':
    'You fit buy light, airtime, data, internet and cable TV, and pay for services, dues and fines. You fit see wetin you dey owe and wetin you don pay, and get receipt or token again. You fit change your details too.',
  'You can pay the development levy, see what you owe and what you paid, and get a receipt again. You can buy airtime, data, internet, cable TV and power of a distribution company. You can also change your details.':
    'You fit pay the development levy, see wetin you dey owe and wetin you don pay, and get receipt again. You fit buy airtime, data, internet, cable TV and light of distribution company. You fit change your details too.',
  'You can find residents, see what they paid, verify them, and set their occupancy and their balances. You can upload meter numbers and payments, and change the logo. You can also ask the platform for services, fees and estates.':
    'You fit find residents, see wetin dem don pay, verify them, and set their occupancy and their balances. You fit upload meter numbers and payments, and change the logo. You fit also ask the platform for services, fees and estates.',
  'You can register and deactivate estates, and create and enable services and fees. You can retry or refund top-ups, see what was collected, and reconcile a day. You can also answer requests, and put up a notice to everybody.':
    'You fit register and deactivate estates, and create and enable services and fees. You fit retry or refund top-ups, see the money wey enter, and reconcile one day. You fit also answer requests, and put up notice for everybody.',
};
