/** What is said over a card window that shows no life, and the ways on from it. */
export const CARD_WINDOW = {
  silent:
    'Is the card window empty? Close it or try again: I first ask whether you have paid, and you never pay twice.',
  silentUntold: 'Is the card window empty? Close it: if you have paid, please do not pay again.',
  again: 'Try again',
  close: 'Close',
  there: 'It is there',
} as const;
