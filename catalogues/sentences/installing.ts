/** The offer to keep the portal among the apps of a device: what is said, how it is done by hand, and the answers. */
export const INSTALLING = {
  line: 'Keep Wattchat among your apps? It opens without a line too.',
  how: 'Keep Wattchat on your home screen? Tap Share, then Add to Home Screen.',
  install: 'Install it',
  done: 'I have done it',
  no: 'No, thanks',
} as const;
