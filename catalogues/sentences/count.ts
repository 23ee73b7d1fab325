/** A whole count as a person reads it: `1,204`. Sentences are full of them from the first moment on, too early for `Intl`. */
export const formatCount = (of: number): string => String(of).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** So many of something: `1 top-up`, `3 top-ups`. */
export const many = (of: number, one: string, more: string): string => `${formatCount(of)} ${of === 1 ? one : more}`;
