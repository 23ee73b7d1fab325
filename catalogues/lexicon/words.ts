/** Doing, asking and how: words that say what is to happen. Same notation as products.ts. */
export const WORDS: Record<string, string> = {
  buy: 'buy, buying, purchase, bai, vend, buy me, sell me, sell to me, order, byu, buyin, grab, grab me, grab us, get me, get us, bring me, procure, obtain, go buy, buyam, need to buy',
  pay: 'pey, pay, paying, settle, settling, clear, remit, offset, pay for, payin, py, make payment, make a payment, make payments, make my payment, do payment, sort out my, sort my, pay up, liquidate, paying for, pay off, complete my payment, drop money for, clear off',
  payment: 'payment, payments, paymnt, pymt',
  paymentlist: 'payments, transactions, purchases, top ups, topups',
  recharge:
    'recharge, recharging, top up, topup, top-up, toppup, topping, refill, rechage, top, replenish, reload, recharge for me, topping up, topup my, top me up, recharg',
  load: 'load, loading, fund, put, credit me, fill, charge my meter, charge meter, charge the meter, feed my meter, feed the meter, add money, pump, pour, feed, inject, drop inside, put money, put inside, loadam, load am, put am, vend into, credit my, top my',
  /* of airtime as of anything else: which, nobody knows */
  creditme: 'credit me',
  give: 'assist me with, help with, assist with, give, giv, gimme, send, drop, add, do, get, help me with, hook, run, throw, flash, supply, ginger, provide, dash, kindly send, release, push, give me, buy for me, hook me up with, hook me up, dropping, throw inside, put inside, gift me',
  renew:
    'renew, renewal, renewing, subscribe, subscribing, sub, activate, reactivate, resubscribe, extend, connect, upgrade, resub, re subscribe, reconnect, restore my, continue my, extend my, re activate',
  subscribed: 'sub, subscribe, subscribing, subscription',
  want: `prefer, want, wan, wanna, need, would like, id like, like to, i go, make i, let me, help me, abeg help, i dey find, looking for,
    wish to, i wish to, we wish to, intend, oya, i wish, wnt, kindly help, wants, i will like, due, want to, i want, i wan, i need, we need, i require, require, i desire, desire, i should like, should like to, could i get, can i get, may i have, could i have, can i have, can you get me, could you get, i for like, i go like, dey find, lemme, let me just, needing, wantin, i for want, looking to, hope to buy`,
  show: 'open, go to, take me to, let me check, show, view, see, list, display, show me, let me see, pull up, bring out, bring, check, print, look at, checking, bring up, let us see, make i see, show us, wan see, pull out, fetch, gimme the list, give me the list, i want to see, want to see, view my, make we see',
  change:
    'change, update, edit, modify, replace, switch, amend, adjust, changing, updating, upd8, alter, edit my, swap',
  correct: 'correct, fix, rectify, correction',
  create: 'create, make new, set up, setup, creating, introduce, new, make a new, launch',
  add: 'add, include, insert, put',
  enable: 'enable, turn on, switch on, put on, allow, enabling, activate',
  set: 'set, mark, tag, put',
  upload: 'upload, uploading, import, importing, bulk, submit file, upld, bulk upload, uplod, ingest',
  file: 'file, files, csv, excel, spreadsheet, sheet, dataset, template, xlsx, document',
  find: 'find, search, search for, look up, lookup, locate, look for, finding, trace',
  retry:
    're try, revending, push it again, do it again, retry, retrying, re-try, try again, one more time, revend, re-vend, push again, requery, reprocess, re process, retrigger, push am, push it, resubmit, re submit, re run, rerun',
  tryit: 'try, run, attempt',
  resend:
    'resend, re-send, send again, resending, forward again, give me again, get again, sent again, re send, retrieve, recover, repeat the token, show me again, send me again, bring it again, bring am again, send it again, send am again, drop it again, drop am again, give am again, give it again, forward it again, share it again',
  again:
    'again, back again, once more, another time, back, one more, a second time, second time, afresh, anew, one more time, again again',
  download: 'download, print, downlod, save, export',
  forget:
    'forgot, forget, forgotten, cant remember, dont remember, cant recall, cannot recall, dont recall, cannot remember, no remember, lost, no fit remember, comot from my head, forgetting, loss, misplaced, misplace, slipped my mind, deleted, mistakenly deleted, cleared the message, clean the message, clear the message, erased, lost my, lost the, thrown away, throw away, tear the paper, no copy, didnt copy, did not copy, before copying, forgot to copy, couldnt screenshot, before i could screenshot, screen cracked, phone off, i no save, didnt save, did not save, wash, cannot find, cant find, cannot find it, no fit find, cant see it again, escaped my memory, left my memory, dont have it again, comot for my head, no dey my head, forgets, forgetful',
  reset: 'reset, recover, resetting',
  register: 'register, registration, registering, enrol, enroll, reg, onboard, registr, regista',
  request:
    'request, requesting, apply, ask for, propose, suggest, would like to have, reqst, asking for, application, ask them to give us, ask them to add, ask hq, tell hq, ask platform, ask the platform, tell the platform, put it before the platform',
  cancelling:
    'refund, chargeback, money back, reverse, reversal, refunded, reversed, money returned, cash returned, give the money back, return the money, return my money, give me back my money, give back my money, return the man money, return the person money, give back the money, give the customer back, give her money back, give him money back, return her money, return his money',
  /* questions */
  howmuch:
    'how many units, how many unit, how much, what is the price, what be the price, cost, costs, price, prices, pricing, rate, rates, tariff, tariffs, price list, pricelist, how many naira, at what price, what price, cheapest, how much money, how much be, how much is it, how much for, how much una, how much dey, what does it cost, wetin be price, wetin be the price, hw mch, how mch, what is the cost, the cost of, cost of, how many units go, how many unit go, how many kwh, price wise',
  what: 'what, wetin, whats, which, what are',
  where: 'where, which side, wia',
  how: 'how, hw',
  howto: `how do i, how can i, how to, how i go, how i fit, how do you, how does, how una, how we go, how will i, how you, steps to,
    step by step, how do we, guide me, explain how, how should i, procedure, how can we, how person go, teach me, hw do i, how does one, how to start, show me how, teach me how, is it possible to, is it possible, possible to pay, walk me through, how person dey take, how person fit, how i go take, how i fit take, part payment, instalment, installment`,
  loadedit:
    'loaded it, load it, loaded am, load am, punched it, punch it, punch am, entered it, typed it, i have loaded, don load, tried it, typed am, i typed, i punched',
  keypad: 'keypad, key pad, keypads, meter remote, cui',
  sorted: 'oldest first, newest first, oldest, newest, latest first, most recent first, from oldest, from newest',
  increase: 'increase, increased, increasing, added, add up, go up, went up',
  gratitude: 'thanks for, thank you for, thank u for, tnx for, grateful for, thanking you for',
  intends:
    'i will buy, i will pay, i will renew, i will recharge, i will subscribe, i shall buy, ill buy, ill pay, ill renew',
  howoften: 'how many times, how often, number of times',
  locked: 'locked, lock, locked out, frozen, freeze, blank, lock me out, hang',
  howgoes:
    'what happened to, what happen to, wetin happen to, wetin don happen to, what has happened to, how far with, how far my, how far about, how far for, how far the, how far on',
  willcharge:
    'will i be charged, will you charge, will una charge, will it charge, will they charge, be charged extra, una go charge, e go charge, go charge me, charge me extra, do i get charged, do they charge, does it attract',
  why: 'why, wetin make, how come, explain',
  isit: 'was my, was the, were my, did my, has my, have my, did the, did it, is my, am i, are you, is it, do you, is there, does, can you, did i, have i, do i, una dey, has the, have the, have you, have they, have una, una don, do we, did we, did they, is the, was it, are they, can it, would it, will it, am i not, shey, sebi, hope',
  when: 'when, how long, till when, what time',
  past: `did i just buy, did i just pay, i just buy, did we buy, did we pay, did i order, bought, paid, i paid, i bought, i spent, did i spend, i spend, have i spent, i don spend, wey i don pay, purchased, recharged, loaded, debited, i don pay, don pay, don buy, i have paid, wey i pay, wey i buy, wey i bought, was charged,
    spent, spend, i buy yesterday, last purchase, paid for, subscribed, used to, deducted, transferred, we paid, i pay since, wey i do, don debit, wey i don buy, did i pay, did i buy, wetin i pay, wetin i buy, i pay yesterday, already paid, already bought, don already pay, i already pay, had paid, was paid for, been paying, have been paying, finished paying, have finished paying, i settled, i cleared, don settle, don clear, have settled, have cleared, have purchased, i have purchased, i purchased, have bought, i have bought, was paid, did pay, i sub, i subbed, subbed, don sub, don load, don recharge, i recharge, i loaded, i don recharge, i don load, i don settle, already settled, already cleared, did load`,
  /* what went wrong */
  paywindow:
    'payment window, card window, payment page, card page, checkout, checkout page, widget, popup, pop up, payment popup, payment screen, card form, still processing, keeps processing, dey process, just processing, spinning, keeps spinning, dey spin, roll roll, dey roll, just rolling, keeps rolling, rolling since, turning and turning, keeps turning, just turning, loading forever, keeps loading, page is stuck, page hang, page don hang, dey turn, turn turn, dey rotate, keeps rotating',
  neg: 'nobody gave, nobody give, nobody don give, no one gave, nobody sent, nobody has given, nobody has sent, not there, not here, no dey there, unsuccessful, not, never, no dey, dont, doesnt, didnt, hasnt, havent, isnt, cant, cannot, wont, no fit, no gree, nor, unable, yet to, without, no, no see, didnt get, fit no, no get, aint, no show, nothing, refuse to, refused to, not yet, failed to, still, wasnt, neva, no come, no drop, no work, no be, couldnt, no longer, no dey work, has refused, dey refuse, keep refusing, keeps refusing, wey no, e no, still has not, still have not, still never, have not, has not, did not, do not, does not, could not, were not, was not, is not, are not, am not, nor dey, hasn',
  missing:
    'pend, since morning no, missing, pending, delay, delayed, waiting, wait, nowhere, not seen, waitin, hanging, yet to receive, never enter, still waiting, waiting on, still waiting on, still waiting for, still expecting, nothing has come, nothing came, nothing yet, up till now, till now, since then, never see anything, nothing show, no show',
  arrive:
    'receive, received, recieve, recieved, come, came, arrive, arrived, get, got, see, seen, drop, dropped, enter, entered, show, sent, delivered, reflect, deliver, gotten, receiving, generated, land, landed, reached, coming, bring, brought, got to me, get to me, getting to me, reach me, reach my hand, reached me, come out, came out, came through, come through',
  work: 'go through, going through, work, working, works, load, loading, accept, accepted, accepting, go, enter, entering, punch, gree, dey work, going, collect, collecting, responding, respond, no work, no dey work',
  reject: `failed tokens, failed token purchases, failed units, failed vends, failed top ups, failed topups, old, reject, rejected, rejects, fails, rejecting, rejection, invalid, error, errors, used, already used, fail, failed, failing, wrong token, expired, bad,
    spoil, spoilt, no gree, incorrect, rejet, no dey gree, duplicate, err, expire, don expire, declines it, says failed, saying failed, keeps saying failed, error on screen, says error, saying error, writes error, write error, write reject, writing reject, says invalid, refuse the, refused the, refuses the, no collect am, no collect, did not accept, will not accept, not accepting, no dey accept, no accept, no gree am, not taking it, no dey take am, no take am`,
  unsuccessful:
    'failed tokens, failed token purchases, failed units, failed vends, failed top ups, failed topups, failed, fail, fails, declined, unsuccessful, failing',
  problem:
    'problem, problems, issue, issues, wahala, trouble, complain, complaint, fault, challenge, challenges, difficulty, gbege, disturbing, palava, complaints, palaver, concern, grievance, hiccup',
  debit:
    'debit, debited, debit alert, charged, charge twice, money gone, money comot, chop my money, deducted, alert, money don comot, money left, dr, debiting, don cut, removed, money go, cut my money, collected my money, charge me, charged me, money don go, took my money, taken my money, take my money, collect my money, money has left, money left my account, money left my, money hang, money don hang, my money hang, money stuck, money dey hang, money lost, money don loss, money no come back, double charge, double debit, double deduction, charged twice, charged two times, chop my, chop our, bank has taken, bank took, bank take, bank carry, bank don carry, bank don take, bank remove, bank removed, bank has removed, bank don remove, bank cut, bank don cut, bank deducted, money was taken, money has been taken, money has gone, money has been removed, money was removed, removed my money, remove my money, took money, taken money, took the money, taken the money, my card was charged, card has been charged, card was charged, comot my account, comot from my account, comot for my account, alert don enter, alert came, i got alert, i see debit, two debits, debits',
  digitcount: 'digits, digit, figures, characters',
  twice:
    'twice, double, two times, 2 times, 2x, again and again, duplicate, double charge, twice for, two debits, second time, 2ce, two different, doubled, two alerts',
  decline:
    'card no go through, card not go through, card never go through, card didnt go through, card did not go through, card is not going through, card not going through, card no gree go through, card no dey go through, card refuse to go through, card refused to go through, declined, decline, card declined, payment failed, failed payment, payment fail, widget, otp, card error, gateway, payment error, pin page, page did not open, insufficient, do not honor, card no work, bank declined, payment page, atm card, transaction failed, card reject, transaction declined, swallowed card, card no gree, card did not gree, card refused, card has refused, card refuse',
  valueless:
    'showing unpaid, shows unpaid, still unpaid, still showing unpaid, showing owing, shows owing, still owing, showing not paid, without value, no value, value not given, not credited, was not credited, not recorded, never reflect, no reflect, not reflecting, value for my money, get value, see value, never see value, given value, receive value, no service, still says unpaid, says unpaid, say unpaid, still standing against me, standing against me, still blocked, remains blocked, remain blocked, still off, ledger shows nothing, shows nothing, showing nothing, never reflected, hasnt reflected, has not reflected, not reflected, did not reflect, didnt reflect, never count, still asking me to pay, still dey ask me to pay, still dey owe, still shows debt, still shows that i owe, no activation, not activated, never activate, not renewed',
  transaction:
    'transaction, transactions, txn, txns, trans, purchases, purchase history, payments, sales, orders, order, top ups, topups',
  /* a time of the day, and no greeting */
  daytime:
    'since morning, this morning, this evening, this afternoon, tomorrow morning, in the morning, in the evening, in the afternoon, every morning, since afternoon, since evening, yesterday evening, yesterday morning, yesterday afternoon, till morning, by morning, all morning, early morning, by evening, late evening, last night',
  /* not now, or only perhaps */
  someday:
    'he will, she will, they will, my landlord said, them say, dem say, tomorrow, maybe, perhaps, next month, next week, next year, someday, thinking of, thinking about, i wish, if i had, when i get, planning to, later i go, was going to, used to, he asked, she asked, they asked, asked me, texted me, told me to, he said, she said, they said, announced, new tariff, minister, government, nerc, imagine, rumour, heard that, hoping to, would have, should have, supposed to, wanted to, if i pay, if i buy, when i buy, before i buy, anytime i, every time i, whenever, what if, they should, dem should, government should, if i get, if i have, when i have, i go buy when, i go pay when, reduce price, price reduce, reduce the price, reduce una price, reduce their price, if dem, if they, if una, was to pay, was to buy, will be the one, will pay for, goes to pay, i dreamt, i dream, dreamt',
  ownmoney: 'my money, my cash',
  vend: 'vend, vending',
  outage:
    'light don come, light don go off, light just come, light just go, light has come, light came, light went, no light, take light, took light, taken light, bring light, brought light, light dey, light go, light is off, light off, there is light, light don go, light has gone, nepa don, una light, low current, half current, light come, light out, seize light, no power, transformer, light no come, light never come, light no show, light didnt come, light does not come, light still off, still no light, power not on, light no dey',
  /* parts of the sayings in patterns.ts */
  wrong:
    'wrong, incorrect, mistake, not correct, no correct, not mine, different, another person, misspelt, misspelled, mispelt, wrongly spelt',
  /* what somebody's data are from now on: 'my surname is now Okafor' */
  becomes:
    'is now, now na, now is, now be, has become, don become, don turn to, has turned to, don be, don change to, has changed to, have changed to, changed to, change to, should be, suppose be, supposed to be, is actually, na now, should read, should say, be now',
  finished:
    'finish, finished, exhausted, ran out, run out, don finish, zero, low, expired, expire, don expire, don finish finish, zero zero, ran dry, dried up, dry, don dry, line dry, line is empty, lapsed, has lapsed, empty, is empty',
  often: 'every week, every day, every time, every month, always, steady, all the time',
  /* 'make una finish the light work', 'do something about light': a plea, nothing is used up and nothing bought */
  completes:
    'do something, una finish, dem finish, them finish, they finish, you finish, should finish, to finish, finish the',
  dark: 'darkness, dark, blackout, black out',
  /* a wish to let others pay is none of one's own */
  letothers:
    'let residents, let the residents, let our residents, let tenants, let the tenants, let people, let them, let everyone, let everybody, let landlords, let the landlords, allow residents, allow the residents, allow tenants, allow people, allow them, make residents, make tenants, make people, make them, make dem, make everybody, enable residents',
  /* what was sold does not go in: 'don't load' refuses, and 'e no load' tells */
  unloaded:
    'e no load, e no dey load, e no gree load, e no wan load, e nor load, e nor gree load, e never load, e neva load, e don refuse to load, e refuse to load, e refuse load, e still no load, e still no gree load, it no load, it no dey load, it no gree load, it never load, it is not loading, it isnt loading, its not loading, it not loading, it still not loading, it is still not loading, its still not loading, it does not load, it doesnt load, it did not load, it didnt load, it has not loaded, it hasnt loaded, it will not load, it wont load, it refuses to load, it refused to load, it has refused to load, it cannot load, it cant load, am no load, dis one no load, this one no load, that one no load, dat one no load, the thing no load, the thing no gree load, this thing no load, dis tin no load, this is not loading',
  /* what is left is little: whoever says it with an amount asks for more */
  low: 'low, very low, remain small, remaining small, almost finished, almost finish, nearly finished, nearly exhausted, almost exhausted, about to finish, wan finish, want finish, dey red, don red, showing red, is red, blinking red, blink red, dey blink, dey cry, dey beep, beeping, beeps, running low, running out, run down, down to, nearly done, almost done, remain two, remain one, remain three, remaining two, remaining one, near finish, soon finish, go soon finish, wan off, go soon off, critical, little left, small left, few units, small units, dey blink red, blinking, is crying, dey shout, beeping beeping, almost empty, nearly empty, wan off now, remain',
  /* somebody is asked */
  plea: 'abeg, please, pls, plz, biko, kindly, oya, ejo, ejowo, jowo, e jo, e jowo, don allah, dan allah, sharp sharp, quickly, quick, asap, jare',
  usedup:
    'finish, finished, don finish, has finished, exhausted, ran out, run out, used up, don expire, has expired, expired, dried up, ran dry, don dry, lapsed, lapse',
  fresh: 'new, fresh, newly, another, additional, extra, more',
  /* what a token is called by those who do not call it one */
  vendcode:
    'the code, my code, that code, the numbers, the digits, these digits, those digits, twenty digits, 20 digits, twenty digit, 20 digit, twenty numbers, 20 numbers, twenty number, 20 number, twenty figures, 20 figures, the figures, the long number, long number, the number wey una send, the number wey you send, the number wey una give, the number wey you give, number wey una send, number wey you give, numbers wey una send, numbers wey you send, numbers you sent, number you sent, numbers you gave, digits you supplied, digits you gave, digits you sent, digits una give, code you sent, code una send, code you gave, those numbers, no code, still no code',
  link: 'link, otp, reset code, reset mail, reset link, reset email',
  punch:
    'punch, enter, key in, type, typing, load, input, put, punching, inputting, slot, press, pressed, pressing, punched, entered, typed, inputted, slotted, keyed in, keyed, imputed, inputed, dial, dialed',
  /* 'the 5k light i buy no reach 2 days' complains of what was bought */
  shortlived:
    'no reach, never reach, didnt reach, did not reach, no dey reach, doesnt reach, does not reach, no last, never last, didnt last, did not last, no dey last, doesnt last, does not last, not lasting, no dey stay, finished in, finish in, don finish in, finish within, finished within, lasted only, only lasted, running too fast, run too fast, too fast, finish faster, finishes faster, finished faster, finishing faster, no even reach, no even last, burn finish, burns too fast, drinking my units, eating my units',
  less: 'no reach wetin, no reach what, no reach the amount, finish fast, finishes fast, finishing fast, finish too fast, finished too fast, finished fast, finish quick, finish quickly, finishing quickly, less, lesser, reduced, short, shortchanged, incomplete, small, lower than, no complete, not complete, fewer, not up to',
  exist:
    'exist, exists, found, recognised, recognized, recognize, registered, on the list, in the list, on your list, on list, dey list, for list',
  listed:
    'not there, not here, no dey there, among, for mail, listed, list, the list, options, included, appear, appearing, showing, portal, platform, dropdown, drop down',
  who: 'person on, person with, who, whose, who dey, owner of, belongs to, belong to, owns',
  last: 'last, previous, recent, latest',
  mark: 'mark, set, tag, put',
  success:
    'go through, went through, gone through, going through, successful, success, succeeded, successfully, completed, went well, was successful, is successful, transfer was successful, go through finish, successfull, succesful',
  approve: 'approve, approved, approval, activated, verify, verification',
  bring: 'bring, introduce, provide',
  feature: 'feature, features, module, option, payment option, vending',
  count: 'how many, number of, count, total',
  bulk: 'bulk, mass, batch, in bulk, many',

  /* other people's business, or not ours: blocks a purchase */
  refuse: `dont buy, dont pay for, dont top up, never buy, dont purchase, dont vend, dont load, dont renew, no renew, dont subscribe, dont recharge, never said, no be say, dont top, do not renew, cancelled my, i cancelled, stop my, stopped my, without buying, dont send, no do, dont do, dont get, dont ever, no buy, not buying, dont want, no want, not buy, dont pay, no pay, never buy, do not buy, dont need, do not want, no need, not interested, dont recharge, no go buy,
    no wan, i no wan, not paying, dont load, i no want, do not pay, stop buying, not going to buy, dont send, no load, no recharge, not to buy, not asking to buy, nobody should, nobody at, should not be paying, any longer`,
  foreign: `finish me, finish us, exhausted me, convert, transfer, borrow, lend, loan, sell, invest, bitcoin, crypto, uber, flight, hotel, school, tuition, rent, fuel, petrol, litres, litre, food,
    dollars, dollar, euro, pounds, insurance, tax, taxes, credit score, credit card, credit limit, credit union, credit history, credit report, netflix, youtube, instagram, facebook, betting, bet9ja, sportybet, free, hack, automatically, auto renew, autopay, schedule, every month, every week, every day, monthly auto, gift, vacation,
    groceries, restaurant, calories, weather, mortgage, salary, paycheck, payday, visa, mastercard, amex, pin number, gas, tire, oil, car, oven, song, music,
    calendar, meeting, reservation, alarm, timer, translate, spell, recipe, bank account, checking account, savings account, savings, amazon, delivery, ticket, iphone, shoes, dress, interest rate, apr, 401k, pto, checks, checkbook, chase,
    will power, power of prayer, willpower, solar, inverter, power bank, powerful, phone charger, ignore previous, ignore all, system prompt, admin mode, override, traffic light, light bulb, candle, bulb, rice, cement, yam, data science, big data, data analyst, database, smile at, smile on, make me smile, made me smile, your smile, swift response, swift answer, swift help, swift resolution, swift attention, swift reply, swift action, taylor swift, fine girl, fine boy, im fine, i am fine, fine thank, i dey fine, am fine, fine o, very fine, so fine, fine weather, fine day, feel fine, is fine, looking fine, light skin, light weight, light soup, power outage, power point, power cut, power supply, fibre optic, pos machine, jamb, waec, forex, dividend, reminder, remind, todo, to do list, shopping list, alexa, siri, critics, rating, credit rating, credits rating, engine, tips, good credit, bad credit, vote, text to, bvn, atm pin, congratulations, winner, won, dear customer, sms, promo, raffle, how to make, will you, lottery, diesel price, to cash, birthday, drop table, hospital, market list, my boss, joke, jokes, prayer, pray, bless up, gas cylinder, cooking gas, church, offering, tithe, bus fare, transport fare, taxi, keke, okada, hair, clothes, laptop, fridge, freezer, air conditioner, blender, sell my, buy house, buy land, land, plot of, opay, palmpay, palm pay, kuda, moniepoint, gtbank, gtb, uba, zenith, access bank, first bank, fcmb, sterling bank, wema, alat, account details, pension, pensioners, flash sale, cheap data, data plug, dm me, 24 7, giveaway, last price, we sell, i am selling, we are selling, we deliver, call or whatsapp, whatsapp or call, limited offer, discount sale, prime land, c of o`,
};

/** What stands before a name by whom one respects. */
export const TITLES =
  'mr, mrs, miss, ms, dr, engr, chief, alhaji, alhaja, pastor, prof, madam, mama, papa, barr, barrister, otunba, mallam';

/** Who pays for themselves: what they bought was not bought by the person who writes. */
export const SOMEBODY_ELSE = `he, she, they, dem, brother, sister, friend, wife, husband, mother, father, mum, dad, mama, papa, uncle, pikin, child, kid, maid,
  aunty, aunt, neighbour, boss, guy, son, daughter, cousin, colleague, people, man, woman, somebody, someone`;

/** Words that say nothing about what is meant, but are no sign of a sentence about something else either. */
export const FILLERS = `page, pages, screen, thats, whats, theyre, youre, hes, shes, theres, heres, lemme, gonna, gotta, til, till, cos, coz, cuz, bcos, bcoz, even, kind, sort, above, across, actually, almost, along, already, although, always, among, anyway, anything, around, away, bit, certain, currently, during, either, else, enough, especially, except, far, few, finally, further, going, gone, half, however, indeed, least, lot, lots, many, might, mine, mostly, nearly, nor, often, once, otherwise, ours, particular, possible, possibly, probably, quite, recently, regarding, concerning, several, side, simply, than, therefore, though, throughout, together, toward, towards, truly, under, unless, until, upon, usually, various, whatever, wherever, whether, while, whole, within, yet, yours, sebi, shey, abi, nau, naw, walahi, wallahi, please sir, browse, ejo, jo, e jo, mbok, mehn, men, bia, nna,
  please, pls, plz, plss, pleas, abeg, biko, kindly, jare, o, oo, ooo, oh, sir, ma, madam, mummy, bros, bro, oga, dear, boss, my, me, i, im, we, us, the, a, an, to, for, of, on, at, from, with, and, is,
  am, are, be, na, dey, in, by, it, its, this, that, dis, dat, d, una, you, u, ur, your, our, can, could, would, will, shall, should, may, fit, make, do, just, now, quick, quickly, fast, asap, sharp, sha, sef, own, one, ones, worth, naira, ngn, n, only, own, then, so, as, have,
  has, had, been, was, were, did, does, don, go, good, morning, afternoon, evening, day, today, hello, hi, hey, here, there, if, or, also, again, some, small, any, all, out, up, down, into, through, via, account, id, number, no, num, price, amount, money, total, house, home, flat, family, wife, husband, mother, father, mum, dad, mama, papa, brother, sister,
  son, daughter, pikin, friend, uncle, aunty, neighbour, myself, he, she, him, her, his, they, them, their, wit, wt, 4, 2, 4me, r, n, b, k, e, am, like, dem, wey, because, but, before, after, since, when, want, wan, need, help, let, thanks, thank, very, really, too, much, more, first, next, take, use, using, customer, month, months, year, week, weekly, daily, monthly,
  quarterly, annual, package, plan, bouquet, service, online, through, area, side, axis, provider, portal, app, site, website, registered, normal, people, parlour, room, shop, office, living, still, against, block, flat, road, street, close, that, those, these, such, each, per, both, how, which, what, there, im, ive, id, ill, lets, trying, try, said, say, tell, told, ask, asked, keep, every, everything, something, thing, things, system, inside, comot, since, ago, hours, minutes, been, being, able, ready, dis, abegi, una, sir, ehen, wahala, done, finish, finished, start, carry, person, guy, man, woman, kids, children, dark, darkness, hot, heat, urgent, urgently, immediately, asap, tonight, night, weekend, soon, later, well, ooh, lol, gist, about, over, off, remaining, another, other, new, same, ehn, eh, ah, omo, chai, haba, nah, ok, okay, yes, oya, gan, ooo, joor, wan, com, come, em, um, uh, well`;
