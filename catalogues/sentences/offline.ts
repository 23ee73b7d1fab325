/** What is said while there is no line to the portal, and of what was kept for its return. */
export const OFFLINE = {
  line: 'You are offline. What you write is kept and sent when the line is back; a payment never is.',
  kept: (count: number) =>
    `You are offline. ${count === 1 ? 'One message is' : `${count} messages are`} kept and sent when the line is back; a payment never is.`,
  notPaid: 'You are offline, so nothing was paid. Please say yes again when the line is back.',
  notDone: 'You are offline, so nothing was done. Please say yes again when the line is back.',
  secret:
    'You are offline, so what you typed was not sent, and a secret is not kept. Please type it again when the line is back.',
  back: 'The line is back. I go through what you wrote meanwhile.',
  full: 'You are offline, and no more messages can be kept. Please write this one again when the line is back.',
  tokens: 'Your last tokens',
} as const;
