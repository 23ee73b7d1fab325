import { ESTATE_DETAIL } from '../../sentences/estate/details.ts';
import { ARRIVALS } from '../../sentences/own-account.ts';
import { CASES } from '../../sentences/platform/cases.ts';
import { ESTATE_PAYMENT } from '../../sentences/platform/estate-payments.ts';
import { PLATFORM_FLOW } from '../../sentences/platform/flows.ts';
import { OPERATOR } from '../../sentences/platform/operator.ts';
import { OUTAGES } from '../../sentences/platform/outages.ts';
import { SETTING_SENTENCES } from '../../sentences/platform/settings.ts';
import { UTTERANCE_SENTENCES } from '../../sentences/platform/utterances.ts';
import { REFUND_ACCOUNT } from '../../sentences/refund-accounts.ts';
import type { Screen } from './screen.ts';

/** Of whoever administers the platform. */
export const PLATFORM_SCREENS: readonly Screen[] = [
  {
    flow: 'estate-details',
    access: ['netplus-admin'],
    label: ESTATE_DETAIL.ofAny,
    say: ESTATE_DETAIL.sayRename,
    route: '/estates',
  },
  {
    flow: 'take-arrival-over',
    access: ['netplus-admin'],
    label: ARRIVALS.byHand.title,
    say: 'money that came',
    route: '/money-that-came',
  },
  {
    flow: 'arrival-paid',
    access: ['netplus-admin'],
    label: ARRIVALS.byHand.record,
    say: 'money that came',
    route: '/money-that-came',
  },
  // Which case is meant is said by its row, or by the button of a list that the chat told.
  {
    flow: 'take-case',
    access: ['netplus-admin'],
    label: CASES.taking,
    say: 'what is stuck',
    route: '/cases',
  },
  {
    flow: 'close-case',
    access: ['netplus-admin'],
    label: CASES.closing,
    say: 'what is stuck',
    route: '/cases',
  },
  {
    flow: 'refund-by-hand',
    access: ['netplus-admin'],
    label: REFUND_ACCOUNT.admin.label,
    say: REFUND_ACCOUNT.admin.say,
    route: '/pending-transactions',
  },
  {
    flow: 'label-utterance',
    access: ['netplus-admin'],
    label: UTTERANCE_SENTENCES.form,
    say: 'label a sentence',
    route: '/utterances',
  },
  // Which service it is about is said by its row.
  {
    flow: 'describe-service',
    access: ['netplus-admin'],
    label: PLATFORM_FLOW.describing,
    say: 'services of estates',
    route: '/new-service',
  },
  {
    flow: 'set-operator',
    access: ['netplus-admin'],
    label: OPERATOR.title,
    say: 'who runs this portal',
    route: '/platform-settings',
    preset: { active: 'true' },
  },
  {
    flow: 'change-setting',
    access: ['netplus-admin'],
    label: SETTING_SENTENCES.flow,
    say: 'change a fee',
    route: '/fees-and-limits',
  },
  {
    flow: 'supply-down',
    access: ['netplus-admin'],
    label: OUTAGES.down.title,
    say: OUTAGES.down.say,
    route: '/outages',
  },
  {
    flow: 'supply-back',
    access: ['netplus-admin'],
    label: OUTAGES.back.title,
    say: OUTAGES.back.say,
    route: '/outages',
  },
  {
    flow: 'estate-payment',
    access: ['netplus-admin'],
    label: ESTATE_PAYMENT.title,
    say: ESTATE_PAYMENT.say,
    route: '/statements',
  },
  // Which payment is meant is said by its row.
  {
    flow: 'estate-payment-back',
    access: ['netplus-admin'],
    label: ESTATE_PAYMENT.back.title,
    say: ESTATE_PAYMENT.back.say,
    route: '/statements',
  },
];
