/** How people speak of passwords, in the notation of `machines/talk/reading/phrases.ts`. */
export const PASSWORD_PHRASES = {
  /* what one is called, and what leads from its name to it */
  password:
    'pass word|words, password, passwords, passwrd, pasword, paswords, paswod, passwod, pass code, passcode, pwd, passphrase',
  into: 'is, na, to, be, now, it, its, should, from, with, as, called, of, set, am',
  to: 'to',
  of: 'of',
  /** Somebody else's is to be reset, and none is said. */
  resetsOf: '<politely>? can|could? you|i|we? please? want? to? reset the',
  /* 'hunter22 is my password' */
  isMine: 'is|na|be|as my|the|our _? _? <password>',
  /** Who says so has none to tell. */
  forgets: 'forgot|forget|forgotten|lost, no|dont|cant remember|know',
  sets: 'change, update, set, make, reset, put, turn',
  signsIn: 'sign|log me? in, login, signin',
  joins: 'and, with',
  /* letters behind digits that make a number of them: '500mb' */
  numberTail: 'k, m, gb, mb, tb, st, nd, rd, th',
  /* what people say of a password without saying it: 'my password is wrong', 'password for my account' */
  saidOf: `a, again, all, always, am, an, and, another, any, anything, anymore, at, bad, be, been, before, being, blocked, but, by, can,
    cant, change, changed, changes, changing, compromised, correct, could, dey, did, different, do, does, doesnt, don, done, dont,
    easy, email, enough, error, every, exact, expire, expired, failed, failing, fit, for, forgot, forgotten, from, go, gone, good,
    hacked, had, has, hard, have, how, i, if, in, incorrect, into, invalid, is, isnt, it, its, keep, keeps, kept, knows, known, leaked,
    like, link, locked, log, login, long, longer, lost, mail, make, me, mine, missing, my, na, never, new, no, nor, not, nothing, of,
    ok, okay, old, on, one, or, our, out, page, please, pls, portal, problem, quickly, refuse, refused, rejected, remember, reset,
    resetting, right, safe, same, say, says, secret, secure, see, sent, short, show, shown, sign, simple, since, so, something, soon,
    stolen, still, strong, than, that, the, then, there, they, this, to, today, too, unknown, up, update, used, very, via, wahala,
    want, was, wasnt, weak, what, when, where, which, who, why, will, with, without, work, working, works, would, wrong, ya, yes,
    yesterday, yet, you, your`,

  /* a command even where a masked answer is asked for; none of it would do as a password */
  command: '<politely>? <commands> <politely>?',
  politely: 'please, abeg, pls',
  commands: `cancel, cancel it, cancel this, cancel am, stop, stop it, quit, abort, never mind, nevermind, cancel everything, cancel all, stop everything, forget everything, forget it, leave it, comot,
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
    my tickets`,
  /* 'change the email', and nothing else */
  reopens: 'please|abeg|no? change|correct|edit my|the <field>',
  field: 'email|e-mail address?, e mail address?, first|last name, surname, name, meter number?, phone number?, role',
} as const;
