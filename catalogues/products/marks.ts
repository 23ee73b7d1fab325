import type { Company } from './companies.ts';
import { type ProviderCode, providerOf } from './providers.ts';

/**
 * What stands beside the name of a company where it is one of several to choose from: its initials on the colour that people know it
 * by, drawn by us. No company has given us its logo, and none is copied.
 */
export interface Mark {
  readonly letters: string;
  /** The colour of the chip, and that of the letters on it: at least 4.5 to 1. */
  readonly ground: `#${string}`;
  readonly ink: `#${string}`;
}

const WHITE = '#ffffff';
const BLACK = '#161616';

/** Networks, internet and cable TV; a distribution company has the mark of its company. */
const SELLERS: Readonly<Record<Exclude<ProviderCode, `phcn${string}`>, Mark>> = {
  mtn: { letters: 'M', ground: '#ffcb05', ink: BLACK },
  airtel: { letters: 'A', ground: '#d0021b', ink: WHITE },
  glo: { letters: 'G', ground: '#2e7d32', ink: WHITE },
  etisalat: { letters: '9', ground: '#b5d334', ink: BLACK },
  spectranet: { letters: 'S', ground: '#b3122a', ink: WHITE },
  smile: { letters: 'S', ground: '#7ac943', ink: BLACK },
  swift: { letters: 'S', ground: '#0b5fa5', ink: WHITE },
  dstv: { letters: 'D', ground: '#0067b9', ink: WHITE },
  gotv: { letters: 'G', ground: '#f4d00c', ink: BLACK },
  startimes: { letters: 'S', ground: '#f7941d', ink: BLACK },
};

const COMPANY_MARKS: Readonly<Record<Company, Mark>> = {
  aba: { letters: 'AP', ground: '#00695c', ink: WHITE },
  abuja: { letters: 'AE', ground: '#f9a825', ink: BLACK },
  benin: { letters: 'BE', ground: '#6a1b9a', ink: WHITE },
  eko: { letters: 'EK', ground: '#c62828', ink: WHITE },
  enugu: { letters: 'EE', ground: '#0d47a1', ink: WHITE },
  ibadan: { letters: 'IB', ground: '#1b5e20', ink: WHITE },
  ikeja: { letters: 'IK', ground: '#b71c1c', ink: WHITE },
  jos: { letters: 'JE', ground: '#283593', ink: WHITE },
  kaduna: { letters: 'KA', ground: '#004d40', ink: WHITE },
  kano: { letters: 'KE', ground: '#33691e', ink: WHITE },
  portharcourt: { letters: 'PH', ground: '#01579b', ink: WHITE },
  yola: { letters: 'YE', ground: '#4e342e', ink: WHITE },
};

const MARKS: ReadonlyMap<string, Mark> = new Map([...Object.entries(SELLERS), ...Object.entries(COMPANY_MARKS)]);

/** The mark of a provider or of a distribution company, by its code; undefined where there is none. */
export const markOf = (code: string): Mark | undefined => MARKS.get(providerOf(code)?.company ?? code);
