/** What pages, menus and the first lines of a conversation call the second factor by: the rest is loaded with what says it. */
export const SECOND_FACTOR_TITLES = {
  page: 'Second factor',
  title: 'Set up a second factor',
  say: 'set up second factor',
  codesTyped: { say: 'new recovery codes' },
  removeTyped: { say: 'remove second factor' },
  giveTyped: { say: 'give a code' },
  giveTitle: 'Give a code',
  codesTitle: 'New recovery codes',
  removeTitle: 'Remove the second factor',
  resetTitle: 'Reset a second factor',
  line: 'Please set up your second factor: nothing else is open to you before.',
} as const;
