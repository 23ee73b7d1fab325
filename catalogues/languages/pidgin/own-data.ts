import type { Phrases } from '../language.ts';

/** What is said of all that is kept of somebody, and of deleting an account. */
export const OWN_DATA: Phrases = {
  'What we keep of you': 'Wetin we dey keep of you',
  Yours: 'Na your own',
  'Everything that is kept of your account, in one file: your details, orders, payments, tokens, tickets and what you wrote here.':
    'Everything wey we dey keep of your account, inside one file: your details, orders, payments, tokens, tickets and wetin you write here.',
  'Make a file of everything we keep of you?': 'Make I put everything wey we dey keep of you for one file?',
  'Your tokens and what you wrote here stand in it. Keep it where nobody else reads it.':
    'Your tokens and wetin you write here dey inside. Keep am where nobody else go read am.',
  'No file was made.': 'I no make any file.',
  'Making your file': 'I dey make your file',
  'Your file is ready.': 'Your file don ready.',
  'Make it again': 'Make am again',
  'Please confirm your e-mail address first, with the link that we e-mailed to you. Then we make the file of what we keep of you.':
    'Abeg confirm your e-mail address first, with the link wey we send to your e-mail. After that we go make the file of wetin we dey keep of you.',
  'Everything that Wattchat keeps of you, as of {0}.': 'Everything wey Wattchat dey keep of you, as e be {0}.',
  'Each kind says what it is, why and how long it is kept, then what there is of it. Sums are in kobo (100 kobo are a naira), times in UTC.':
    'Each kind dey talk wetin e be, why and how long we dey keep am, then wetin dey. Money dey inside kobo (100 kobo na one naira), time dey inside UTC.',
  'It has no passwords and no names of others. The files of a ticket are had at the ticket. What you bought as a visitor, without signing in, is not in it.':
    'Passwords and names of other people no dey inside. The files of ticket dey for the ticket. Wetin you buy as visitor, when you no sign in, no dey inside.',
  'For good': 'For ever',
  'Your name, e-mail address, phone number, conversation and messages go. For {0} you can take it back.':
    'Your name, e-mail address, phone number, conversation and messages go comot. For {0} you fit take am back.',
  'Delete your account?': 'Make I delete your account?',
  'Do you want to sign out on this device, or delete your account for good?':
    'You wan comot from this phone, abi you wan make we delete your account finish?',
  'What is your password? Without it nothing is deleted.': 'Wetin be your password? Without am nothing go comot.',
  'What goes: your name, e-mail address and phone number, your conversation, what you wrote to support, where you signed in, and your reminders.':
    'Wetin go comot: your name, e-mail address and phone number, your conversation, wetin you write to support, where you sign in, and your reminders.',
  'What stays, without your name: orders, payments, tokens and the books, because the law asks for them for {0}, and the activity log. The meter stays with your estate, and so does what the house owes.':
    'Wetin go stay, without your name: orders, payments, tokens and the books, because law dey ask for them for {0}, and the activity log. The meter go stay with your estate, and wetin the house dey owe too.',
  'You are signed out everywhere now. For {0} signing in takes it back. After that nobody can.':
    'I go sign you out everywhere now. For {0}, if you sign in, e go come back. After that nobody fit.',
  'Your account stays as it is.': 'Your account go stay as e be.',
  'Looking at what is open': 'I dey look wetin never finish',
  'Saying that your account goes': 'I dey tell am say your account go comot',
  'Your account is deleted on {0}. Until then signing in takes it back. We have e-mailed you this.':
    'Your account go comot on {0}. Before that day, if you sign in, e go stay. We don send you e-mail about am.',
  'You are signed out, so your account may be on its way to be deleted already. Look in your e-mail: if it is, we have written to you. Signing in takes it back.':
    'You don sign out, so your account fit don dey comot already. Look your e-mail: if na so, we don write you. If you sign in, e go stay.',
  'You are signed out. Until your account is deleted, signing in takes it back.':
    'You don sign out. Before your account comot, if you sign in, e go stay.',
  'Your account is to be deleted on {0} already.': 'Your account go comot on {0} already.',
  'Your account cannot be deleted yet. {0}': 'Your account no fit comot yet. {0*}',
  '{0} still open. Wait until each is delivered or paid back.':
    '{0} still open. Wait make each one reach you or the money come back.',
  '{0} on the way to you. Wait until it has arrived.': '{0} dey come to you. Wait make e reach.',
  'order is': 'order dey',
  'orders are': 'orders dey',
  'refund is': 'refund dey',
  'refunds are': 'refunds dey',
  'Your bank still disputes {0}.': 'Your bank still dey drag {0}.',
  'A decision is still to come on {0} to your account number.':
    'Person still dey come decide {0} to your account number.',
  'You have {0} of credit. Spend it first, or write to support to have it paid out.':
    'You get {0} of credit. Spend am first, or write to support make dem pay you.',
  'You are the last administrator of {0}. Invite another one first: "invite an administrator".':
    'Na you be the last administrator of {0}. Invite another one first: "invite an administrator".',
  'You are the last administrator of the platform.': 'Na you be the last administrator of the platform.',
  'Had a file of the own data made': 'Make file of their own data',
  'Asked to have the own account deleted': 'Ask make dem delete their account',
  'Took back that the own account is deleted': 'Take back say make dem delete their account',
  'An account could not be deleted yet': 'One account never fit comot yet',
  'An account was deleted': 'One account don comot',
};
