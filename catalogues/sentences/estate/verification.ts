/** What is said of an estate that verifies new accounts itself, or does not; `true`: it does. */
export const VERIFICATION_SENTENCES = {
  title: 'Who verifies new accounts',
  ask: 'Shall you verify new accounts yourself, or is a confirmed e-mail address enough?',
  choices: { true: 'I verify them myself', false: 'A confirmed e-mail address is enough' },
  dialog: {
    true: {
      title: 'Verify new accounts yourself?',
      lines: [
        'Until you have verified it, a new account sees no address, balance or payment of others on its meter. Residents who are verified stay so.',
      ],
    },
    false: {
      title: 'Let a confirmed e-mail address be enough?',
      lines: ['Whoever waits for you and has confirmed the address is then verified at once.'],
    },
  },
  yes: {
    true: { label: 'Yes, I verify them', formLabel: 'I verify them' },
    false: { label: 'Yes, that is enough', formLabel: 'That is enough' },
  },
  no: 'Leave it as it is',
  kept: 'It stays as it is.',
  already: {
    true: 'You verify new accounts yourself already.',
    false: 'A confirmed e-mail address is enough already.',
  },
  badge: { true: 'By you', false: 'By e-mail' },
  stands: {
    true: 'A new account sees what its meter owes and has paid once its e-mail address is confirmed and you have verified it.',
    false: 'A new account sees what its meter owes and has paid once its e-mail address is confirmed.',
  },
  change: { true: 'Let e-mail be enough', false: 'Verify them myself' },
  waiting: (count: number) =>
    count === 1 ? 'One account is not verified yet.' : `${count} accounts are not verified yet.`,
  see: 'See who',
} as const;
