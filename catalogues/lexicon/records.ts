/** What was paid and is owed, and for how long. Same notation as products.ts. */
export const RECORD_WORDS: Record<string, string> = {
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
};
