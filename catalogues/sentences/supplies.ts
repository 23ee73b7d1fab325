/** What each product is called behind the name of its provider. */
const PRODUCTS: Readonly<Record<string, string>> = {
  airtime: 'airtime',
  data: 'mobile data',
  internet: 'internet',
  cable: 'TV',
};

/** What is said of what is down, and of what cannot be sold for another reason of ours. */
export const SUPPLY_SENTENCES = {
  product: (provider: string, kind: string) => `${provider} ${PRODUCTS[kind] ?? kind}`,
  /** `since`: an hour of today, or an hour of a day. */
  down: (label: string, since: string) => `${label} has been down since ${since}.`,
  /** Beside a choice: what stands there already, which may be nothing, and since when it is down. */
  choice: (detail: string, since: string) => [detail, `down since ${since}`].filter(Boolean).join('; '),
  why: (reason: string) => `Reason: ${reason}.`,
  back: (until: string) => `It is expected back at ${until}.`,
  stopped: 'Nothing of it is sold until it is back.',
  notSold: 'Nothing of it is sold until it is back, so nothing was charged.',
  isUp: (label: string) => `${label} is not down, as far as we know.`,
  nothingDown: 'Nothing that we sell is down, as far as we know.',
  noFunds: (label: string) => `${label} cannot be sold just now. Nothing was charged. Please try again later.`,
} as const;
