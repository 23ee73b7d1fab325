/** On the bar of a phone that has the place of the composer, and on the composer that has taken the bar's. */
export const ACTION_BAR = { write: 'Write a message', back: 'Back to the form', pay: 'You pay' } as const;
