/** What is said of the tokens that somebody has bought. */
export const MY_TOKENS = {
  title: 'My tokens',
  none: 'No token yet.',
  first: 'Tokens that you buy stand here, with what you have typed into the meter already.',
  visitor: 'Tokens that were bought in this browser. Those of an account stand here once you are signed in.',
  toChat: 'Back to the chat',
  loaded: 'Loaded',
  copy: 'Copy',
  undo: 'Not loaded after all',
  next: 'I have loaded it',
  noted: (what: string) => `Noted as loaded: ${what}.`,
  undone: (what: string) => `Noted as not loaded: ${what}.`,
  nowType: (what: string, token: string) => `Now type ${what}: ${token}`,
  allDone: 'That was the last one.',
  allLoaded: 'All tokens of your last purchase are noted as loaded already.',
  noneLoaded: 'No token of your last purchase is noted as loaded.',
  notTicked: 'That could not be kept just now. Please tick it again.',
} as const;
