import { MESSAGES } from '#catalogues/messages.ts';
import { COMPANIES } from '#catalogues/products/companies.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { ESTATE_PAYMENT } from '#catalogues/sentences/platform/estate-payments.ts';
import { PLATFORM_FLOW, PRODUCT_NAMES, REQUEST_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { OPERATOR } from '#catalogues/sentences/platform/operator.ts';
import { OUTAGES } from '#catalogues/sentences/platform/outages.ts';
import { SETTING_SENTENCES } from '#catalogues/sentences/platform/settings.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { SETTINGS, settingLabel } from '#catalogues/settings.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { Deed } from '../../support/by-keyboard.ts';
import type { Run } from './run.ts';

/** Yesterday, as our bank has it. */
const PAID_DAY = dayInLagos(Date.now() - 86_400_000);
const ESTATE = 'Keyboard Close';
const SERVICE = 'Lamps of the Close';
const FEE = 'Guards of the Close';
const WISH = 'Shuttle of the Close';
const NOTICE = 'Cable TV rests on Monday.';

const inEstate: Deed = { choose: ESTATE, of: 'Estate' };
const monthly = (name: string, label: string, create: string): readonly Deed[] => [
  inEstate,
  { type: name, into: label },
  { type: '1200', into: 'Monthly amount' },
  { press: create },
  { hear: PLATFORM_FLOW.newMonthly(name, ESTATE) },
  { press: PLATFORM_FLOW.createAt('₦1,200').label },
];

/** What the platform does for an estate that it registers first. */
export const ESTATE_CARE_RUNS: readonly Run[] = [
  {
    flow: 'register-estate',
    at: '/estates?view=register',
    deeds: [
      { type: ESTATE, into: 'Estate name' },
      { type: 'Bisi', into: 'Contact first name' },
      { type: 'Bakare', into: 'Contact last name' },
      { type: '08031234567', into: 'Phone' },
      { type: '4 Ring Road, Ibadan', into: 'Contact address' },
      { type: 'bisi@keyboard.example', into: 'Email' },
      { press: 'Register' },
      { hear: PLATFORM_FLOW.estateNew(ESTATE) },
      { press: 'Yes, register' },
    ],
    ends: PLATFORM_SENTENCES.estateMade(ESTATE),
  },
  {
    flow: 'estate-details',
    at: '/estates?name=keyboard',
    deeds: [
      { press: `${ESTATE_DETAIL.row} of ${ESTATE}` },
      { choose: ESTATE_DETAIL.called.phone, of: ESTATE_DETAIL.label },
      { choose: ESTATE_DETAIL.fill, of: ESTATE_DETAIL.page },
      { type: '08031234567', into: ESTATE_DETAIL.called.phone },
      { press: 'Save' },
      { hear: ESTATE_DETAIL.after('08031234567') },
      { press: ESTATE_DETAIL.yes.label },
    ],
    ends: ESTATE_DETAIL.saved(ESTATE_DETAIL.called.phone, '08031234567'),
  },
  {
    flow: 'set-estate-active',
    at: '/estates?name=keyboard',
    deeds: [
      { press: `Deactivate of ${ESTATE}` },
      { hear: PLATFORM_FLOW.nobodyThere },
      { press: PLATFORM_FLOW.deactivateIt },
      { hear: PLATFORM_SENTENCES.estateDeactivated(ESTATE) },
      { press: `Activate of ${ESTATE}` },
      { hear: PLATFORM_FLOW.everybodyPays },
      { press: PLATFORM_FLOW.activateIt },
    ],
    ends: PLATFORM_SENTENCES.estateActivated(ESTATE),
  },
  {
    flow: 'create-service',
    at: '/new-service?view=create',
    deeds: monthly(SERVICE, 'Service name', 'Create'),
    ends: MESSAGES.serviceCreated,
  },
  { flow: 'create-fee', at: '/new-fee', deeds: monthly(FEE, 'Fee name', MESSAGES.create), ends: FEE },
  {
    flow: 'enable-service',
    at: '/new-service?view=enable',
    deeds: [
      inEstate,
      { choose: 'Waste Disposal', of: 'Service' },
      { press: 'Enable' },
      { hear: PLATFORM_FLOW.enable('Waste Disposal', ESTATE) },
      { press: PLATFORM_FLOW.enableAt('₦2,500').label },
    ],
    ends: PLATFORM_SENTENCES.serviceEnabled('Waste Disposal', ESTATE),
  },
  {
    flow: 'describe-service',
    at: `/new-service?name=${encodeURIComponent(SERVICE)}`,
    deeds: [
      { press: `What it covers of ${SERVICE}` },
      { type: 'Guards at the gate', into: 'What it covers' },
      { press: 'Save' },
      { hear: PLATFORM_FLOW.describe(SERVICE, ESTATE) },
      { press: 'Yes, save it' },
      { hear: PLATFORM_SENTENCES.serviceDescribed(SERVICE, true) },
      { press: `What it covers of ${SERVICE}` },
      { press: PLATFORM_FLOW.takeAway },
      { press: 'Save' },
      { hear: PLATFORM_FLOW.describeNothing(SERVICE, ESTATE) },
      { press: 'Yes, take it away' },
    ],
    ends: PLATFORM_SENTENCES.serviceDescribed(SERVICE, false),
  },
  {
    flow: 'disable-service',
    at: `/new-service?name=${encodeURIComponent(SERVICE)}`,
    deeds: [{ press: `Disable of ${SERVICE}` }, { hear: PLATFORM_FLOW.disabledThen }, { press: 'Yes, disable it' }],
    ends: PLATFORM_SENTENCES.serviceDisabled(SERVICE, ESTATE),
  },
];

/** What the platform sets for everybody, taken back where it would stay, and how it answers a request. */
export const PLATFORM_RUNS: readonly Run[] = [
  {
    flow: 'set-provider-fee',
    at: '/new-fee',
    deeds: [
      { press: 'Change fee of Spectranet' },
      { type: '100', into: 'Convenience fee' },
      { press: 'Save' },
      { hear: PLATFORM_FLOW.feeDialog('Spectranet') },
      { press: PLATFORM_FLOW.feeTo('₦100').label },
    ],
    ends: PLATFORM_SENTENCES.feeSet('Spectranet', '₦100'),
  },
  {
    flow: 'make-request',
    at: '/requests?view=service',
    deeds: [
      { type: WISH, into: 'Service name' },
      { press: 'Send' },
      { hear: PLATFORM_FLOW.sendRequest(REQUEST_NAMES['new-service'], WISH) },
      { press: 'Yes, send it' },
    ],
    ends: PLATFORM_SENTENCES.inTouch,
  },
  {
    flow: 'answer-request',
    at: '/requests?state=open',
    deeds: [
      { press: `Answer of ${WISH}` },
      { choose: 'Declined', of: 'Answer' },
      { press: 'Answer' },
      { hear: PLATFORM_FLOW.withoutNote },
      { press: 'Yes, answer it' },
    ],
    ends: PLATFORM_SENTENCES.requestAnswered,
  },
  {
    flow: 'refund-by-hand',
    at: '/dashboard?face=chat',
    deeds: [
      { say: 'repaid by hand' },
      { hear: PLATFORM_FLOW.whichTopup },
      { say: 'POWER-0123456789ABCDEF' },
      { press: REFUND_ACCOUNT.admin.show, above: true },
    ],
    ends: REFUND_ACCOUNT.admin.notWanted,
  },
  {
    flow: 'set-notice',
    at: '/platform-settings',
    deeds: [
      { press: 'Put up a notice' },
      { type: NOTICE, into: 'Text' },
      { press: 'Save' },
      { hear: PLATFORM_FLOW.noticeDialog },
      { press: 'Yes, save it' },
      { press: 'Take it down' },
      { hear: PLATFORM_FLOW.noticeAway },
      { press: 'Yes, save it' },
    ],
    ends: PLATFORM_FLOW.noticeDown,
  },
  {
    flow: 'set-operator',
    at: '/platform-settings',
    deeds: [
      { press: `Fill in ${OPERATOR.called.address}` },
      { type: '1 Mango Close', into: 'Text' },
      { press: 'Save' },
      { hear: OPERATOR.tell(OPERATOR.called.address) },
      { press: 'Yes, save it' },
      { press: `Take away ${OPERATOR.called.address}` },
      { hear: OPERATOR.away(OPERATOR.called.address) },
      { press: 'Yes, save it' },
    ],
    ends: OPERATOR.gone,
  },
  {
    flow: 'change-setting',
    at: '/fees-and-limits?setting=orders-by-address',
    deeds: [
      { press: `${SETTING_SENTENCES.changeIt} of ${SETTINGS['orders-by-address'].label}` },
      { type: '149', into: 'Value' },
      { type: 'Fewer for a trial', into: SETTING_SENTENCES.reason },
      { press: 'Save' },
      { hear: SETTING_SENTENCES.atOnce },
      { press: 'Yes, change it' },
    ],
    ends: SETTING_SENTENCES.set(settingLabel({ name: 'orders-by-address', scope: '' }), '149'),
  },
  {
    flow: 'supply-down',
    at: '/outages?view=down',
    deeds: [
      { search: 'Aba', take: COMPANIES.aba, of: OUTAGES.supply },
      { type: 'Works on the line', into: OUTAGES.down.reason },
      { type: '4', into: OUTAGES.down.hours },
      { press: OUTAGES.down.send },
      { hear: OUTAGES.down.after },
      { press: OUTAGES.down.yes.label },
    ],
    ends: OUTAGES.down.done(COMPANIES.aba),
  },
  {
    flow: 'supply-back',
    at: '/outages',
    deeds: [
      { press: `${OUTAGES.back.label} of ${COMPANIES.aba}` },
      { hear: OUTAGES.back.after },
      { press: OUTAGES.back.yes.label },
    ],
    ends: OUTAGES.back.done(COMPANIES.aba),
  },
  {
    flow: 'estate-payment',
    at: '/statements?of=estates',
    deeds: [
      { press: `${ESTATE_PAYMENT.record} of Cedar View` },
      { type: '1500', into: ESTATE_PAYMENT.amount },
      { type: PAID_DAY, into: ESTATE_PAYMENT.day },
      { type: 'FT-BY-KEYS', into: ESTATE_PAYMENT.reference },
      { press: ESTATE_PAYMENT.record },
      { hear: ESTATE_PAYMENT.dialog('Cedar View', '₦1,500') },
      // Whether that is more than is owed depends on what was bought meanwhile.
      { press: /^Yes, (?:₦[\d,.]+ was paid|record ₦[\d,.]+, more than is owed)$/ },
    ],
    ends: /Recorded: Cedar View was paid ₦1,500\./,
  },
  {
    flow: 'estate-payment-back',
    at: '/statements?of=paid-on',
    deeds: [
      { press: `${ESTATE_PAYMENT.back.label} of ${formatDay(PAID_DAY)}` },
      { type: 'It was another estate', into: ESTATE_PAYMENT.back.reason },
      { press: ESTATE_PAYMENT.back.label },
      { hear: ESTATE_PAYMENT.back.after },
      { press: ESTATE_PAYMENT.back.yes('₦1,500').label },
    ],
    ends: /It is taken back\./,
  },
  {
    flow: 'pause-sales',
    at: '/platform-settings',
    deeds: [
      { press: `Stop selling ${PRODUCT_NAMES.fine}` },
      { hear: PLATFORM_FLOW.stoppedThen },
      { press: PLATFORM_FLOW.stopIt },
      { press: `Sell again ${PRODUCT_NAMES.fine}` },
      { hear: PLATFORM_FLOW.soldThen },
      { press: PLATFORM_FLOW.sellIt },
    ],
    ends: PLATFORM_FLOW.salesResumed(PRODUCT_NAMES.fine),
  },
];
