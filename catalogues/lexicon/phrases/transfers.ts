/** What is said while a transfer is waited for. */
export const TRANSFER_PHRASES = {
  /** 'I have sent it', 'don pay', 'done': the bank is asked at once. */
  sent: `sent|transferred|transfered|paid|payed|done|completed|made|credited, i|we|have|ve|just|already sent|transferred|paid|done, don send|pay|transfer|do|drop|credit|enter,
    i send|pay|transfer it|am|the money, money don go|enter, check it|again|now, confirm it|am|my payment, debited|debit`,
  card: 'card, atm',
  anew: 'new|another|fresh|different account|number|one, number|account has? expired',
  denies: 'not|no|never|havent|hasnt|didnt|dont|yet|later|cannot|cant|wont|wan|will|going|before|refund',
};
