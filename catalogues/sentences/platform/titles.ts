/** What pages of the platform are called where routes name them: the first screen has these, and not all that those pages say. */
export const TITLES = {
  operations: 'Operations',
  stuck: 'Stuck orders',
  answers: 'What providers answered',
  cases: 'Cases',
  outages: 'Outages and wallets',
  down: 'Say that something is down',
} as const;
