import type { Phrases } from '../language.ts';

/** What is down, and what cannot be sold just now. */
export const SUPPLIES: Phrases = {
  'mobile data': 'data',
  '{0} has been down since {1}.': '{0} don dey down since {1}.',
  'It is expected back at {0}.': 'Dem dey expect am back for {0}.',
  'Nothing of it is sold until it is back.': 'We no go sell am until e come back.',
  '{0} is not down, as far as we know.': '{0} no dey down, as we take know.',
  'Nothing that we sell is down, as far as we know.': 'Nothing wey we dey sell dey down, as we take know.',
  'Nothing of it is sold until it is back, so nothing was charged.':
    'We no go sell am until e come back, so dem no charge anything.',
  '{0} cannot be sold just now. Nothing was charged. Please try again later.':
    'We no fit sell {0} now. Dem no charge anything. Abeg try again later.',
};
