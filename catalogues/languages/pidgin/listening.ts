import type { Phrases } from '../language.ts';

/** How it listens: in doubt, to anger and to small talk, and to who changes their mind. */
export const LISTENING: Phrases = {
  'I am not sure what you mean. Which of these is it?': 'I never too sure wetin you mean. Which one of this ones?',
  'I am still not sure what you mean. Is it one of these? Or say "person" to reach a human.':
    'I never still sure wetin you mean. Na one of this ones? Or talk "person" make human being answer you.',
  'All right, none of these. {0} Say it in other words, or talk to a person.':
    'No wahala, e no dey among dem. {0*} Talk am another way, or talk to person.',
  'I am sorry, this is beyond me. A person can help you: {0}. Or tell me in a few plain words what you want, for example "buy power 5000".':
    'Abeg no vex, this one pass me. Person fit help you: {0*}. Or use small plain words tell me wetin you want, like "buy power 5000".',
  'I am sorry, I do not get it. "{0}" is still open, and nothing was changed. A person can help you: {1}.':
    'Abeg no vex, I no get am. "{0*}" still dey open, and nothing change. Person fit help you: {1*}.',
  'I hear you. What the estate has on its books can be wrong, and then a person puts it right. Nothing is charged without your yes.':
    'I don hear you. Wetin dey estate book fit no correct, and person go correct am. Nothing go comot from your card if you no talk yes.',
  'on the page Contact': 'for the page Contact',
  'I am sorry that this went wrong.': 'Abeg no vex say e go wrong.',
  'I am sorry. I understand that you are worried about your money. Nothing is charged without your yes, and all that was charged can be looked up.':
    'Abeg no vex. I understand say you dey worry about your money. We no dey charge anything if you no talk yes, and person fit check everything wey we charge.',
  'If something is wrong, open a ticket: a person looks into it and answers you.':
    'If something no correct, open ticket: person go look am and answer you.',
  'Your last payment: {0}, {1}, on {2}, order {3}.': 'Your last payment: {0*}, {1}, on {2}, order {3}.',
  'It was not delivered, and the money goes back to where it came from.':
    'E no deliver, and the money dey go back to where e come from.',
  'It is not delivered yet. I keep asking.': 'E never deliver. I still dey ask.',
  'Why did the meter never get lost? It always knew its units. That is my only joke. What can I do for you?':
    'Why meter no dey ever lost? E sabi all its units. Na the only joke wey I get be that. Wetin I fit do for you?',
  'Glad to hear you laugh. I am here when you need something.':
    'E sweet me say you dey laugh. I dey here if you need anything.',
  'That is kind of you. I am only a program, but I am glad to help.':
    'You try. Na program I be, but I dey happy to help.',
  'I am fine, thank you. What can I do for you?': 'I dey fine, thank you. Wetin I fit do for you?',
  'Later, I promise. First this:': 'Later, I promise. Make we do this one first:',
  'Glad to hear you laugh.': 'E sweet me say you dey laugh.',
  'That is kind of you.': 'You try.',
  'I am fine, thank you.': 'I dey fine, thank you.',
  'Take your time: nothing happens until you say yes. You can ask what it costs, change something, or say "no" to leave it.':
    'No rush: nothing go happen until you talk yes. You fit ask how much, change something, or talk "no" to leave am.',
  'All right, not now. Nothing happens until you say yes: it waits here, and "cancel" leaves it.':
    'Okay, no be now. Nothing go happen until you talk yes: e dey wait here, and "cancel" go leave am.',
  'It is for this: {0}.': 'Na for this one: {0*}.',
  'It comes to this: {0}.': 'The whole money na this: {0*}.',
  'That has a price of its own, so I cannot take a part of it. You can change what you buy, or say "cancel".':
    'That one get im own price, so I no fit cut am. You fit change wetin you dey buy, or talk "cancel".',
  'I cannot go on without this: {0}. Or say "cancel" to leave it all.':
    'I no fit continue without this one: {0*}. Or talk "cancel" to leave everything.',
  'All right, I leave that out.': 'Okay, I leave that one.',
  'All right, it stays {0}.': 'Okay, e remain {0}.',
  '{0} instead of {1}.': 'I don change am: {0}, no be {1}.',
  'That was all of it. Is there anything else?': 'Na everything be that. Anything else?',
  'All right. What is it?': 'Okay. Na wetin?',
  'Confirmed: {0}, {1}.': 'You don confirm: {0*}, {1}.',
  'I forgot my password': 'I don forget my password',
  'Change my password': 'Change my own password',
  'Change my details': 'Change my own details',
  'See my account': 'Show my account',
  'How this works': 'How this thing dey work',
  'See residents': 'Show residents',
  'Change the logo': 'Change logo',
  'Get my last token again': 'Bring my last token again',
  'See estates': 'Show estates',
  'See convenience fees': 'Show convenience fees',
  'See pending top-ups': 'Show top-ups wey dey wait',
  'See what was collected': 'Show wetin enter',
  'Reconcile a day': 'Reconcile one day',
  'See payments of residents': 'Show residents payments',
  'See requests': 'Show requests',
  'Request a fee': 'Ask for fee',
  'Request a service': 'Ask for service',
  'Request an estate': 'Ask for estate',
  'See faults of the portal': 'Show faults of the portal',
  'Something is wrong with a payment': 'Something do one payment',
  'I do not have a meter number': 'I no get meter number',
  'See the uploaded meters': 'Show meters wey dem upload',
  'Upload payments': 'Upload old payments',
};
