/** Numbers as they are said. Same notation as products.ts: the key is the value. */
export const NUMBER_WORDS: Readonly<Record<number, string>> = {
  0: 'zero',
  1: 'one',
  2: 'two',
  3: 'three, tree',
  4: 'four, foh',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen, fiftin',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty, fourty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
};

/** What a number before it is multiplied by. */
export const MULTIPLIER_WORDS: Readonly<Record<number, string>> = {
  100: 'hundred, hundrd, hundered, hundread',
  1000: 'thousand, thousan, tousand, thousands, thousnd, thosand, tausand, thou, k, grand',
  1000000: 'million, milion, millon, milli, millions, mil, m',
  1000000000: 'billion, billions, bilion, billon, bn',
  1000000000000: 'trillion, trillions, trilion, tn',
};

/**
 * Yoruba, Hausa and Igbo say the thousand first and how many of them behind it: 'dubu biyu' is two thousand. The number words are only
 * read there, for alone they are words of other kinds.
 */
export const LEADING_MULTIPLIERS: Readonly<Record<number, string>> = {
  100: 'dari, nari, ogorun',
  1000: 'dubu, zambar, puku, egberun, egberu',
};
export const NUMBERS_BEHIND: Readonly<Record<number, string>> = {
  1: 'daya, otu, kan',
  2: 'biyu, abuo, meji',
  3: 'uku, ato, meta',
  4: 'hudu, ano, merin',
  5: 'biyar, ise, marun, maarun',
  6: 'shida, isii, isi, mefa',
  7: 'bakwai, asaa, asa, meje',
  8: 'takwas, asato, mejo',
  9: 'tara, itoolu, mesan, mesaan',
  10: 'goma, iri, mewa, mewaa',
  15: 'meedogun, medogun',
  20: 'ashirin, ogun',
  30: 'talatin, ogbon',
  40: 'arbain, ogoji',
  50: 'hamsin, aadota, adota',
};
/** Hundreds with names of their own. */
export const NAMED_NUMBERS: Readonly<Record<number, string>> = {
  400: 'irinwo',
  500: 'eedegbeta, edegbeta',
  600: 'egbeta',
  1500: 'eedegbejo, edegbejo',
};

/** What multiplies only right behind its figure: '2b' is two billion, 'b' alone is nothing. */
export const MULTIPLIER_TAILS: Readonly<Record<number, string>> = { 1000000000: 'b', 1000000000000: 't' };

/** What says a digit so many times: 'double three'. */
export const DIGIT_TIMES: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };

/** What is said for a digit, and for no other number. */
export const SPOKEN_DIGITS: Readonly<Record<number, string>> = { 0: 'oh' };

/** The words around a number that is said. */
export const NUMBER_PHRASES = {
  half: 'half',
  ofHalf: 'a, of',
  one: 'a',
  and: 'and',
  plus: 'da, na',
  several: 'few, some, several, many',
  /** Behind these a number says which one, and counts nothing. */
  ordered: 'house, flat, block, blk, apartment, apt, unit, plot, room, meter, number, no, phase, zone, road, street',
} as const;
