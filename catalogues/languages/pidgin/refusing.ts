import type { Phrases } from '../language.ts';

/** What is said of a resident who is not let in to a meter. */
export const REFUSING: Phrases = {
  'Refuse a resident': 'No gree for one resident',
  'Refused a resident': 'Person no gree for one resident',
  Refuse: 'No gree',
  Who: 'Who',
  'Who is refused? Give the name, the e-mail address or the meter number.':
    'Who you no gree for? Give the name, the e-mail address or the meter number.',
  'Why are they refused? They read it.': 'Why you no gree for am? The person go read am.',
  'e.g. Nobody of this name lives in the house': 'like: Nobody wey get this name dey live for the house',
  'Please say why': 'Abeg talk why',
  'Looking who it is': 'I dey look who e be',
  Refusing: 'I dey write am down',
  'Look who it is': 'See who e be',
  'Refuse {0}?': 'Make I no gree for {0}?',
  'Asks for meter {0}, {1}, since {2}.': 'E dey ask for meter {0}, {1}, since {2}.',
  'Comes from meter {0}, {1}.': 'E dey come from meter {0}, {1}.',
  'Nobody else has an account on it.': 'Nobody else get account for am.',
  'Also on it: {0}.': 'Who dey there too: {0}.',
  'Who is approved? Give the name, the house, the e-mail address or the meter number.':
    'Who you wan gree for? Give the name, the house, the e-mail address or the meter number.',
  'Name, house, e-mail or meter number': 'Name, house, e-mail abi meter number',
  'Verify {0}?': 'Make I verify {0}?',
  'Approve the change of meter of {0}?': 'Make I gree make {0} change meter?',
  'They see what the house owes, and can pay for it.': 'E go see wetin the house owe, and e fit pay for am.',
  'Whoever is verified is not refused any more: who leaves the house is moved out.':
    'Person wey you don verify, you no fit talk no again: if e comot for the house, na pack out you go write.',
  'Yes, verify {0}': 'Yes, verify {0} now',
  'Verify {0}': 'Verify {0} now',
  'Do not verify them yet': 'No verify am now',
  'Nobody was verified or refused. That is done for one person at a time, at once and under no condition. Please say whom, e.g. approve the meter change of House 12.':
    'I no verify anybody, I no refuse anybody. Na one person at a time, now now, and no condition join am. Abeg talk who, e.g. approve the meter change of House 12.',
  'Nobody was verified.': 'I no verify anybody.',
  'Nobody who waits is called that or lives there. Those who wait: {0}{1}.':
    'Nobody wey dey wait get that name or dey live there. Who dey wait: {0}{1*}.',
  'They read: {0}': 'Wetin e go read: {0}',
  'They are put back on the meter that they had before.': 'E go go back to the meter wey e get before.',
  'The account stays theirs, on no meter.': 'The account still be their own, but e no get meter.',
  'Yes, refuse {0}': 'Yes, no gree for {0}',
  'Refuse {0}': 'No gree for {0}',
  'Let them wait': 'Make e wait',
  'Nobody was refused.': 'You gree for everybody still.',
  '{0} is refused on meter {1}, and reads why.': 'You no gree for {0} on meter {1}, and e go read why.',
  '{0} is verified already. Whoever leaves the house is moved out.':
    'Dem don verify {0} already. Person wey comot for the house, na pack out you go write.',
  'That has been done: {0} was refused on {1}.': 'Una don do am before: una no gree for {0} on {1}.',
  'They hold several meters here. Please load the page again, and choose the one that you mean.':
    'Dem get plenty meter for here. Abeg load the page again, come choose the one wey you mean.',
  'They are on another meter by now. Please look at it again.': 'E don dey another meter now. Abeg look am again.',
  'Not approved': 'Dem no gree',
  '{0} did not approve meter {1} for you: {2}': '{0} no gree make you get meter {1}: {2}',
};
