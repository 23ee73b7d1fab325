/** Accounts, estates, records and commands: what the portal's other sentences are about. Same notation as products.ts. */
export const PORTAL: Record<string, string> = {
  /* account */
  signin:
    'inside my dashboard, into my dashboard, get inside my account, get inside my dashboard, sign in, signin, log in, login, sign me in, log me in, log into, sign into, logging in, resident login, enter my account, access my account, loggin, signing in, get into my account, into my account, already have an account, already have account, i have an account, i have account, i get account already, i get account before, open my account, log on, enter inside my account, let me in, take me into my account, sign me into, log back in, sign back in, enter the portal, go into my account, access account, log in to, login to, inside my account, inside account, enter account, access to my account, open my profile page, take me in, get in',
  credentials:
    'email and password, password and email, username and password, enter my password, put my password, input my password, type my password, login details, log in details, login page, log in page, sign in page',
  signup:
    'sign up, signup, sgn up, sin up, sign me up, create account, create an account, create my account, open account, open an account, new account, join, make account, register me, get an account, an account, sign-up, want account, opening account, become a member, create new account, be a member, signing up, create profile',
  signout:
    'log me comot, sign me comot, sgn out, lgout, sign out, signout, log out, logout, log me out, sign me out, exit account, comot from this account, leave account, logging out, comot me, end session, log off, logoff, sign off, end my session, close my session, comot from account, commot me, exit my account, comot from my account, leave my account, get me out of my account, log me off, sign me off, exit the portal, log this account out, sign out of',
  password: 'password, passwrd, pass word, passcode, pwd, paswod, passwords, pasword',
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
    'status, stats, state, verified, unverified, active, activated, approved, approval, pending approval, verification, inactive, blocked, suspended, disabled, deactivated, account state, about my account, my account info, account information, account info, state of my account',
  record: 'registered with, registered as, on record, on file, attached to, linked to, you have for me',
  verify: 'verified, unverified, verify, approved, activated, active',
  /* records */
  receipt:
    'evidence of the payment, evidence of my payment, payment evidence, proof of my payment, proof that i paid, proof i paid, evidence that i paid, evidence, receipt, reciept, receipts, invoice, proof of payment, recipt, payment slip, evidence of payment, resit, payment proof, reciepts',
  history:
    'power purchases, electricity purchases, token purchases, failed payments, failed transactions, pending payments, failed purchases, payments i made, payments i have made, all the payments, what i paid, what i bought, payments made, my payments, history, transactions, transaction, past payments, past purchases, purchases, statement, records, transaction history, previous purchases, payment history, previous payments, purchase history, wey i buy, wey i pay, all my payments, i bought, i paid, i spend, did i spend, have i spent, i spent, wey i don buy, wey i don pay, log of, my payments, historys, my spending, past transactions, i don spend, my orders, wetin i pay, wetin i buy, what i buy, what did i buy, what did i pay, what have i bought, what have i paid, i don pay for, i don buy, my spendings, account statement, my records, what i spent',
  balance:
    'remain make i pay, remains to pay, remain to pay, remaining to pay, left to pay, left for me to pay, remain for me to pay, still to pay, still have to pay, balance, owe, owing, outstanding, arrears, debt, debts, indebted, outstandings, i dey owe, remain for me, due payment, outstanding payments, am i owing, owed, my balance, amount due, unpaid, dey owe, blocked from buying, my bill, i owe, gbese, owin, up to date, upto date, am i clear, have i cleared, i dey clear',
  owes: 'owes',
  debtor: 'debtor, debtors, defaulter, defaulters, people owing, list of debts',
  /* how long a service is paid for */
  howmanymonths: 'how many months, how many month',
  monthspaid:
    'months paid, months i paid, months have i paid, months i don pay, paid till, paid until, paid up to, paid up till, how long have i paid, how far have i paid',
  fee: 'fee, fees, charges, convenience fee, extra charge, service fee, transaction fee, extra charges, commission, convenience, processing fee, convenience charge, charge extra, charge on top, on top, add on top, surcharge, hidden charges, extra money, una dey charge, you charge, do you charge, charge for, transaction charge, levy fee, charge, free of charge, free of charges, for free',
  pricelist:
    'show me the list, the list, show list, what is available, wetin una get for, price list, pricelist, prices, packages, plans, bouquets, bundles, options, offers, available plans, rates, price',
  available: 'available, have, offer, get, sell, dey, una get, you have',
  /* estate administration */
  resident:
    'people dey my estate, people dey our estate, people dey the estate, resident, residents, tenant, tenants, occupant, occupants, homeowners, occupiers, resdents, resident list, landlords, people in the estate, everybody, people wey dey live, users, members, everyone living, people in my estate, people in this estate, people in our estate, people wey dey this estate, people for this estate, everyone in the estate, people living, occupants list',
  occupancy:
    'occupied, unoccupied, vacant, occupancy, empty, moved out, packed out, moved in, packed in, apartment status, flat status, don pack, don move, occupancy status, vacated, left the flat, no longer lives, occuppied, packed, house status, tenant left, tenant has left, tenant don leave, no longer stays, don relocate, has relocated, evicted, moved away, pack enter, packed enter, has left, have left',
  estate: 'estates page, communities, estate, estates, community, estte, estat, esate, compound',
  logo: 'estate picture, estate image, estate photo, picture on our estate, picture of our estate, picture of the estate, image on our estate, logo, logos, brand image, company logo, estate logo, branding',
  service: 'service, services, servce, servis, facility, servics',
  monthly: 'monthly, every month, per month, a month, each month',
  adminuser: 'estate admin, estate administrator, administrator, admin, estate manager',
  pending:
    'pending, stuck, hanging, hang, unresolved, unfulfilled, awaiting, not completed, wey hang, in limbo, unsettled, incomplete, queued, stucked, unvended, not vended, not yet vended, never vend',
  topups:
    'top ups, topups, top up, topup, top-ups, top-up, power purchases, power purchase, vends, vending, recharges, electricity purchases, power vending, power orders, power topup, power topups',
  metrics:
    'how is the platform, how is the platform doing, how is the portal doing, how are we doing, how we dey do, metrics, dashboard, statistics, stats, figures, analytics, total value, revenue, performance, kpi, kpis, insights, volume of transactions, total transactions, how market, report, reports, transaction volume, numbers for, total sales, how many transactions, metric, summary, how business, how many topups, total revenue, the numbers, platform numbers, business numbers, key numbers, how is business, business today, how market dey, business report, transaction report',
  record2: 'record, log, post, capture, book, enter, key in, input, register payment',
  uploaded:
    'we don upload, don upload, i don upload, uploaded, already uploaded, already on the system, on the system, previously uploaded, we uploaded, wey we upload, already loaded, existing meters, already added, in the system, saved meters, loaded already, uploaded meters, uploaded meter, were uploaded, dey system, i uploaded',
  called: 'called, named, name is, titled, name it, named as, call it, by name',
  existing: 'existing, already paid, old payments, previous payments, offline payments',
  landlord:
    'landlord, landlords, home owner, homeowner, house owner, non resident, non-resident, owner, landlady, property owner, service owner, i own a house, house owners',
  tenant:
    'resident, tenant, i live in, i dey live, occupant, i be resident, service user, i stay for, new resident, new tenant, resident account, tenant account',
  notlive: 'dont live, no dey live, not living, live outside, no dey stay, dont stay, live abroad, not staying',
  /* help and people */
  help: 'wetin this thing fit do, what can this do, what can this app do, wetin this app fit do, wetin e fit do, is it safe, is this safe, is it secure, is this secure, can i trust, help, hlp, assist, assistance, assist me, how this thing work, what can you do, wetin you fit do, what do you do, confused, i am lost, im lost, how does this work, what am i supposed, no understand, dont understand, how una dey operate, how you dey work, how una dey work, guide, wetin i go do, what should i do, how to use, need help, help me out, wetin i suppose do, stuck here, what next, explain, i dont get, i no understand, how this work, tutorial, faq, faqs, what is this app, what is this portal, what is this site, what is this about, helpp, help me, how dis work, wetin be this app, what should i type, what do i type, wetin i go type, where do i find it, where i go see am, what am i to do, what do i do, wetin to do, i dey lost, dey lost, no sabi, i no sabi',
  human:
    'attend to me, attend 2 me, attend, care rep, una people, agent, human, real person, customer care, representative, live agent, customer service, speak to someone, talk to someone, talk to a person, human being, operator, customer rep, real human, live chat, speak with, talk to, talk with, speak to, call me, live person, someone real, support agent, attendant, chat with someone, transfer me, human agent, care agent, talk to person, real somebody, connect me to, put me through, answer me, reply me, respond to me, your manager, a manager, supervisor',
  somebody: 'someone, somebody, smbdy, sombody, anybody, anyone, person, staff, man, woman',
  talk: 'talk, speak, chat, chat with, discuss, reach, connect, attend',
  support:
    'send una message, send you message, send you a message, message una, whatsapp, whatsapp number, hotline, phone line, call center, contact number, support number, una number, helpline, toll free, support, contact support, contact you, contact us, support email, send message, message support, lodge a complaint, write to support, reach support, send a message, contact, your email, message to, feedback, report a problem, reach out, reach you, helpdesk, help desk, support team, customer support, lay complaint, make complaint, complain, send complaint, drop a message, drop message, una email, office number, your contact, complaint, complaints, your phone number, your number, your address, your office, make a complaint, log a complaint, report an issue, report a case, report something, complaint form, your line, your whatsapp',
  menu: 'main options, main page, main screen, front page, what can i buy, what can i do, wetin i fit buy, wetin i fit do, menu, main menu, options, everything you offer, what you offer, show menu, list of services, all services, home page, home, show options, what can i do here, things i can do, all you offer, all options, what do you offer, services you offer, wetin una dey offer, mnu, meun, what una dey do, wetin dey here, wetin una get, start menu, the options, everything i can do, all i can do, main page, what services do you have, which services do you have, which services are there, services available, first page, front page',
  /* commands */
  back: 'go back, back, previous, previous step, last step, step back, one step back, previous question, return, carry me go back, the question before, undo, go back one step, bakc, backward, backwards, before question, prev, last question, go bak, bak, step behind',
  cancel:
    'ignore that, ignore it, ignore am, ignore this, disregard, disregard that, forget that, forget about it, forget about that, scratch that, cancel, cancel this, cancel it, cancel am, stop, stop it, abort, quit, never mind, nevermind, forget it, forget am, leave it, leave am, changed my mind, change my mind, dont continue, discontinue, end this, i no do again, not doing again, dont bother, leave that, call it off, comot am, cancle, drop it, i no dey do again, scrap it, scrap, no do again, no continue, exit, terminate, dont proceed, do not continue, do not proceed, stop am, i no want again, kansul, leave this, cancell, stop this, halt, i don change my mind, i don change mind, no wan continue, kill it, no longer interested, dont worry again, forget about it, forget about am, forget the whole thing, forget everything, forget all, forget both, leave everything, leave all, drop everything, drop all, comot everything, comot all',
  startover:
    'strt ovr, start ovr, start over, start again, restart, start afresh, begin again, from the beginning, start from scratch, very start, from the top, start all over, afresh, from scratch, begin afresh, reset everything, start anew, start fresh, from beginning, clear everything, the beginning, wipe everything, strat over, start from beginning, restrat, redo everything, begin from start, from zero, start from zero, start from one, start all again, wipe it and start',
  repeat:
    'say that one again, say it one more time, talk that one again, you said what, what was that, you talk say wetin, wetin una talk, say what, repeat, repeat that, say again, come again, say that again, what did you say, repeat the question, wetin you talk, ask again, talk am again, pardon, i didnt get that, one more time please, didnt hear, i no hear, wetin you say, what was the question, repeat am, wetin you ask, say it again, ask me again, repeat it, again please, what was that, didnt catch, didnt catch that, no hear you, reapeat, repaet, rpt, last message, wetin be the question, what did you ask, what are you asking, what you ask, what was your question, what is the question, which question',
  form: 'form, a form, as form, form view, as a form, classic form, the form',
  table:
    'table, as table, table view, as a table, in a table, tabular, rows and columns, columns, grid, tabular form, table format, tabel, spreadsheet view',
  chat: 'chat, as chat, chat view, chat mode, conversation, ask me one by one, one by one, conversational, talk am, chatting, back to chat, gist, question by question, step by step chat, chat me, one question at a time, chat style',
  as: 'as, in, view, switch, swich, show, mode, use, instead, format, turn, open, give, want, display, back, change',
  dislike:
    'close the form, close form, no like form, dont like form, dont want form, tired of this form, tired of form, leave form, hate forms, no want form, no wan form',
  everyatonce:
    'all at once, everything at once, at once, type everything, fill everything, fill it myself, all fields, at one go, one page',
  /* manners */
  greet: `how far my guy, how far my people, how far my person, how far my oga, i dey greet, greet, good mawnin, gm, hello, hi, hey, good morning, good afternoon, good evening, good day, howdy, how far, how are you, morning, how you dey, how body, how una dey, hy, helo, wetin dey happen, evening, afternoon, wassup, what's up, sup, greetings, how is work, hope work, how work, hope you are well, good eve, hallo, compliments, how was your night, hiya, e kaaro, sannu, ekaro, kedu, hello there, how you doing, how are you doing, xup, wats up`,
  thanks:
    'thanks, thank you, thank u, tnx, thx, thank, tanx, una do well, you do well, well done, god bless, appreciate, appreciated, many thanks, you try, una try, you try well well, nice one, grateful, e se, daalu, na gode, i dey grateful, tnks, much appreciated, weldone, you try well, great service, thank god, you too much, imela, nagode, ese, thanku, thanx, thnks, thankyou, thks, thanks for, thank you for, thank u for, tnx for',
  bye: 'that will be all, that is all, that will be all for now, thats all for now, bye, goodbye, bye bye, good night, see you, later, i dey go, talk later, see you later, till later, ciao, byebye, have a nice day, have a great day, o dabo, odabo, i don go, catch you later, take care, i am done, im done, thats all, gudnite, goodnight, we go see, nighty, laters, see ya, buh bye, i am leaving, rest well, make i dey go, till tomorrow, talk to you later, we go talk, later later, i have to go, got to go, gotta go, have to go, must go, i gotta go',
  yes: 'carry on, carry go, keep going, move on, yes, yeah, yep, yup, sure, ok, okay, oya, correct, na so, go ahead, proceed, confirm, confirmed, of course, ehen, y, ye, yess, yea, exactly, right, absolutely, certainly, do it, do am, pay now, no problem, continue, it is correct, thats right, that is right, that is correct, all good, looks good, fine, kk, okk, k, go on, approved, approve, definitely, yes please, alright, na true, na correct, e correct, e dey correct, perfect, sharp, no wahala, sure thing, why not, gladly, yh, yah, ya, true, send it, pay it, buy it, pay am, buy am, i agree, agree, agreed, you can, good to go, no shaking, carry go, ride on, make payment, i confirm, i confam, e correct o, affirmative, yes o, beni, eh, ee, do so, complete it, na im, na am, that one, okey, okie, oks, 👍, ✅, 👌, ✔, 💯, 🆗, make we go, make e go, run am, run it, shoot, gbam, set, deal, that is it, i gree, i don gree, gree',
  no: 'i dont think so, dont think so, no, nope, nah, not that one, lai lai, never, no o, not at all, no way, no be that, nop, na lie, not correct, incorrect, wrong, not right, n, mba, rara, no thanks, dont, no be so, negative, e no correct, no be am, noo, nooo, i disagree, disagree, no be that one, no jare, no abeg, not now, not yet, no no, dont do it, dont pay, no pay, not really, i dont agree, no do am, no thank you, not this one, that is wrong, 👎, ❌, 🚫, ✖, 🙅, nay, mbanu, no sir, no ma, it is wrong, thats wrong, hold on, hold, dont send, no send am, no send, no gree, i no gree, i no agree, no be this one, god forbid, tufiakwa, no wan, i no want, i dont want, not so, no buy am, no buy, dont buy, reject, decline, no need again, no be me, no be my own, not me, no be mine',
  /* how an earlier answer is put right */
  fixit:
    'no, sorry, actually, i said, i mean, i meant, make it, make am, change, change it to, change am to, change to, correct, correction, wrong, instead, rather, should be, suppose be, supposed to be, mistake, not, no be, oops, edit, update, wait, typo, switch, use, let it be, turn am to, turn it to, it is, replace, i typed, reduce, increase, sorry its, na mistake, hold on, it should be, adjust, set it to, make that, on second thought, better make, better still, raise, lower, bump, remove',
  relative: 'same, same number, same as last time, last one, usual, previous one, last time, as before',
  all: 'all, everything, full, total, complete',
};
