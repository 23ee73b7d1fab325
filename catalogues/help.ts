/** A help article: a Markdown file of its name under `public/help/`. */
export interface HelpArticle {
  readonly name: string;
  readonly title: string;
  /** What it answers, in one line. */
  readonly answers: string;
}

/** The help articles, in the order in which they are listed (DECISIONS 29). */
export const HELP_ARTICLES = [
  {
    name: 'buying-power',
    title: 'Buying power',
    answers: 'For a meter of your estate, or of a distribution company.',
  },
  { name: 'airtime-and-data', title: 'Airtime and data', answers: 'Which networks, and what if the number was moved.' },
  { name: 'internet', title: 'Internet', answers: 'SPECTRANET, SMILE and SWIFT, and what to do when it is not there.' },
  { name: 'cable-tv', title: 'Cable TV', answers: 'DSTV, GOTV and STARTIMES, and error E16.' },
  { name: 'loading-a-token', title: 'Loading a token', answers: 'How the 20 digits get into your meter.' },
  {
    name: 'token-not-received',
    title: 'I paid and no token came',
    answers: 'What pending and failed mean, and how to have it sent again.',
  },
  { name: 'tokens', title: 'When a token does not work', answers: 'Rejected, used, old, or accepted but no light.' },
  {
    name: 'key-change-tokens',
    title: 'Key change tokens (KCT)',
    answers: 'Why there are three tokens, and in which order they go in.',
  },
  { name: 'meter-messages', title: 'What your meter says', answers: 'Error codes and messages, one by one.' },
  {
    name: 'reading-your-meter',
    title: 'Reading your meter',
    answers: 'The codes for units left, meter number and last token.',
  },
  { name: 'meter-number', title: 'No meter number', answers: 'Where it stands, and how your estate registers it.' },
  {
    name: 'paying-safely',
    title: 'Paying safely',
    answers: 'When your card is charged, and what happens when a payment is unclear.',
  },
  {
    name: 'payment-problems',
    title: 'Card and payment problems',
    answers: 'Declined, debited without value, charged twice, no card window.',
  },
  { name: 'fees', title: 'Fees', answers: 'What is added to what you buy, and when you see it.' },
  { name: 'receipts', title: 'Receipts', answers: 'How to have one again, as a PDF or by e-mail.' },
  {
    name: 'service-charge',
    title: 'Service charge and other services',
    answers: 'Paying by the month, and what an empty apartment pays.',
  },
  { name: 'development-levy', title: 'Development levy', answers: 'Paying it in parts, and when it stops power.' },
  { name: 'fines', title: 'Fines', answers: 'How to pay one, and what it stops.' },
  { name: 'signing-up', title: 'Signing up and signing in', answers: 'Who needs an account, and what for.' },
  { name: 'your-account', title: 'Your account', answers: 'Changing your details, password or meter.' },
  {
    name: 'chat-and-forms',
    title: 'Chat, form and table',
    answers: 'What you can write, and how to put an answer right.',
  },
  {
    name: 'running-an-estate',
    title: 'Running an estate',
    answers: 'For administrators: residents, balances, payments.',
  },
  { name: 'uploads', title: 'Uploading files', answers: 'For administrators: meters, payments and levies.' },
  { name: 'tickets', title: 'Support tickets', answers: 'Opening one, attaching proof, and reading the answer.' },
  { name: 'contact', title: 'Reaching a person', answers: 'How to write to us, and what to send along.' },
] as const satisfies readonly HelpArticle[];

/** The name of a help article. */
export type HelpArticleName = (typeof HELP_ARTICLES)[number]['name'];
