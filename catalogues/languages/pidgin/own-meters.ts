import type { Phrases } from '../language.ts';

/** What is said of the several meters of one person. */
export const OWN_METERS: Phrases = {
  'My meters': 'My meters dem',
  'The meters on your account, the one in use first.': 'The meters for your account, the one wey you dey use first.',
  'Add a meter': 'Add one meter',
  'Use another meter': 'Use another meter now',
  'Name a meter': 'Give meter name',
  'Give up a meter': 'Leave one meter',
  'Added a meter to their account': 'Add meter to im account',
  'Gave a meter up': 'Leave one meter wey e get',
  'Waits for the link in your mail': 'Dey wait for the link for your mail',
  'Waits for the estate': 'Dey wait for the estate',
  'No longer yours': 'No be your own again',
  'This meter is on your account already.': 'This meter dey your account already.',
  'An account holds {0} meters at most. Please give one up first.':
    'One account fit hold {0} meters, e no fit pass. Abeg first leave one.',
  'Meter {0} is added. Please open the link that we have e-mailed to you. An estate that verifies its residents itself then lets you in. Until then you see nothing of it.':
    'We don add meter {0}. Abeg open the link wey we send to your e-mail. Estate wey dey verify im residents by imself go then let you in. Till then you no go see anything for am.',
  'Meter {0} is added, and in use. Please open the link that we have e-mailed to you. An estate that verifies its residents itself then lets you in.':
    'We don add meter {0}, and you dey use am. Abeg open the link wey we send to your e-mail. Estate wey dey verify im residents by imself go then let you in.',
  'Another meter of yours has this name. Please choose another.':
    'Another meter wey you get don get this name. Abeg choose another one.',
  'Please use {0} letters at most.': 'Abeg use {0} letters, make e no pass.',
  'Please use a word, as shop or mother. A number would be taken for a meter number.':
    'Abeg use word, like shop or mama. We go think say number na meter number.',
  'This is no meter of your account.': 'This meter no dey your account.',
  'You have more than one meter, and this page does not say which one this is for. Nothing was charged. Please reload the page and begin anew.':
    'You get more than one meter, and this page no talk which one this be for. We no charge anything. Abeg load the page again, then start again.',
  'You use meter {0} of {1} now. What you buy and pay from here on is for it.':
    'You dey use meter {0} for {1} now. Wetin you buy and pay from here na for am.',
  'You use meter {0} already.': 'You dey use meter {0} already.',
  '{0} cannot be paid here at the moment.': 'You no fit pay {0} for here now now.',
  'Meter {0} is called {1} now.': 'We dey call meter {0} {1} now.',
  'Meter {0} has no name any more.': 'Meter {0} no get name again.',
  'Meter {0} is no longer on your account. What you bought for it stays yours, and what it owes stays with it.':
    'Meter {0} no dey your account again. Wetin you buy for am na your own still, and wetin e owe stay with am.',
  'That has been done: meter {0} is no longer on your account.':
    'We don do am already: meter {0} no dey your account again.',
  'You use this meter. Please use another one of yours first, and then give this one up.':
    'You dey use this meter. Abeg first use another one wey you get, then leave this one.',
  'This is your only meter. To have another one in its place, change your meter number in your profile.':
    'Na only this meter you get. If you want another one for im place, change your meter number for your profile.',
  'In use': 'Wey you dey use',
  Meters: 'Meters dem',
  'Yours now: {0}.': 'The ones wey be your own now: {0}.',
  'In use: {0}.': 'The one you dey use: {0}.',
  'There is no meter on your account. Please add one.': 'No meter dey your account. Abeg add one.',
  Use: 'Use am',
  'Give up': 'Leave am',
  'Which meter': 'Which one of the meters',
  'e.g. shop': 'e.g. my shop',
  'No meter of yours is “{0}”.': 'You no get meter wey be “{0}”.',
  'No meter of yours is “{0}”. This is for meter {1}. For another one of yours, say "for" and its name or its whole number.':
    'You no get meter wey be “{0}”. This one na for meter {1}. If na another one of your own, talk "for" and im name or im whole number.',
  'Dues are paid for the meter in use. To pay for {0}, use that one first.':
    'Na for the meter wey you dey use dem dey pay dues. To pay for {0}, first use that one.',
  'No meter of yours is “{0}”. This is of meter {1}, which is in use.':
    'You no get meter wey be “{0}”. This one na of meter {1}, wey you dey use.',
  'Use {0}': 'Make I use {0}',
  'This is of meter {0}.': 'This one na of meter {0}.',
  'Which of your meters is it for?': 'Which of your meters e be for?',
  '“{0}” fits more than one.': '“{0}” fit be more than one.',
  'Which one “{0}” means is not clear.': 'The one wey “{0}” mean no clear.',
  'Yours are: {0}. Which one?': 'The ones you get: {0}. Which one?',
  'What is the number of the meter?': 'Wetin be the number of the meter?',
  'What do you call it?': 'Wetin you dey call am?',
  'You alone see the name.': 'Na only you dey see the name.',
  'Add the meter': 'Add this meter',
  'Checking the meter number': 'We dey check the meter number',
  'Adding the meter': 'We dey add the meter',
  'Meter {0} belongs to {1}. Add it to your account?': 'Meter {0} na for {1}. Make we add am to your account?',
  'The meter that you use stays in use.': 'The meter wey you dey use, you go still dey use am.',
  'This meter is verified separately: you open the link that we e-mail to you, and its estate verifies you where it does so.':
    'Dem go check this one on im own: you go open the link wey we send to your e-mail, and im estate go verify you if e dey do am.',
  'Do not add': 'No add am',
  'No meter was added.': 'We no add any meter.',
  'The meter could not be added. Please try again.': 'We no fit add the meter. Abeg try again.',
  'Which of your meters do you want to use?': 'Which of your meters you wan use?',
  'Use the meter': 'Use this meter',
  'Changing to the meter': 'We dey change to the meter',
  'Which of your meters do you want to name?': 'Which of your meters you wan give name?',
  'Save the name': 'Keep the name',
  'Saving the name': 'We dey keep the name',
  'Which of your meters do you want to give up?': 'Which of your meters you wan leave?',
  'Give up the meter': 'Leave the meter',
  'Looking at your meters': 'We dey look your meters',
  'Giving up the meter': 'We dey comot the meter',
  'Give up meter {0}?': 'You wan leave meter {0}?',
  'Your purchases, tokens and receipts stay yours. What it owes stays with the house.':
    'Wetin you buy, your tokens and receipts na your own still. Wetin e owe stay with the house.',
  'You see nothing of it any more, and its estate has to let you in again if you add it once more.':
    'You no go see anything for am again, and im estate must let you in again if you add am again.',
  'Yes, give up {0}': 'Yes, leave {0}',
  'Give up {0}': 'Leave {0}',
  'Several meters may be on one account. Write "my meters" to see them, "add my shop meter 45701120409" to add one, and "use the shop meter" to change to it. Each is verified separately.':
    'One account fit get plenty meters. Write "my meters" to see dem, "add my shop meter 45701120409" to add one, and "use the shop meter" to change to am. Dem go check each one on im own.',
  'Nothing was given up.': 'You no leave anything.',
};
