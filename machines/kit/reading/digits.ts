/** A number as it was typed, without the blanks and dashes between its digits. Other signs stay: what is no number remains none. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
