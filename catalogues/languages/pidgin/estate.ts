import type { Phrases } from '../language.ts';

/** What administrators of estates are told. */
export const ESTATE: Phrases = {
  'Meter {0}, held by {1}.': 'Meter {0}, na {1} get am.',
  'Nobody has an account on meter {0} yet.': 'Nobody get account for meter {0} yet.',
  '{0} now: {1}. It becomes: {2}.': '{0*} now: {1}. E go become: {2}.',
  'Is that owed, or in credit?': 'Na debt be that, or na credit?',
  'Status now: {0}. It becomes: {1}.': 'Status now: {0*}. E go become: {1*}.',
  'Status now: {0}. It stays as it is.': 'Status now: {0*}. E go remain as e be.',
  'The status stays as it is.': 'The status remain as e be.',
  'I change one resident at a time. Please give the name or the meter number. For many meters, use a file: say "upload development levies".':
    'I dey change one resident at a time. Abeg give the name or the meter number. For plenty meters, use file: talk "upload development levies".',
  'I do not reckon a share of the price. What a month is to cost is asked here, in naira.':
    'I no dey calculate percent of the price. I go ask wetin one month go cost, for naira.',
  'A statement is found by the meter. Say "statement of" with its number.':
    'Na meter we take dey find statement. Talk "statement of" and the meter number.',
  'Your account is for {0} alone.': 'Your account na for {0} alone.',
  '{0}: {1}, {2} in all. Who owes most comes first.': '{0*}: {1}, {2} altogether. Who owe pass dey first.',
  'Nobody owes any {0}.': 'Nobody dey owe any {0*}.',
  'Nobody owes anything.': 'Nobody dey owe anything.',
  '{0} has no meter yet.': '{0} no get meter yet.',
  'Nobody has an account on meter {0} yet, so there is nobody to verify.':
    'Nobody get account for meter {0} yet, so nobody dey to verify.',
  '{0} is verified already.': '{0} don verify already.',
  'The balance stays as it is.': 'The balance remain as e be.',
  '{0} of the meter is set: {1}.': 'I don set the {0*} of the meter: {1}.',
  'Below 0 is owed, e.g. -15000. Above 0 is paid in advance.':
    'Below 0 mean debt, e.g. -15000. Above 0 mean say dem don pay before time.',
  'Above 0 is owed. 0 clears it.': 'Above 0 mean debt. 0 go clear am.',
  'Please give the new balance in naira': 'Abeg give the new balance for naira',
  'Please give the balance in naira, e.g. -15000, 0 or 5000': 'Abeg give the balance for naira, e.g. -15000, 0 or 5000',
  'A fine cannot be below 0: nobody is in credit with one. 0 clears it.':
    'Fine no fit dey below 0: nobody get credit with fine. 0 go clear am.',
  'A fine cannot be below 0, and this one is {0}. It can be reduced by that at most.':
    'Fine no fit dey below 0, and this one na {0}. Na that one be the highest wey you fit reduce.',
  'There is no fine on this meter, so there is nothing to reduce.':
    'Fine no dey for this meter, so nothing dey to reduce.',
  'A balance is at most ₦100,000,000': 'Balance no fit pass ₦100,000,000',
  'Which resident is it? Give the name or the meter number.': 'Which resident? Give the name or the meter number.',
  'This fits {0}{1}. Please give the meter number.': 'This one match {0}{1*}. Abeg give the meter number.',
  'Please say whether it is occupied or unoccupied':
    'Abeg talk whether person dey live there (occupied) or nobody dey (unoccupied)',
  'Please select an estate': 'Abeg choose estate',
  'Please choose an image': 'Abeg choose image',
  'This file is empty. Please choose an image.': 'Nothing dey inside this file. Abeg choose image.',
  'There is no payment {0} here.': 'Payment {0} no dey here.',
  'Please open a resident first.': 'Abeg open one resident first.',
  '. {0} more fit: give the whole name or the e-mail address.':
    '. {0} more match: give the full name or the e-mail address.',
  'There are no {0}.': '{0*} no dey.',
  'Nothing was changed{0}.': 'Nothing change{0*}.',
  'Changes{0}: {1}.': 'Changes{0*}: {1*}.',
  'Nothing has been changed yet': 'Nothing never change',
  'What administrators change will appear here, with what was before and after.':
    'Wetin administrators change go show here, with how e be before and after.',
  'I found one resident.': 'I see one resident.',
  'I found {0} residents.': 'I see {0} residents.',
  'I change one resident at a time, so nothing was changed. Please say it for {0} first, and then for {1}.':
    'I dey change one resident at a time, so nothing change. Abeg talk am for {0} first, then for {1}.',
  'Nobody has an account on meter {0} yet. This is whose house it is.':
    'Nobody get account for meter {0} yet. See who get the house.',
  'Your estate is not active. You can still read everything, but you cannot change anything. Please contact support.':
    'Your estate no dey active. You still fit read everything, but you no fit change anything. Abeg contact support.',
  'The apartment is occupied now.': 'The apartment dey occupied now.',
  'The apartment is unoccupied now.': 'The apartment dey unoccupied now.',
  'Nobody has an account on this meter yet.': 'Nobody get account for this meter yet.',
  'The resident is verified.': 'The resident don verify.',
  'From now on you verify new accounts yourself. Until you have, they see nothing that others owe or have paid.':
    'From now na you go dey verify new accounts by yourself. Until you do am, dem no go see anything wey others dey owe or don pay.',
  'From now on a new account is verified by its confirmed e-mail address.':
    'From now new account go verify when the person confirm the e-mail address.',
  '{0} is verified.': '{0} don verify.',
  '{0} now: {1}.': '{0*} now: {1}.',
  '{0} has changed meanwhile: {1} now. Please look again before you set it.':
    '{0*} don change before you finish: {1} now. Abeg look again before you set am.',
  'The logo is saved.': 'The logo don save.',
  'Please choose a PNG, JPEG or WebP image.': 'Abeg choose PNG, JPEG or WebP image.',
  'Please choose an image of at most {0} × {1} pixels.': 'Abeg choose image wey no pass {0} × {1} pixels.',
  Delivered: 'E don deliver',
  Refused: 'Dem no gree',
  'Sent, no answer yet': 'E don go, no answer yet',
  'Not known yet': 'We never know',
  'Approved, reference {0}': 'Dem gree, reference {0}',
  'Returned, reference {0}': 'E don return, reference {0}',
  'Not approved': 'Dem no gree for am',
  'Added: {0}': 'Dem add: {0}',
  'Changed: {0}': 'Dem change: {0}',
  'Who supplies your estate': 'Who dey supply your estate',
  'Which distribution company supplies your estate?': 'Which distribution company dey supply your estate?',
  "Buy your residents' power from {0}?": 'Make I dey buy power for your residents from {0}?',
  'No company was set for your estate.': 'No company dey set for your estate before.',
  'Until now it was {0}.': 'Before now na {0}.',
  'It holds for purchases from now on. A meter that the company does not know cannot buy power.':
    'E go start from the next purchase. Meter wey the company no know no fit buy power.',
  '{0} supplies your estate already.': 'Na {0} dey supply your estate already.',
  'From now on your residents buy the power of {0}.': 'From now your residents go dey buy power of {0}.',
  'Not set': 'Never set',
  'Tokens for the meters of your estate are bought from this company.':
    'Na this company we dey buy tokens from for the meters of your estate.',
  'Until you say who supplies your estate, its tokens are bought as the platform has set it for all estates, or not at all.':
    'Until you talk who dey supply your estate, we go buy its tokens as the platform set am for all estates, or we no go buy at all.',
  'Choose the company': 'Pick the company',
  'Choose another company': 'Pick another company',
  'Changed who supplies the estate': 'Change who dey supply the estate',
  'Who verifies new accounts': 'Who dey verify new accounts',
  'Shall you verify new accounts yourself, or is a confirmed e-mail address enough?':
    'You want verify new accounts by yourself, or confirmed e-mail address don do?',
  'I verify them myself': 'I go verify them by myself',
  'A confirmed e-mail address is enough': 'Confirmed e-mail address don do',
  'Verify new accounts yourself?': 'Verify new accounts by yourself?',
  'Until you have verified it, a new account sees no address, balance or payment of others on its meter. Residents who are verified stay so.':
    'Until you verify am, new account no go see address, balance or payment of others for its meter. Residents wey don verify go remain so.',
  'Let a confirmed e-mail address be enough?': 'Make confirmed e-mail address do?',
  'Whoever waits for you and has confirmed the address is then verified at once.':
    'Anybody wey dey wait for you and don confirm the address go verify at once.',
  'Yes, I verify them': 'Yes, I go verify them',
  'I verify them': 'I go verify them',
  'Yes, that is enough': 'Yes, that one don do',
  'That is enough': 'That one don do',
  'Leave it as it is': 'Leave am as e be',
  'It stays as it is.': 'E remain as e be.',
  'You verify new accounts yourself already.': 'You dey verify new accounts by yourself already.',
  'A confirmed e-mail address is enough already.': 'Confirmed e-mail address dey do already.',
  'A new account sees what its meter owes and has paid once its e-mail address is confirmed and you have verified it.':
    'New account go see wetin its meter dey owe and don pay once the e-mail address don confirm and you don verify am.',
  'A new account sees what its meter owes and has paid once its e-mail address is confirmed.':
    'New account go see wetin its meter dey owe and don pay once the e-mail address don confirm.',
  'Let e-mail be enough': 'Make e-mail do',
  'Verify them myself': 'Verify them by myself',
  'One account is not verified yet.': 'One account never verify.',
  '{0} accounts are not verified yet.': '{0} accounts never verify.',
  'Which image should be the logo? Choose it, or drop it here.':
    'Which image go be the logo? Choose am, or drop am here.',
  'Image up to 300 KB': 'Image wey no pass 300 KB',
  'Edit Company Logo': 'Change Company Logo',
  'Uploading the image': 'I dey upload the image',
  'Select estate': 'Choose estate',
  'Looking for residents': 'I dey look for residents',
  'Looking at your settings': 'I dey look your settings',
  Saving: 'I dey save am',
  Occupied: 'Person dey live there',
  Unoccupied: 'Nobody dey live there',
  'Is it occupied or unoccupied?': 'Person dey live there (occupied) or nobody (unoccupied)?',
  'Looking for the meter': 'I dey look for the meter',
  'Saving the status': 'I dey save the status',
  'Which service payment would you like to update?': 'Which service payment you want update?',
  'Updating the payment': 'I dey update the payment',
  'What should the new balance be?': 'Wetin the new balance go be?',
  'in credit': 'for credit',
  'Owed or in credit': 'Debt or credit',
  'Verifying the resident': 'I dey verify the resident',
  'Which meter is it? Give its number.': 'Which meter? Give the number.',
};
