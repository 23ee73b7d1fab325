/** What is said of a card number or a code that was hidden, and what to do now. */
export const SENSITIVE = {
  card: 'I have hidden a card number in what you wrote, and kept nothing of it. Never send a card number in a message, here or anywhere. You pay only in the card window that opens after your yes. If you gave the number to somebody, call your bank and have the card blocked.',
  code: 'I have hidden a code in what you wrote, and kept nothing of it. Never send a CVV, a PIN or a one-time code in a message: nobody here will ask you for one. If you gave it to somebody, call your bank at once. You pay only in the card window that opens after your yes. A code of your authenticator app goes only where it is asked for and hidden: say "give a code".',
  both: 'I have hidden a card number and a code in what you wrote, and kept nothing of them. Never send a card number, a CVV, a PIN or a one-time code in a message, here or anywhere. You pay only in the card window that opens after your yes. If you gave them to somebody, call your bank at once and have the card blocked.',
  /** Below a field of a form. */
  field:
    'We hid a card number or a code here and kept nothing of it. Never send one in a message. If you gave it to somebody, call your bank. You pay only in the card window.',
} as const;
