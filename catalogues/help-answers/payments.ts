import type { HelpAnswer } from './answer.ts';

const LOOK = { label: 'Look at my payment', say: 'payment issues' } as const;

/** What is asked about paying. */
export const PAYMENT_ANSWERS: readonly HelpAnswer[] = [
  {
    article: 'payment-problems',
    asks: 'why was my card declined, why is my card declined, why did my card fail, why my card no work, why was my card rejected, what does card declined mean, why is my bank refusing, why did i not get otp, what is otp, why no otp',
    short:
      'A decline comes from the bank of the card, and nothing is taken. Check the balance, the expiry date, the daily limit, and whether payments on the internet are switched on. Then try again, or use another card.',
    offers: LOOK,
  },
  {
    article: 'payment-problems',
    asks: 'what if i am charged twice, what happens if i am debited twice, why was i charged twice, why am i debited two times, how do i get a refund, how do refunds work, how long does a refund take, when will i get my refund, refund policy, how long before my money comes back, will i get my money back, what if i am debited without value, what happens if payment fails, why did card window not open, why payment page no open',
    short:
      'Money that paid for nothing goes back to the card it came from; how long that takes depends on your bank. A bank may show a reservation beside the payment, and takes it back by itself. Pending is not failed: please do not pay again.',
    offers: LOOK,
  },
  {
    article: 'paying-safely',
    asks: 'is it safe, is this safe, is it safe to pay here, is my card safe, is it secure, is this secure, can i trust this, can i trust you people, is this a scam, is it real, do you save my card, do you keep card details, who sees my card, is my money safe, how safe is this site, is payment secure, what is pending, what does pending mean, difference between failed and pending, when is my card charged, when will you charge me',
    short:
      'Yes. Nothing is charged until you have read what you buy, the fee and the total, and said yes. Card details go to the payment company only: we never see or keep them, and never ask for them in the chat.',
  },
  {
    article: 'fees',
    asks: 'what is a convenience fee, what is convenience fee for, why is there a fee, why do you charge a fee, how do fees work, why service unavailable, what does service unavailable mean',
    short:
      'Every payment carries one convenience fee: ₦50 for whatever is paid to an estate, and for everything else a fee that depends on the company. You see it, and the total, before you say yes.',
  },
  {
    article: 'receipts',
    asks: 'how do i get a receipt, how to download receipt, how can i print receipt, where are my receipts, where do i find receipts, how do i see old receipts, does a declined card have receipt, do i get a receipt, why no receipt',
    short:
      'Every payment has a PDF receipt: write "receipt of my last payment", or "receipt for" and the order number. It is also e-mailed. A card that was declined has none.',
    offers: { label: 'My last receipt', say: 'receipt of my last payment' },
  },
  {
    article: 'cable-tv',
    asks: 'what is error e16, what is e16, what does e16 mean, why is dstv showing e16, dstv error e16, gotv e16, how do i clear e16, what is iuc, what is a smartcard number, where is my smartcard number, where do i find iuc number, how long before dstv comes back, why is my decoder not back',
    short:
      'E16 means that the decoder does not know of a payment. Keep it switched on, on a channel of your package, and wait up to half an hour. The smartcard (IUC) number stands under the decoder and on its screen.',
  },
  {
    article: 'airtime-and-data',
    asks: 'what if my number was ported, can i buy airtime for a ported number, which networks do you sell, which networks do you support, can i buy data for another person, can i buy airtime for somebody else, how long does airtime take, why has airtime not come',
    short:
      'MTN, GLO, AIRTEL and 9MOBILE, for your own number or anybody else’s. The network is offered from the number, and you choose another one where the number was moved.',
  },
  {
    article: 'internet',
    asks: 'which internet providers do you sell, how do i find my smile account number, where is my spectranet user id, what is user id for internet, why is my internet not active after payment, how to activate internet after payment',
    short:
      'We sell SPECTRANET, SMILE and SWIFT. The account or user number stands on the modem or in its application. A new package begins with the next connection: switch the modem off and on.',
  },
];
