import { SOMEBODY_ELSE, TITLES } from '../words.ts';

/** Words that facts, refusals and reports are told by, in the notation of `machines/talk/reading/phrases.ts`. */
export const READING_PHRASES = {
  /* money */
  currency: 'naira, ngn, bucks, nairas, nair, niara, nira',
  /* right beside a number only: '5000 n' */
  currencySign: 'n',
  namesAThing:
    'flat, block, room, number, no, house, step, error, unit, band, plot, phase, tower, floor, street, road, gate, option, apartment, apt, ref, e, code, box, channel, 4g, 5g',
  /** Before the number of a house, with words for what has one. */
  leadsToDoor: `in, of, at, from, for, on, to, and, by, door,
    is, was, has, have, does, did, can, let, call, tell, ask, remind, charge, bill, fine, waive, suspend, stop, except, exempt, show, open`,
  counted:
    'days, day, weeks, week, hours, hrs, minutes, times, months, month, unit, kwh, litres, people, years, year, percent, dollars, pounds, euros, residents, meters, steps, gb, mb, gig',
  per: 'per',
  cent: 'cent',
  unitWord: 'units, unit, kwh, kilowatts, kilowatt',

  /* days */
  weekday: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  today: 'today, todays, 2day',
  yesterday: `yesterday, yesterdays, yday, ydy, ystday, yesterdy, yestrday, yestrdy, yeterday, yeterdy, yetrday, yetrdy, yasterday, yasterdy, yastrday, yastrdy,
    yaterday, yaterdy, yatrday, yatrdy, ysterday, ysterdy, ystrday, ystrdy, yterday, yterdy, ytrday, ytrdy`,
  sinceYesterday: 'since|from <yesterday>',
  /** Behind these a day or month is somebody's name, however it is written. */
  beforeName: `${TITLES}, mister, doctor, engineer, uncle, aunty, auntie`,
  ordinal: 'st, nd, rd, th',
  /** Before a day of a month that is said in words. */
  leadsToDay: 'from, since, on, to, till, until, by, before, after, between, and',
  before: 'last, past, previous',
  current: 'this',
  day: 'day, days',
  week: 'week, weeks',
  month: 'month, months',
  oneWeek: 'week',
  oneMonth: 'month',
  oneYear: 'year',
  inAYear: 'in, since, during, year',
  ofAYear: 'payments|transactions|purchases|history of|for|from',
  of: 'of',
  to: 'to, till, until, and',
  upTo: 'to, till, until, and, through, reach',
  opens: 'since, after',
  from: 'from',
  the: 'the',
  until: 'till, until, before',

  /* what a number is called */
  smartcard: 'smart card, smartcard, smartcards, smatcard, iuc, decoder',
  meterNumber: 'meter, meters, metre, metres, mita, mtr',
  account: 'account, accounts, acct, customer',
  phone: 'phone, phones, mobile, fone, fon, line, tel, telephone, gsm, sim',
  number: 'numbers, number, no, num, numba, nomba, nos, id',
  leads: 'is, na, be, to, as, now, should, into, with, it, its',
  says: 'is, na',
  for: 'for',
  numberOrNo: 'number, no',
  no: 'no',

  /* how long something is paid for */
  monthWord: 'months, month, moths, mnths, mnth, mths, mth, moth, mouth, munth',
  monthTail: 'mth, mths, month, months, mnth, mnths',
  yearWord: 'years, year, yrs, yr',
  quarterWord: 'quarter, qtr, quarterly',
  halfYear: 'half of? a|the? year',
  aQuarter: 'a|one? quarter',
  aYear: 'a|whole|full year',
  aMonth: 'a|one|this|next month',
  monthFirst: 'onwa, wata, watan, osu',
  monthsAre: 'to, na, is, should, be',
  tillMonth: 'till|until|til|reach',
  endOf: 'end of?',
  lasts: 'reach, last, carry, hold',
  monthsLeads: 'wey, that, which, to, go, fit, will, can, should, dey, me, us',
  span: 'days, day, weeks, week, wks, wk, months, month, mnths, mnth',
  many: 'a, an, one, two, three, four, five, six, seven, eight, ten, few, some, like, about, for, up, the, next, whole, full, this',
  purpose: 'make i|we|us|my',
  deeds:
    'buy, pay, load, recharge, renew, sub, subscribe, get, have, no, not, cancel, sign, log, check, change, know, settle',

  /* what a number counts */
  ownUnit:
    'g, gb, gbs, gigs, gig, mbs, mb, tb, th, st, nd, rd, months, month, mnths, mnth, mths, mth, days, day, hrs, hr, am, pm, kwh',
  countsBefore: 'number, option, choice, last, first, page, top',
  noThing: `for, to, on, of, in, at, and, or, abi, then, but, please, pls, abeg, biko, o, oo, now, sharp, only, instead, not, no, yes, from,
    with, by, is, na, mtn, glo, airtel, etisalat, airtime, data, light, power, credit, recharge`,
  giga: 'g, gb, gbs, gig, gigs, gigabytes, gigabyte',
  mega: 'mb, mbs, megs, meg, megabytes, megabyte',
  tera: 'tb',
  half: 'half',
  twice: 'twice',
  thrice: 'thrice',
  by: 'x',
  times: 'x, times',

  /* what only the holder of a card or a phone knows */
  secret: 'cvv2, cvv, cvc2, cvc, cv2, csc, pins, pin, otps, otp, passcodes, passcode',
  secretsLeads: 'is, na, be, number, no, code, it, its, was, my, the, to, of, for, card',
  code: 'code',
  secretCode: 'security, secret, onetime, time, bank',
  codesOwner: 'the, my, this, d, da, dis, bank',

  /* refusals and reports */
  not: `not, dont, doesnt, didnt, wont, wouldnt, shouldnt, cant, cannot, couldnt, never, neva, nor, stop, without, avoid, refuse,
    refused, unable, forget, cancel`,
  asksNot: 'why, if',
  between:
    'ever, even, go, to, wan, want, fit, need, dey, just, you, please, abeg, try, bother, let, me, us, them, anybody, allow',
  somebody: SOMEBODY_ELSE,
  theirs: 'his, her, their',
  helpers: 'don, has, have, had, just, also, already, once, never, always, even, dey, did, almost, usually',
  tells:
    'said, says, say, talk, tells, tell, told, asks, ask, asked, texts, text, texted, writes, wrote, sent, begged, begs',
  ownDeed: 'i, make, we, that',
  /** Who is heard in adverts, in the news and in songs: what they say to buy is no wish of whoever writes it. */
  announces: `mtn, glo, airtel, 9mobile, etisalat, dstv, gotv, startimes, showmax, nepa, phcn, disco, discos, nerc, ncc, cbn, government, govt,
    minister, governor, senator, bank, company, radio, tv, news, advert, song, singer, pastor, imam, preacher, teacher, comedian, naij, twitter`,
  announced:
    'says, said, say, sings, sang, sing, announces, announced, claims, claimed, reports, reported, wants, wan, <tellsOfItself>',
  /** What the news writes of a company, in a form that nobody asks in: 'Airtel cuts', 'MTN gains'. */
  tellsOfItself:
    'loses|gains|adds|launches|unveils|introduces|cuts|slashes|hikes|raises|increases|reduces|records|reaches|hits|grows|plans|posts|sues|fines|suspends|restores|begins|partners|apologises|apologizes|explains|denies|warns|urges|owes|earns|makes, rolls out',
  wonders: 'know, knw, knows, sure, decide, decided, wonder, wonders, wondering, ask, asks, asked, asking, confused',
  whether: 'whether, weda, wether, if',
  ought: 'should, shud, shld, shd, must, can, could, ought, needs, need, gets',
  takes: 'use, used, take, took, collect, carry, borrow, borrowed',
  buys: 'buy, pay, load, recharge',

  /* an e-mail address that is read aloud: 'ada dot obi at gmail dot com' */
  atSign: 'at',
  dot: 'dot',
  underscore: 'underscore',
  dash: 'dash',
  addressEnd: 'com, ng, net, org, edu, gov, co, uk, io',

  /* what the id of a payment begins with */
  reference: 'power, services, devlevy, airtime, data, rtp, ref, txn, trx',

  suffix: `k, m, g, gb, gbs, gig, gigs, mb, mbs, tb, naira, bucks, th, st, nd, rd, months, month, mnths, mnth, mths, mth, days, day, hrs,
    hr, am, pm, kwh, thousand, tousand, hundred, mil, millions, million, b, bn, billions, billion, t, tn, trillions, trillion`,
} as const;
