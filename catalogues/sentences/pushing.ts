/** Messages to a device where a token was late: the offer, the setting, and what stands on the lock screen, which anybody reads. */
export const PUSHING = {
  title: 'Messages on this device',
  about:
    'When a token was late and arrives, this device says so. The message has no digits in it: they are in Wattchat.',
  offer: 'Tell me on this device when it is here',
  on: 'On. This device says when a late token arrives.',
  off: 'Off on this device.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  refused: 'Your browser does not let me. Its settings for this page say so, under notifications.',
  failed: 'That did not work just now. Please try again.',
  none: 'This browser cannot take messages. On an iPhone it can once Wattchat stands on the home screen.',
  arrived: 'Your electricity token is here',
  open: 'Open Wattchat to see it.',
} as const;
