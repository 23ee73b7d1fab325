/** Sentences that only the terminal says; all else it says is the conversation's. */
export const TERMINAL = {
  goodbye: 'Goodbye. A payment that is under way goes on by itself.',
  ending: (soon: string) => `${soon} To stay, write anything.`,
  pressAgain: 'Press Ctrl-C once more, or type "exit", to leave.',
  stillBusy: 'This is still going on. Press Ctrl-C once more to leave. You still get what you paid for.',
  noFile: 'There is no such file, or it is too large.',
  numberOrName: 'A number of the list, or what it is called:',
  cards: 'Number of a test card, a card number, or "close":',
  codeAsked: 'One-time code > ',
  payElsewhere: (portal: string, orderId: string) =>
    `Card windows need a browser. Open ${portal}, sign in, and pay order ${orderId} there. Then press Enter here to see if it is paid, or type "close" to leave it.`,
  payOnPage: (page: string) =>
    `Open this address in a browser and pay there:\n${page}\nThen press Enter here to see if it is paid, or type "close" to leave it.`,
  widgetSilent: 'The card window does not answer. Asking the bank ...',
  hiddenPrompt: '(not shown) > ',
  hidden: '••••••••',
  more: (lines: number) =>
    `-- ${lines} more ${lines === 1 ? 'line' : 'lines'}: Enter goes on, q leaves the rest out -- `,
  previewPage: (at: number, of: number) => `Page ${at} of ${of}: "page 2" shows another.`,
  offeredFiles: (names: readonly string[]) => `Type the name of a file to keep it: ${names.join(', ')}`,
  pageOf: (at: number, of: number, total: number) => `Page ${at} of ${of}, ${total} in all.`,
  pageCommands: 'On this page:',
  signInFirst: 'That page needs an account: type "sign in", and then its address again.',
  noSuchPage: 'There is no such page. Type "/" and press Tab to see them all.',
  notYours: 'That page is not for your account.',
  loading: 'This page could not be loaded just now. Please try again.',
  notice: (text: string) => `Notice: ${text}`,
  noticeNow: (text: string | null) =>
    text === null ? 'There is no notice.' : `The notice that everybody sees: ${text}`,
  attached: (name: string, detail: string) => `${name} (${detail}), "keep ${name}" saves it`,
  unverified: 'Your e-mail address is not confirmed yet.',
  noPage: 'No page is open.',
  notUnderstood:
    'That line is not understood: send {"say"}, {"event"}, {"card"}, {"secret"}, {"file"}, {"keep"}, {"open"}, {"start"}, {"page"} or {"leave"}.',
  noSecretAsked: 'No masked answer is asked for now.',
  noCardWindow: 'No card window is open.',
  help: [
    'Tab completes answers, commands, addresses and the names of files; the arrow keys bring back what you typed.',
    'The path of a file answers where a file is asked for. "receipt for POWER-... > bills/march.pdf" saves to a path.',
    '"show as form" shows a whole step. "show as table" shows the list of the portal. An address such as /tables opens a page.',
    'Ctrl-C once cancels what is open, twice leaves; Ctrl-D or "exit" leaves.',
  ],
  usage: [
    'npm run chat -- [options]',
    '',
    '  --url ADDRESS   talk to the portal at this address; without it one is started here, on the same data',
    '  --json          for programs: one JSON object a line in, one out',
    '  --folder PATH   where files that are handed out are saved; else where it was started',
    '  --no-history    do not keep what is typed from one time to the next',
    '  --help          this',
  ],
} as const;
