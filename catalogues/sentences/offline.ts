/** What is said while there is no line to the portal, and of what was kept for its return. */
export const OFFLINE = {
  line: 'You are offline. What you write is sent when the network is back. A payment never is.',
  kept: (count: number) =>
    `You are offline. ${count === 1 ? 'One message is' : `${count} messages are`} sent when the network is back. A payment never is.`,
  notPaid: 'You are offline, so nothing was paid. Please say yes again when the network is back.',
  notDone: 'You are offline, so nothing was done. Please say yes again when the network is back.',
  secret: 'You are offline, and we never keep what you type here. Please type it again when the network is back.',
  back: 'The network is back. Now I go through what you wrote.',
  full: 'You are offline, and I cannot keep more messages. Please write this one again when the network is back.',
  /** What is to be read of it once there is a line again. */
  sent: 'What you wrote waited for the network.',
  wasNotPaid: 'You were offline. Nothing was paid by this.',
  wasNotDone: 'You were offline. Nothing was done by this.',
  wasFull: 'You were offline. This message was not kept.',
  tokens: 'Your last tokens',
} as const;
