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
    answers: 'For your estate’s meter, or for a distribution company’s.',
  },
  {
    name: 'airtime-and-data',
    title: 'Airtime and data',
    answers: 'Which networks we sell, and what if your number has moved.',
  },
  {
    name: 'internet',
    title: 'Internet',
    answers: 'Spectranet, Smile and Swift, and what to do if it does not come on.',
  },
  { name: 'cable-tv', title: 'Cable TV', answers: 'DStv, GOtv and StarTimes, and error E16.' },
  { name: 'loading-a-token', title: 'Loading a token', answers: 'How the 20 digits get into your meter.' },
  {
    name: 'token-not-received',
    title: 'I paid and no token came',
    answers: 'What pending and failed mean, and how to get it again.',
  },
  { name: 'tokens', title: 'When a token does not work', answers: 'Rejected, used, old, or accepted but no light.' },
  {
    name: 'key-change-tokens',
    title: 'Key change tokens (KCT)',
    answers: 'Why you got three tokens, and which one goes in first.',
  },
  { name: 'meter-messages', title: 'What your meter says', answers: 'What each message means, one by one.' },
  {
    name: 'reading-your-meter',
    title: 'Reading your meter',
    answers: 'The codes for units left, meter number and last token.',
  },
  { name: 'meter-number', title: 'No meter number', answers: 'Where to find it, and how your estate adds it.' },
  {
    name: 'paying-safely',
    title: 'Paying safely',
    answers: 'When we charge your card, and what pending means.',
  },
  {
    name: 'payment-problems',
    title: 'Card and payment problems',
    answers: 'Declined, debited for nothing, charged twice, no card window.',
  },
  { name: 'fees', title: 'Fees', answers: 'What we add to each payment, and when you see it.' },
  { name: 'receipts', title: 'Receipts', answers: 'How to get one again, as a PDF or by e-mail.' },
  {
    name: 'service-charge',
    title: 'Service charge and other services',
    answers: 'Paying by the month, and what an empty apartment pays.',
  },
  { name: 'development-levy', title: 'Development levy', answers: 'Paying it in parts, and when it stops power.' },
  { name: 'fines', title: 'Fines', answers: 'How to pay one, and what it stops.' },
  {
    name: 'signing-up',
    title: 'Signing up and signing in',
    answers: 'What you need an account for, and how to get one.',
  },
  { name: 'your-account', title: 'Your account', answers: 'Changing your details, password or meter.' },
  {
    name: 'chat-and-forms',
    title: 'Chat, form and table',
    answers: 'What you can write, and how to change an answer.',
  },
  {
    name: 'running-an-estate',
    title: 'Running an estate',
    answers: 'For administrators: residents, balances, payments.',
  },
  { name: 'uploads', title: 'Uploading files', answers: 'For administrators: meters, payments and levies.' },
  { name: 'tickets', title: 'Support tickets', answers: 'Opening one, attaching proof, and reading the answer.' },
  { name: 'contact', title: 'Reaching a person', answers: 'How to write to us, and what to tell us.' },
] as const satisfies readonly HelpArticle[];

/** The name of a help article. */
export type HelpArticleName = (typeof HELP_ARTICLES)[number]['name'];
