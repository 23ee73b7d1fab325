/** What is said over a card window that shows no life, in Nigerian Pidgin. */
export const CARD_WINDOW = {
  'Is the card window empty? Close it or try again: I first ask whether you have paid, and you never pay twice.':
    'Card window dey empty? Close am or try again: I go first ask whether you don pay, and you no go ever pay two times.',
  'Is the card window empty? Close it: if you have paid, please do not pay again.':
    'Card window dey empty? Close am: if you don pay, abeg no pay again.',
  'It is there': 'E dey there',
} as const;
