import type { HelpAnswer } from './answer.ts';

const LOOK = { label: 'Look at my payment', say: 'payment issues' } as const;

/** What is asked about paying. */
export const PAYMENT_ANSWERS: readonly HelpAnswer[] = [
  {
    article: 'payment-problems',
    asks: 'why was my card declined, why is my card declined, why did my card fail, why my card no work, why was my card rejected, what does card declined mean, why is my bank refusing, why did i not get otp, what is otp, why no otp',
    short:
      'Your bank said no, and nothing was taken. Check the balance, the expiry date and the daily limit. Look in your bank’s app if online payments are switched on. Then try again, or use another card.',
    offers: LOOK,
  },
  {
    article: 'payment-problems',
    asks: 'what if i am charged twice, what happens if i am debited twice, why was i charged twice, why am i debited two times, how do i get a refund, how do refunds work, how long does a refund take, when will i get my refund, refund policy, how long before my money comes back, will i get my money back, what if i am debited without value, what happens if payment fails, why did card window not open, why payment page no open',
    short:
      'If you got nothing for your money, it goes back to your card. How long that takes depends on your bank. A second debit may only be a hold, which your bank lifts by itself. Pending is not failed: please do not pay again.',
    offers: LOOK,
  },
  {
    article: 'paying-safely',
    asks: 'is it safe, is this safe, is it safe to pay here, is my card safe, is it secure, is this secure, can i trust this, can i trust you people, is this a scam, is it real, do you save my card, do you keep card details, who sees my card, is my money safe, how safe is this site, is payment secure, what is pending, what does pending mean, difference between failed and pending, when is my card charged, when will you charge me',
    short:
      'Yes. You see what you buy, the fee and the total, and we charge nothing until you say yes. Your card details go to the payment company only. We never see or keep them, and never ask for them in the chat.',
  },
  {
    article: 'fees',
    asks: 'what is a convenience fee, what is convenience fee for, why is there a fee, why do you charge a fee, how do fees work, why service unavailable, what does service unavailable mean',
    short:
      'Every payment has one convenience fee. It is the same for every amount that you pay to your estate. For everything else it depends on the company. You see the fee and the total before you say yes.',
  },
  {
    article: 'receipts',
    asks: 'how do i get a receipt, how to download receipt, how can i print receipt, where are my receipts, where do i find receipts, how do i see old receipts, does a declined card have receipt, do i get a receipt, why no receipt',
    short:
      'Every payment has a PDF receipt, and we e-mail it to you. Write "receipt of my last payment", or "receipt for" and the order number. A card that was declined has none.',
    offers: { label: 'My last receipt', say: 'receipt of my last payment' },
  },
  {
    article: 'cable-tv',
    asks: 'what is error e16, what is e16, what does e16 mean, why is dstv showing e16, dstv error e16, gotv e16, how do i clear e16, what is iuc, what is a smartcard number, where is my smartcard number, where do i find iuc number, how long before dstv comes back, why is my decoder not back',
    short:
      'E16 means the decoder has not heard of a payment. Leave it on, on a channel of your package, for up to half an hour. You find the smartcard (IUC) number under the decoder and on its screen.',
  },
  {
    article: 'airtime-and-data',
    asks: 'what if my number was ported, can i buy airtime for a ported number, which networks do you sell, which networks do you support, can i buy data for another person, can i buy airtime for somebody else, how long does airtime take, why has airtime not come',
    short:
      'We sell MTN, Glo, Airtel and 9mobile, for your own number or anybody else’s. We guess the network from the number. Has the number moved? Then choose the other network.',
  },
  {
    article: 'internet',
    asks: 'which internet providers do you sell, how do i find my smile account number, where is my spectranet user id, what is user id for internet, why is my internet not active after payment, how to activate internet after payment',
    short:
      'We sell Spectranet, Smile and Swift. You find your account or user number on the modem, or in the company’s app. To start a new package, switch the modem off and on.',
  },
];
