/** A help article: a Markdown file of its name under `public/help/`. */
export interface HelpArticle {
  readonly name: string;
  readonly title: string;
  /** What it answers, in one line. */
  readonly answers: string;
}

/** The help articles, in the order in which they are listed (DECISIONS 29). */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  {
    name: 'buying-power',
    title: 'Buying power',
    answers: 'For a meter of your estate, or of a distribution company.',
  },
  { name: 'airtime-and-data', title: 'Airtime and data', answers: 'Which networks, and what if the number was moved.' },
  { name: 'internet', title: 'Internet', answers: 'SPECTRANET, SMILE and SWIFT, and what to do when it is not there.' },
  { name: 'cable-tv', title: 'Cable TV', answers: 'DSTV, GOTV and STARTIMES, and error E16.' },
  {
    name: 'paying-safely',
    title: 'Paying safely',
    answers: 'When your card is charged, and what happens when a payment is unclear.',
  },
  { name: 'tokens', title: 'When a token does not work', answers: 'Rejected, used, old, or accepted but no light.' },
  { name: 'fees', title: 'Fees', answers: 'What is added to what you buy, and when you see it.' },
  { name: 'contact', title: 'Reaching a person', answers: 'How to write to us, and what to send along.' },
];
