/** Coming in, and what is one's own. Same notation as products.ts. */
export const ACCOUNT_WORDS: Record<string, string> = {
  signin:
    'inside my dashboard, into my dashboard, get inside my account, get inside my dashboard, sign in, signin, log in, login, sign me in, log me in, log into, sign into, logging in, resident login, enter my account, access my account, loggin, signing in, get into my account, into my account, already have an account, already have account, i have an account, i have account, i get account already, i get account before, open my account, log on, enter inside my account, let me in, take me into my account, sign me into, log back in, sign back in, enter the portal, go into my account, access account, log in to, login to, inside my account, inside account, enter account, access to my account, open my profile page, take me in, get in, let me back in, back in my account, back into my account, back to my account, inside the portal, wan enter, want to enter, i wan enter, take me inside, enter my profile, threw me out, throw me out, kicked me out, logged me out, log am in, i registered before, i don register before, get back in, let me enter, make i enter',
  credentials:
    'email and password, password and email, username and password, enter my password, put my password, input my password, type my password, login details, log in details, login page, log in page, sign in page',
  signup:
    'sign up, signup, sgn up, sin up, sign me up, create account, create an account, create my account, open account, open an account, new account, join, make account, register me, get an account, an account, sign-up, want account, opening account, become a member, create new account, be a member, signing up, create profile, open account for me, create me an account, get me started, register as, register for the portal, join the portal, join this portal, owner account, no get account, dont have an account, do not have an account, i have no account',
  signout:
    'log me comot, sign me comot, sgn out, lgout, sign out, signout, log out, logout, log me out, sign me out, exit account, comot from this account, leave account, logging out, comot me, end session, log off, logoff, sign off, end my session, close my session, comot from account, commot me, exit my account, comot from my account, leave my account, get me out of my account, log me off, sign me off, exit the portal, log this account out, sign out of, remove my account from, comot my account for, comot my account from, take my account off, clear my account from, close my account for here, dont leave my account, make i comot, get me out, leave this account, log am out, log it out, log out from, sign off from',
  password:
    'password, passwrd, pass word, passcode, pwd, paswod, passwords, pasword, pw, pswd, secret word, secret code, login pin, log in pin, entry code, pin for entering, paswrd, pazzword',
  passkey: 'passkey, passkeys, pass key, pass keys, security key, security keys',
  newpassword:
    'different password, another password, stronger password, better password, new password, fresh password, change of password, password change, change password',
  profile:
    'profile, my details, personal information, my info, personal details, my information, personal info, contact details, my name, my phone number, my particulars, bio data, my surname, profile picture, my address, details',
  leaked:
    'know my password, knows my password, has my password, get my password, stole my password, seen my password, password leaked, password don leak, hacked my account, using my account, enter my account without',
  resetlink: 'reset link, reset mail, reset email, password link',
  newcomer:
    'new user, new here, first time here, new customer, new tenant, new resident, i am new, am new, just moved in',
  email: 'email, mail, e-mail, e mail, email address, gmail, emial, e mail address, mail address',
  phoneno:
    'phone number, phone, phone no, mobile number, telephone, number, my phone number, my number, my phone, mobile no, gsm number, gsm',
  namefield:
    'name, names, surname, first name, last name, family name, my name, my surname, my first name, my last name, my names, full name',
  whoami:
    'who am i, am i logged in, am i signed in, am i still logged in, am i still signed in, logged in as, signed in as, which account is this',
  account: 'account, acct, profile, about my account, my account info, account information, account info',
  status:
    'status, stats, state, verified, unverified, active, activated, approved, approval, pending approval, verification, inactive, blocked, suspended, disabled, deactivated, account state, about my account, my account info, account information, account info, state of my account, approve me, approved me, don approve me, verify me, verified me, don verify me, wait for approval, waiting for approval, awaiting approval, still under review, under review, registration confirmed, registration been confirmed, is my account ready, account ready, accepted me, accept me, confirmed me, confirm me, administrator confirmed, admin confirmed, approved yet, never verify me, never approve me',
  record: 'registered with, registered as, on record, on file, attached to, linked to, you have for me',
  verify: 'verified, unverified, verify, approved, activated, active',
  learnfrom: `help the portal learn, help you learn, help una learn, help it learn, learn from me, learn from what i write, learn from what i type, learn from my messages, learn from my chat, learn from my sentences,
    keep what you did not understand, keep what you do not understand, keep what you dont understand, save what you did not understand, keep wetin you no understand, keep wetin i write, keep what i write, keep what i type, save what i write, save what i type, keep my sentences`,
  keepnothing: `do not keep what i write, do not keep what i type, do not keep my sentences, do not save what i write, do not save what i type, do not store what i write, do not store what i type, do not record what i write, do not record what i type,
    dont keep what i write, dont keep what i type, dont keep my sentences, dont save what i write, dont save what i type, dont store what i write, dont record what i write, no keep wetin i write, no keep wetin i type, no save wetin i write, make una no keep wetin i write,
    never keep what i write, stop keeping what i write, stop keeping what i type, stop saving what i write, stop recording what i write, keep nothing of what i write, keep nothing of mine, delete what you kept of me, delete what was kept of me, forget what i wrote,
    do not learn from me, dont learn from me, do not learn from what i write, stop learning from me, stop learning from what i write, no learn from me`,
};
