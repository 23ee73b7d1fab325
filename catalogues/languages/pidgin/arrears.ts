import type { Phrases } from '../language.ts';

/** What is said of how a house stands, and of the rule of its estate. */
export const ARREARS: Phrases = {
  'Nothing was changed. Nobody stops one house by hand: what arrears stop is a rule of the estate for all houses, and a house is excepted from it, never put under it alone.':
    'Nothing change. Nobody dey stop one house by hand: wetin arrears dey stop na rule of the estate for all houses, and you fit except one house from am, you no fit put only one house under am.',
  'Until what is owed is paid, you can buy up to {0} once a day.':
    'Till you pay wetin you dey owe, you fit buy reach {0} one time for one day.',
  'You can still buy power. If nothing is paid, it stops on {0}.':
    'You still fit buy light. If you no pay anything, e go stop for {0}.',
  'Your estate lets you buy power until {0}. Please pay what is owed by then.':
    'Your estate say make you dey buy light till {0}. Abeg pay wetin you dey owe before that day.',
  'Power is sold again once this is paid: {0}.': 'You go fit buy light again once you pay: {0}.',
  'Your estate says: {0}': 'Your estate talk say: {0}',
  'For power': 'For light',
  'To what you owe': 'For wetin you dey owe',
  'You owe {0}. Your estate takes {1} percent of each top-up for it, the oldest first, until it is paid.':
    'You dey owe {0}. Your estate dey take {1} percent of each top-up for am, the oldest first, till you pay finish.',
  '{0}: {1} for power, {2}.': '{0}: {1} for light, {2}.',
  '{0} to {1}': '{0} for {1}',
  'what else you owe': 'other thing wey you dey owe',
  'If you pay from your credit, all of it buys power.': 'If you pay from your credit, everything go buy light.',
  'What of your top-up goes to what you owe has changed. Please look at it again before you pay.':
    'Wetin we dey take from your top-up for wetin you dey owe don change. Abeg look am again before you pay.',
  'Paid: {0}': 'Dem don pay: {0}',
  '{0}, order {1}': '{0}, order number {1}',
  'Left as your credit': 'Remain as your credit',
  'Of your top-up of {0} on {1}, {2} bought power, and {3} went to what you owe your estate.':
    'From your top-up of {0} for {1}, {2} buy light, and {3} go for wetin you dey owe your estate.',
  'All of your top-up of {0} on {1} bought power. The convenience fee of {2} came on top.':
    'Everything for your top-up of {0} for {1} buy light. The convenience fee of {2} join on top.',
  'All of your top-up of {0} on {1} bought power.': 'Everything for your top-up of {0} for {1} buy light.',
  'Just now nothing of a top-up is taken for what you owe.':
    'For now we no dey take anything from top-up for wetin you dey owe.',
  'You see both parts before you say yes, and on the receipt.':
    'You dey see the two parts before you talk yes, and for the receipt.',
  'Some estates take a part of each top-up from whoever owes them, until it is paid. Whoever buys sees both parts before the yes, and on the receipt.':
    'Some estates dey take part of each top-up from person wey dey owe dem, till e pay finish. Person wey dey buy go see the two parts before yes, and for the receipt.',
  '{0} of it was for power, {1} for what you owe, and {2} the convenience fee.':
    '{0} of am na for light, {1} for wetin you dey owe, and {2} na the convenience fee.',
  '{0} of it was for power, and {1} for what you owe.': '{0} of am na for light, and {1} for wetin you dey owe.',
  'Part of each top-up for the debt (percent)': 'Part of each top-up wey go pay debt (percent)',
  'How many percent of each top-up go to what the house owes? 0 for none.':
    'How many percent of each top-up go enter wetin the house dey owe? 0 if na nothing.',
  '{0} percent of each top-up go to what the house owes, the oldest first.':
    '{0} percent of each top-up dey enter wetin the house dey owe, the oldest first.',
  'Today a part would be taken of what {0} would top up.': 'Today e go take part of wetin {0} go top up.',
  'It is what of a top-up was for the debt of its meter. Whose top-up it was the data base has forgotten.':
    'Na the part of one top-up wey be for the debt of the meter. Who get the top-up, the data base don forget am.',
  'Set when arrears stop power': 'Set when debt go stop light',
  'Let a house buy for a while': 'Let one house dey buy for small time',
  'Ended the exception of a house': 'End the exception of one house',
  Reminded: 'Dem dey remind am',
  'In grace': 'For grace',
  'Power stopped': 'Light don stop',
  Excepted: 'Dem leave am out',
  Released: 'Dem don release am',
  'in all': 'for everything',
  'All it touches': 'All wey e touch',
  'The day is past. Please choose today or a later one.':
    'That day don pass. Abeg choose today or another day wey dey come.',
  'An exception lasts {0} days at most.': 'Exception no fit pass {0} days.',
  'Somebody else has set the rule meanwhile. Please look at it again.':
    'Another person don set the rule. Abeg look am again.',
  'It has changed meanwhile: it would stop power for {0}. Please look at it again.':
    'E don change: now e go stop light for {0}. Abeg look am again.',
  'The rule holds from now on.': 'The rule dey work from now.',
  'The rule holds from {0} on.': 'The rule go dey work from {0}.',
  'Version {0}, from {1} on: {2}': 'Version {0}, from {1}: {2}',
  'Until {0}: {1}': 'Till {0}: {1}',
  '{0} can buy power until {1}, whatever it owes.': '{0} fit buy light till {1}, anything wey e dey owe.',
  '{0} has no exception any more.': '{0} no get exception again.',
  Standing: 'How e stand',
  'An exception is ended in its row: open these as a table, and choose “End exception” there.':
    'You go end exception for im row: open these as table, then choose “End exception” there.',
  'Nobody like that is touched by the rule.': 'The rule no touch anybody like that.',
  'The rule touches nobody today.': 'The rule no touch anybody today.',
  'Power stopped today': 'Light wey stop today',
  'Power is stopped for {0} today.': 'Light don stop for {0} today.',
  'The portal’s': 'The portal own',
  Except: 'Leave out',
  'stops on {0}': 'e go stop for {0}',
  '{0}, the oldest for {1}': '{0}, the oldest don reach {1}',
  '{0}, {1} unpaid': '{0}, {1} never pay',
  'Shall the portal’s rule hold, or one of your own?': 'Make the portal rule work, or una own?',
  'The portal’s: any service charge, any fine, or more than ₦59,999 levy stops power':
    'The portal own: any service charge, any fine, or levy wey pass ₦59,999 go stop light',
  'Reminded from which sum on': 'How much we go start to remind from',
  'From which sum on, of all that it owes, is a house reminded? 0 reminds whoever owes. Say never if nobody is reminded.':
    'House suppose owe reach how much for everything before we remind am? 0 go remind anybody wey dey owe. Talk never if nobody go get reminder.',
  '0, 5000, more than 5000 or never': '0, 5000, more than 5000 abi never',
  'Please give a sum in naira, e.g. 5000 or more than 5000, or never.':
    'Abeg give amount for naira, like 5000 or more than 5000, abi never.',
  'Reminded from which age on (days)': 'Remind when e don reach (days)',
  'How many days old must the oldest debt be before a house is reminded? 0 for any age.':
    'How many days the oldest debt suppose reach before we remind the house? 0 for any age.',
  'Whoever owes anything is reminded.': 'Anybody wey dey owe anything go get reminder.',
  'Whoever owes more than {0} in all is reminded.': 'Anybody wey owe pass {0} for everything go get reminder.',
  'Whoever owes {0} or more in all is reminded.': 'Anybody wey owe reach {0} for everything go get reminder.',
  'Only where the oldest of it is owed for at least {0}.': 'Only if the oldest of am don reach {0}.',
  'The portal’s rule holds for your estate. This gives it a rule of its own.':
    'Na the portal rule dey work for una estate. This one go give una own rule.',
  'What stops power stays as in the portal’s rule.': 'Wetin dey stop light go remain as the portal rule talk am.',
  'Nobody is reminded by this rule.': 'This rule no dey remind anybody.',
  'The mails around the day to be paid by follow it. What is owed stays owed.':
    'The mails around the day to pay dey follow am. Wetin dem owe still dey.',
  'Power stops before anybody is reminded: the reminder would never come in time.':
    'Light go stop before anybody get reminder: the reminder no go ever reach on time.',
  'It would remind {0} that can buy power. Now it is {1}.': 'E go remind {0} wey fit buy light. Now na {1}.',
  'Whom your rule about arrears does not remind gets none.':
    'Person wey your rule about debt no dey remind no go get any.',
  'Service charge that may be owed': 'Service charge wey person fit owe',
  'Development levy that may be owed': 'Development levy wey person fit owe',
  'Fines that may be owed': 'Fines wey person fit owe',
  'Owed together': 'Wetin dem fit owe together',
  'How much service charge may be owed before power stops? Say never if it stops nothing.':
    'How much service charge person fit owe before light stop? Talk never if e no stop anything.',
  'How much development levy may be owed before power stops? Say never if it stops nothing.':
    'How much development levy person fit owe before light stop? Talk never if e no stop anything.',
  'How much in fines may be owed before power stops? Say never if they stop nothing.':
    'How much fine person fit owe before light stop? Talk never if e no stop anything.',
  'How much may be owed in all before power stops? Say never if that stops nothing.':
    'How much person fit owe for everything before light stop? Talk never if e no stop anything.',
  'Please give whole naira, or never.': 'Abeg give naira without kobo, or never.',
  'That is more than the portal counts. Please say never.':
    'That one pass wetin the portal fit count. Abeg talk never.',
  'Only if older than (days)': 'Only if e old pass (days)',
  'How many days old must the oldest debt be? 0 for any age.':
    'How many days the oldest debt suppose reach? 0 for any age.',
  'Only if more charges are unpaid than': 'Only if charges wey dem never pay pass',
  'How many charges may be unpaid? 0 for none.': 'How many charges person fit leave unpaid? 0 for none.',
  'Days of grace for a new charge': 'Days of grace for new charge',
  'For how many days does a new charge not count?': 'For how many days new charge no go count?',
  'Power that may always be bought, once a day': 'Light wey person fit always buy, one time for one day',
  'Up to how much power may a house buy once a day although it is stopped? 0 for none.':
    'How much light house fit buy one time for one day even if e don stop? 0 for none.',
  'Please give a whole number.': 'Abeg give whole number.',
  '{0} is the most.': '{0} na the highest.',
  'What you say to whom it stops': 'Wetin you go tell person wey e stop',
  'What do you say to a house whose power stops? It may be left out.':
    'Wetin you go tell house wey im light stop? You fit leave am.',
  'e.g. Come to the office on Saturday': 'e.g. Come office on Saturday',
  'That is too long.': 'E too long.',
  'From which day does it hold? It may be left out: from today on.':
    'From which day e go work? You fit leave am: from today.',
  'Please give one day, e.g. 2026-12-05.': 'Abeg give one day, e.g. 2026-12-05.',
  'Why is it changed?': 'Why you dey change am?',
  'e.g. Voted at the meeting of November': 'e.g. Dem vote am for November meeting',
  'Please say why, in a few words.': 'Abeg talk why, for small words.',
  'That is too long. Please say it in fewer words.': 'E too long. Abeg talk am short.',
  'Look whom it touches': 'See who e touch',
  'Looking whom it touches': 'I dey look who e touch',
  'Setting the rule': 'I dey set the rule',
  'Set this rule, from {0} on?': 'Make I set this rule, from {0}?',
  'Power stops where more than {0} is owed: {1}.': 'Light go stop where dem owe pass {0}: {1}.',
  'Nothing that is owed stops power.': 'Nothing wey dem owe dey stop light.',
  'Only where the oldest of it is older than {0}.': 'Only where the oldest one don pass {0}.',
  'Only where more than {0} unpaid.': 'Only where pass {0} never pay.',
  'charge is': 'charge',
  'charges are': 'charges',
  'A new charge does not count for {0}.': 'New charge no dey count for {0}.',
  'Up to {0} of power can be bought once a day anyway.': 'Person fit still buy light reach {0} one time for one day.',
  'Today it would stop power for {0}. It is stopped for {1} now.': 'Today e go stop light for {0}. Now e stop for {1}.',
  'Everybody stands as now.': 'Everybody dey as dem dey.',
  'more house': 'house more',
  'more houses': 'houses more',
  'No, leave it as it is': 'No, leave am as e be',
  'The rule stays as it is.': 'The rule dey as e be.',
  'House, meter or resident': 'House, meter or person',
  'Which house is it? Give its address, its meter number or who lives there.':
    'Which house? Give the address, the meter number or who dey live there.',
  'Several fit: {0}{1}. Which is it?': 'Plenty fit: {0}{1}. Which one?',
  'Nobody like that is in your estate.': 'Nobody like that dey your estate.',
  'Until which day': 'Till which day',
  'Until which day may it buy?': 'Till which day e fit buy?',
  'Why is it excepted?': 'Why you dey leave am out?',
  'e.g. In hospital until the end of the month': 'e.g. E dey hospital till month end',
  'Looking for the house': 'I dey find the house',
  'Writing down the exception': 'I dey write the exception down',
  'Let {0} buy power whatever it owes?': 'Make {0} dey buy light anything wey e dey owe?',
  'Until the end of {0}: {1}': 'Till {0} finish: {1}',
  'What it owes stays owed.': 'Wetin e dey owe still dey.',
  'Yes, except it': 'Yes, leave am out',
  'Except it': 'Leave am out',
  'No, except nobody': 'No, no leave anybody out',
  'When arrears stop power': 'When debt dey stop light',
  'Whom it touches today and why, and who is excepted.': 'Who e touch today and why, and who dem leave out.',
  'Except a house': 'Leave one house out',
  'How the house stands': 'How the house stand',
  'Nothing is reminded of any more': 'Nothing dey to remind am again',
  'Something is owed, and power is sold': 'Something dey wey dem dey owe, and light still dey sell',
  'Power will stop if it is not paid': 'Light go stop if e no pay',
  'Power is sold by an exception': 'Dem dey sell light by exception',
  'Power is sold again': 'Dem dey sell light again',
  'Whom it touches': 'Who e touch',
  'Rules there were': 'Rules wey dey before',
  'Set by': 'Who set am',
  'No rule was set yet: the portal’s holds.': 'Nobody don set rule: na the portal own dey work.',
};
