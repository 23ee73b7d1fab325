import type { PageExamples } from '../../routes/page-examples.ts';

/** What somebody may type on a page in Pidgin: sentences that are understood, each of the same meaning as the English one. */
export const PIDGIN_PAGE_EXAMPLES: PageExamples = {
  '/dashboard': {
    'service-user': 'how much I spend last month',
    'service-owner': 'how much I dey owe',
    'service-admin': 'who dey owe levy',
    'netplus-admin': 'how much we collect yesterday',
  },
  '/transactionHistory': {
    'service-user': 'show me my light payments last month',
    'service-owner': 'show me my levy payments last month',
    'service-admin': 'show me light payments last month',
    'netplus-admin': 'abeg find the payment of 5050 yesterday',
  },
  '/statement-of-account': { 'service-user': 'how much I dey owe', 'service-owner': 'how much I dey owe' },
  '/my-meters': { 'service-user': 'abeg use another meter' },
  '/my-tokens': { 'service-user': 'abeg resend my token' },
  '/user-page': { 'service-user': 'abeg change my phone' },
  '/monthly-prices': { 'service-admin': 'wetin security dey cost', 'service-user': 'wetin security dey cost' },
  '/collected-and-spent': {
    'service-user': 'wetin the estate spend last month',
    'service-admin': 'abeg record cash',
  },
  '/energy-balance': { 'service-user': 'how much of our energy loss' },
  '/who-owes': { 'service-admin': 'remind everybody wey dey owe' },
  '/announcements': { 'service-admin': 'abeg announce water is off tomorrow' },
  '/find-payment': { 'service-admin': 'abeg find the payment of 5050 yesterday' },
  '/operations': { 'netplus-admin': 'which orders hang' },
  '/reconciliation': { 'netplus-admin': 'abeg reconcile yesterday' },
  '/platform-settings': { 'netplus-admin': 'make we stop to sell airtime' },
};
