/** Words of answers and of corrections. Phrases are parted by commas; `a|b` is either word. */
export const ANSWERING_PHRASES = {
  else: 'meter, token, tokens, units, unit, light, power, value, airtime, data, refund',
  another: 'another, other, different, older, earlier, else',
  madeBefore:
    'payments, payment, transactions, transaction, purchases, purchase, receipts, receipt, tokens, token, history',
  time: 'time, days, day, weeks, week, months, month, years, year',
  points: 'that, this, dat, dis, the, which, another, other, any, no, good, nice, first, last',
  alsoNow: 'spend, used to, last purchase',
  gone: 'ago, yesterday',
};
