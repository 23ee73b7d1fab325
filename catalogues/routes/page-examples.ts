import type { Language } from '../languages/language.ts';
import { PIDGIN_PAGE_EXAMPLES } from '../languages/pidgin/page-examples.ts';
import type { Role } from '../roles.ts';

/** By path and by role. */
export type PageExamples = Readonly<Record<string, Partial<Record<Role, string>>>>;

const ENGLISH: PageExamples = {
  '/dashboard': {
    'service-user': 'what did I spend last month',
    'service-owner': 'what do I owe',
    'service-admin': 'who owes levy',
    'netplus-admin': 'how much did we collect yesterday',
  },
  '/transactionHistory': {
    'service-user': 'power payments last month',
    'service-owner': 'levy payments last month',
    'service-admin': 'power payments last month',
    'netplus-admin': 'find the payment of 5050 yesterday',
  },
  '/statement-of-account': { 'service-user': 'what do I owe', 'service-owner': 'what do I owe' },
  '/my-meters': { 'service-user': 'use another meter' },
  '/my-tokens': { 'service-user': 'resend my token' },
  '/user-page': { 'service-user': 'change my phone' },
  '/monthly-prices': { 'service-admin': 'what does security cost', 'service-user': 'what does security cost' },
  '/collected-and-spent': { 'service-user': 'what did the estate spend last month', 'service-admin': 'record cash' },
  '/energy-balance': { 'service-user': 'what was lost of our energy' },
  '/who-owes': { 'service-admin': 'remind everybody who owes' },
  '/announcements': { 'service-admin': 'announce water is off tomorrow' },
  '/find-payment': { 'service-admin': 'find the payment of 5050 yesterday' },
  '/operations': { 'netplus-admin': 'which orders are stuck' },
  '/reconciliation': { 'netplus-admin': 'reconcile yesterday' },
  '/platform-settings': { 'netplus-admin': 'stop selling airtime' },
};

/**
 * What somebody may type on a page, by their language, by its path and by who is there: what the page itself is about. Who has none
 * here has their own everywhere.
 */
export const PAGE_EXAMPLES: Readonly<Record<Language, PageExamples>> = {
  english: ENGLISH,
  pidgin: PIDGIN_PAGE_EXAMPLES,
};
