import type { Phrases } from '../language.ts';

/** What is said of who administers an estate. */
export const ADMINISTRATORS: Phrases = {
  'Invited an administrator': 'Invite administrator',
  'Took an invitation back': 'Take invitation back',
  'Accepted an invitation': 'Accept invitation',
  'Sent an administrator a reset link': 'Send reset link give administrator',
  'Removed an administrator': 'Remove administrator',
  Invited: 'Dem don invite am',
  'Link expired': 'Link don expire',
  'Who administers the estate, and who is invited to.': 'Who dey run the estate, and who dem don invite.',
  'Invite an administrator': 'Invite administrator',
  'Remove an administrator': 'Remove administrator',
  'An invitation was e-mailed to {0}. Its link works once, for {1} days.':
    'We don send invitation go {0} by e-mail. The link dey work once, for {1} days.',
  '{0} belongs to an administrator of this estate already.': '{0} na for person wey dey run this estate already.',
  '{0} is the address of a resident. An administrator needs an address of their own, so please give another one.':
    '{0} na the address of one resident. Administrator need im own address, so abeg give another one.',
  'The invitation of {0} is taken back. Its link works no more.':
    'We don take the invitation of {0} back. The link no dey work again.',
  'This invitation is over: it was accepted or taken back.':
    'This invitation don end: person don accept am or dem don take am back.',
  'This invitation works no more: it was accepted, taken back, or has expired. If you cannot sign in, please ask whoever sent it for another one.':
    'This invitation no dey work again: person don accept am, dem don take am back, or e don expire. If you no fit sign in, abeg ask the person wey send am make e send another one.',
  'This person does not administer the estate any more.': 'This person no dey run the estate again.',
  '{0} gets a link by e-mail that sets a new password. The old one works until then.':
    '{0} go get link by e-mail wey dey set new password. The old one go work till then.',
  '{0} does not administer {1} any more, and is signed out.': '{0} no dey run {1} again, and we don sign am out.',
  'You do not administer {0} any more, and are signed out.': 'You no dey run {0} again, and we don sign you out.',
  '{0} would have no administrator left. Please invite another one first, and remove this one once that invitation is accepted.':
    '{0} no go get administrator again. Abeg first invite another one, and remove this one when e don accept.',
  'Your password is set. You administer {0}: please sign in with it.':
    'We don set your password. You dey run {0}: abeg sign in with am.',
  'This e-mail address has an account by now, so it cannot be used. Please ask for an invitation to another address.':
    'This e-mail address don get account, so we no fit use am. Abeg ask make dem invite another address.',
  'Link works until {0}': 'Link go work till {0}',
  'Invited by {0}': 'Na {0} invite am',
  'Administrators and invited': 'Administrators and who dem don invite',
  'Nobody administers this estate': 'Nobody dey run this estate',
  'Invite somebody, who then chooses a password.': 'Invite person, wey go choose password.',
  'Mail reset link': 'Send reset link',
  'Invite again': 'Invite am again',
  'Which e-mail address should the invitation go to?': 'Which e-mail address make we send the invitation go?',
  'What is the first name of the new administrator?': 'Wetin be the first name of the new administrator?',
  Invite: 'Invite am',
  'Sending the invitation': 'We dey send the invitation',
  'Invite {0} to administer {1}?': 'Make we invite {0} make e run {1}?',
  'The link goes to {0}, works once, and for {1} days.': 'The link dey go {0}, e dey work once, for {1} days.',
  'Who opens it chooses a password, and may then do everything here that you may do.':
    'Person wey open am go choose password, and e fit do everything here wey you fit do.',
  'Yes, invite': 'Yes, invite am',
  'Do not invite': 'No invite am',
  'Nobody was invited.': 'We no invite anybody.',
  'Please choose an administrator on the page Administrators first.':
    'Abeg first choose one administrator for the page Administrators.',
  'Removing the administrator': 'We dey remove the administrator',
  'Remove {0}?': 'Make we remove {0}?',
  'They are signed out on every device at once, and links that they were mailed or sent work no more.':
    'We go sign am out for every phone at once, and links wey we send am or wey e send no go work again.',
  'That is you: you are signed out at once, and only another administrator can invite you again.':
    'Na you be that: we go sign you out at once, and only another administrator fit invite you again.',
  'What they did stays in the activity log.': 'Wetin e do go stay for the activity log.',
  'Yes, remove': 'Yes, remove am',
  Remove: 'Remove am',
  Looking: 'We dey look',
  Keep: 'Keep am',
  'Reset a password': 'Reset person password',
  'Please say whose password it is, by name or e-mail address.': 'Abeg talk who get the password, by name or e-mail.',
  'Whose password is it? Say it with a name or an e-mail address, or mail the link from their row.':
    'Who get the password? Talk am with name or e-mail, or send the link from im row.',
  'Mail the link': 'Send the link',
  'Mailing the link': 'I dey send the link',
  'Mail {0} a link that sets a new password?': 'Make I send {0} link wey go set new password?',
  'The link goes to {0}, and to nobody else.': 'The link go reach {0} only.',
  'The old password works until the link is used.': 'The old password go still work until person use the link.',
  'Yes, mail {0} the link': 'Yes, send {0} the link',
  'Mail {0} the link': 'Send {0} the link',
  'Mail nothing': 'No send anything',
  'Nothing was mailed.': 'I no send anything.',
  '{0} is a resident, and nobody sets a password for them: Forgot password on the page to sign in mails them a link.':
    '{0} na resident, and nobody fit set password for am: Forgot password for the sign in page go send am link.',
  'Nobody who administers is called {0}.': 'No admin dey wey dem dey call {0}.',
  'Nobody was removed.': 'We no remove anybody.',
};
