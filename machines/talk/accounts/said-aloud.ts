/** What is a command even where a masked answer is asked for; none of it would do as a password. */
const COMMANDS = new Set(
  `cancel, cancel it, cancel this, cancel am, stop, stop it, quit, abort, never mind, nevermind, cancel everything, cancel all, stop everything, forget everything, forget it, leave it, comot,
  back, go back, previous, previous question, undo, help, help me, i need help, menu, main menu, repeat, start over, restart,
  show as form, as form, as a form, form, show form, form view, show the form, back to chat, sign in, log in, login, sign up,
  register, forgot, forgot it, i forgot, i forgot it, i don forget, i don forget am, i dont know it, i dont remember it,
  i dont remember, i no remember, i no know am, i cant remember, forgot password, forgot my password, i forgot my password,
  forgotten password, i have forgotten my password, i dont remember my password, i dont know my password, reset password,
  reset my password, i no remember my password, i don forget my password, person,
  talk to a person, talk to someone, sign out, log out, who am i, am i signed in, what can i do, what can i do here,
  can you help me, i want help, abeg help me, i want to cancel, i want to stop, i want to go back, let me go back, take me back,
  is it safe, is this safe, is it safe here, what is my password,
  whats my password, i dont have an account, i have no account, i no get account, i want to talk to a person, i want to talk to someone, let me talk to someone, talk to support, show my tickets,
  my tickets`
    .split(',')
    .map((one) => one.trim().replace(/\s+/g, ' ')),
);

const FIELD = '(?:e-?mail(?: address)?|first name|last name|surname|name|meter(?: number)?|phone(?: number)?|role)';
/** 'Change the email', and nothing else. */
const REOPENS = new RegExp(`^(?:please |abeg |no,? )?(?:change|correct|edit) (?:my|the) ${FIELD}$`);
/** 'No, my email is ada@b.example': it names something else that was asked, and says it. */
const RESTATES = new RegExp(`\\b${FIELD}\\b.*(?:\\S+@\\S+\\.\\S+|\\d[\\d\\s-]{8,}\\d)`);

/**
 * True for a sentence that is no masked answer, though one is asked for: the few commands, as they stand, and a correction
 * that says an address or a number. Whatever may be a password is one.
 */
export function isSaidAloud(text: string): boolean {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[.!?]+$/, '')
    .replace(/\s+/g, ' ');
  if (COMMANDS.has(said) || COMMANDS.has(said.replace(/^(?:please|abeg|pls) | (?:please|abeg|pls)$/g, ''))) return true;
  return REOPENS.test(said) || (said.split(' ').length >= 4 && RESTATES.test(said));
}
