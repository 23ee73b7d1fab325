import { SOMEBODY_ELSE } from '../words.ts';

/** How a sentence says whom something is bought for, or for which place. */
export const BENEFICIARY_PHRASES = {
  /** What leads to them: 'for my wife', 'give my brother', 'inside my mama phone'. */
  leads: 'for, to, give, 4, on, into, inside, at, in, fun, ma, nye',
  /** 'His' and 'her' tell of others, who buy for themselves. */
  owner: 'my, our, the, a, an, this, that, dat, dis, one, some, any',
  /** Whoever stands there without an owner. */
  someone: `him, her, them, am, us, ${SOMEBODY_ELSE}, mummy, mumsy, popsie, daddy, baba, mama, mom, grandma, grandpa, bro, bros, sis, sister, broda, madam, oga, alhaji, alhaja, hajia, hajiya, pastor, driver, cook, gateman, gatekeeper, mechanic, tailor, tenant, landlord, landlady, nephew, niece, in-law, girlfriend, boyfriend, babe, bae, roommate, classmate, customer, customers, apprentice, secretary, neighbor, bf, gf`,
  /** What somebody has there that something is bought for: 'my brother phone'. */
  theirs:
    'phone, line, sim, number, meter, decoder, house, flat, place, shop, office, room, store, parlour, tablet, modem, router, side, own',
  /** Never one of them: what comes behind says something else. */
  never:
    'i, you, we, una, who, what, when, why, how, if, because, cos, but, and, is, are, was, were, na, dey, don, has, have, had, no, not, never, free, nothing, real, sale, instance, example, sure, now, today, tomorrow, yesterday, it, make, so',
};
