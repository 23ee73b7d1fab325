import type { Phrases } from '../language.ts';

/** What is said of who lives on a meter together. */
export const HOUSEHOLDS: Phrases = {
  Household: 'People for the house',
  'Who lives on a meter, who leads the household, and who is invited to it.':
    'Who dey live for one meter, who be the head of the house, and who dem don invite.',
  'Invite somebody to the house': 'Invite person come the house',
  'Take somebody out of the house': 'Comot person from the house',
  'Say who leads the household': 'Talk who be the head of the house',
  'Invited somebody to a household': 'Invite person come one house',
  'Took an invitation to a household back': 'Take invitation to one house back',
  'Took somebody out of a household': 'Comot person from one house',
  'Said who leads a household': 'Talk who be the head of one house',
  'Lives there': 'Dey live there',
  'Waits to be let in': 'Dey wait make dem let am in',
  'An invitation was e-mailed to {0}. They sign up with your meter number, and see nothing of the house before they are let in.':
    'We don send invitation go {0} by e-mail. The person go sign up with your meter number, and e no go see anything for the house till dem let am in.',
  '{0} belongs to somebody who lives in this house already.': '{0} na for person wey dey live for this house already.',
  '{0} invitations to this house are open already. Please take one back first.':
    '{0} invitations to this house dey open already. Abeg first take one back.',
  'The invitation of {0} is taken back.': 'We don take the invitation of {0} back.',
  'This invitation is over: it was taken back, or another took its place.':
    'This invitation don end: dem don take am back, or another one don take im place.',
  'Only whoever leads the household may do this, or an administrator of your estate.':
    'Na only the head of the house fit do this, or administrator of your estate.',
  'That is you. To leave the house, change your meter number in your profile, or ask your estate.':
    'Na you be that. If you wan leave the house, change your meter number for your profile, or ask your estate.',
  '{0} leads this household already.': '{0} na the head of this house already.',
  '{0} leads the household of {1} now.': '{0} na the head of {1} now.',
  '{0} is taken out of the household of {1}, and is signed out. They come again by an invitation alone.':
    'We don comot {0} from {1}, and we don sign am out. Na only invitation fit bring am back.',
  'That has been done: {0} was taken out on {1}.': 'Dem don do am already: dem comot {0} on {1}.',
  'You were taken out of the household of this meter. Please ask whoever leads it, or the administrators of the estate, to invite you again.':
    'Dem don comot you from the house of this meter. Abeg ask the head of the house, or the administrators of the estate, make dem invite you again.',
  'Leads the household': 'Na the head of the house',
  'Open until {0}': 'Dey open till {0}',
  'People who live there': 'People wey dey live there',
  '{0}, meter {1}': '{0}, the meter na {1}',
  'People who live there: {0}.': 'People wey dey live there: {0}.',
  'Waiting to be let in: {0}.': 'Dey wait make dem let am in: {0}.',
  'If you do not know who waits, please tell your estate.': 'If you no know who dey wait, abeg tell your estate.',
  'Meter number or house': 'Meter number abi house',
  'Please enter a meter number or a house': 'Abeg put meter number or house',
  'Search for a meter or a house, and see who lives there.':
    'Search for meter or house, make you see who dey live there.',
  'No house here has this meter number or address.': 'No house here get this meter number or address.',
  'Nobody who lives there has an account.': 'Nobody wey dey live there get account.',
  'Take out': 'Comot am',
  'Let lead': 'Make am head',
  'Looking at your household': 'I dey look your house',
  'Invite {0} to {1}?': 'Make we invite {0} come {1}?',
  'They are mailed meter number {0} and how to sign up with it. The invitation is open for {1} days.':
    'We go send am meter number {0} and how e go take sign up. The invitation dey open for {1} days.',
  'It lets nobody in by itself: they confirm their address, and where your estate verifies its residents, it does so first.':
    'E no dey let anybody in by itself: the person go confirm im address, and if your estate dey verify residents, dem go first do am.',
  'Once they are in, they buy power for the house, and see what it owes and has paid.':
    'When e don enter, e fit buy power for the house, and see wetin the house dey owe and wetin dem don pay.',
  'Yes, invite {0}': 'Yes, invite {0} come',
  'Invite {0}': 'Invite {0} come',
  'Who is taken out of your household? Give the name.': 'Who you wan comot from your house? Give the name.',
  'Nobody called "{0}" lives in your house by an account.': 'Nobody wey dem dey call "{0}" get account for your house.',
  'This fits {0}. Please give the whole name.': 'E fit be {0}. Abeg give the full name.',
  'Nobody else lives in your house by an account.': 'Nobody else get account for your house.',
  'Looking who lives there': 'I dey look who dey live there',
  'Taking them out': 'I dey comot am',
  'Take {0} out of your household?': 'Make I comot {0} from your house?',
  '{0}, meter {1}.': '{0}, the meter na {1}.',
  'They are signed out on every device and read nothing of the house any more. Their account and own purchases stay theirs.':
    'We go sign am out for every phone and e no go see anything for the house again. Im account and wetin e buy still be im own.',
  'They come again only if somebody who lives there, or your estate, invites them. They are mailed.':
    'E fit come back only if person wey dey live there, or your estate, invite am. We go send am e-mail.',
  'Yes, take {0} out': 'Yes, comot {0}',
  'Take {0} out': 'Comot {0}',
  'Nobody was taken out.': 'We no comot anybody.',
  'Please choose somebody on the page Household first.':
    'Abeg first choose one person for the page People for the house.',
  'Let {0} lead the household?': 'Make {0} be the head of the house?',
  'Whoever leads may take others out of it, and take invitations back. There is one at a time.':
    'The head of the house fit comot other people, and take invitations back. Na one person at a time.',
  'You lead it no more then: only they or your estate give it back to you.':
    'You no go be head again: na only the person or your estate fit give you back.',
  'Yes, let {0} lead': 'Yes, make {0} be head',
  'Let {0} lead': 'Make {0} be head',
  'Leave it': 'Leave am',
  'Who leads has not changed.': 'The head of the house never change.',
  '{0} was taken out of the household': 'Dem comot {0} from the house',
  'Several people may have accounts on one meter. Write "who lives in my house" to see them, "invite ada@example.com to my house" to invite one, or "take Musa Bello out of my house" if you lead the household.':
    'Many people fit get account for one meter. Write "who lives in my house" to see dem, "invite ada@example.com to my house" to invite one, or "take Musa Bello out of my house" if na you be the head of the house.',
  'Writing it down': 'I dey write am down',
};
