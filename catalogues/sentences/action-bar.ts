/** On the bar of a phone that has the place of the composer, and on the composer that has taken the bar's. */
export const ACTION_BAR = { write: 'Write a message', back: 'Back to the form', pay: 'You pay' } as const;

/** What a total is made of, in one line: the sum that is bought for, and what is taken for it. */
export const madeOf = (amount: string, fee: string): string => `${amount} and ${fee} convenience fee`;
