import type { ProviderCode } from './providers.ts';

/**
 * The number prefixes of each network (S3 section 5). A prefix suggests the network and proves nothing, since a number
 * may be taken along to another one. 0707 and 0914 stand on no list: sources disagree, and a wrong hint is worse than none.
 */
export const NETWORK_PREFIXES = {
  mtn: [
    '0703',
    '0704',
    '0706',
    '0803',
    '0806',
    '0810',
    '0813',
    '0814',
    '0816',
    '0903',
    '0906',
    '0913',
    '0916',
    '07025',
    '07026',
  ],
  airtel: ['0701', '0708', '0802', '0808', '0812', '0901', '0902', '0904', '0907', '0911', '0912'],
  glo: ['0705', '0805', '0807', '0811', '0815', '0905', '0915'],
  etisalat: ['0809', '0817', '0818', '0908', '0909'],
} as const satisfies Partial<Record<ProviderCode, readonly string[]>>;

/** The code of a mobile network. */
export type NetworkCode = keyof typeof NETWORK_PREFIXES;
