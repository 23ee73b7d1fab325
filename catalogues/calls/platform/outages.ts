import type { Call } from '../call.ts';

/** The calls about what cannot be sold because it is down, and about our wallets with the vendors. */
export const outages = {
  outages: {
    method: 'GET',
    path: '/api/utility-admin/outages',
    access: ['netplus-admin'],
    summary: 'A page of what is down now, or of what was: since when, why, how it is known and when that ends.',
  },
  vendorWallets: {
    method: 'GET',
    path: '/api/utility-admin/wallets',
    access: ['netplus-admin'],
    summary: 'What is in our wallet with each vendor as it last said, below what it is low, and how long it lasts.',
  },
  sayDown: {
    method: 'POST',
    path: '/api/utility-admin/outages',
    access: ['netplus-admin'],
    summary: 'Say that a company or a product is down: nobody sells it until its end, or until it is said to be back.',
  },
  sayBack: {
    method: 'POST',
    path: '/api/utility-admin/outages/back',
    access: ['netplus-admin'],
    summary:
      'Say that it is back: an administrator’s word ends, and what a vendor answered is asked anew. A vendor’s own list stays.',
  },
} as const satisfies Record<string, Call>;
