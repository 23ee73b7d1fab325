import { MESSAGES } from '#catalogues/messages.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';
import { readOf } from '../read.ts';
import type { MessageRow } from '../row.ts';

type Values = Readonly<Record<string, string>>;

const INTERNET = {
  provider: 'smile',
  package: '1GB FlexiDaily',
  name: 'Ngozi Obi',
  email: 'ngozi@mail.example',
  account: '1002003001',
} as const;
const CABLE = { provider: 'dstv', package: 'COMPACT', smartcard: '7023456789', email: 'ngozi@mail.example' } as const;
const MOBILE = '08031234567';

/** A form of the storefront, filled in and sent. */
async function sent(flow: string, values: Values, given: Partial<Script> = {}) {
  const form = await shop(flow, given);
  await form.fill(values);
  await form.press('NEXT');
  return form;
}

async function internetPaid(card: 'captured' | 'failed' | 'closed', given: Partial<Script> = {}) {
  const form = await sent('internet', INTERNET, given);
  await form.press('CONFIRM');
  await form.widget(card);
  return readOf(form.view());
}

/** The wizard's second step for cable television, answered so. */
async function wizard(values: Values) {
  const form = await sent('bill-wizard', { category: 'cable', provider: 'dstv' });
  await form.fill({ email: 'ngozi@mail.example', phone: MOBILE, package: 'COMPACT', ...values });
  await form.press('NEXT');
  return readOf(form.view());
}

const airtime = async (values: Values, flow = 'airtime') =>
  readOf((await sent(flow, { network: 'mtn', phone: MOBILE, confirmPhone: MOBILE, amount: '500', ...values })).view());

const unavailable = async () => {
  const form = await sent('internet', INTERNET);
  await form.press('CONFIRM');
  await form.widget('unavailable');
  return readOf(form.view());
};

/** What anybody buys without an account. */
export const STOREFRONT_ROWS: readonly MessageRow[] = [
  {
    message: MESSAGES.checkPhoneNumber,
    places: ['S3'],
    when: 'On /airtime the number is not the same the second time.',
    bring: () => airtime({ confirmPhone: '08031234568' }, 'airtime-page'),
  },
  {
    message: MESSAGES.phoneNotCorrect,
    places: ['S3'],
    when: 'On the landing page a number of eleven digits is no mobile number.',
    bring: () => airtime({ phone: '06031234567' }),
  },
  {
    message: MESSAGES.phoneDoesNotMatch,
    places: ['S3'],
    when: 'On the landing page the second number is another one.',
    bring: () => airtime({ confirmPhone: '08031234568' }),
  },
  {
    message: MESSAGES.invalidPhoneNumber,
    places: ['S3'],
    when: 'On the landing page the number is too short.',
    bring: () => airtime({ phone: '0803123456' }),
  },
  {
    message: MESSAGES.phoneMismatch,
    places: ['S3'],
    when: 'On the landing page the second number is too short.',
    bring: () => airtime({ confirmPhone: '0803123456' }),
  },
  {
    message: MESSAGES.invalidForm,
    places: ['S3'],
    when: 'The form of /airtime is sent with something wrong in it.',
    bring: () => airtime({ phone: '0803' }, 'airtime-page'),
  },
  {
    message: MESSAGES.serviceUnavailable,
    places: ['S3'],
    when: 'The fee of a provider cannot be looked up.',
    bring: async () => readOf((await sent('internet', INTERNET, { fee: 'down' })).view()),
  },
  {
    message: MESSAGES.transactionSuccessful,
    places: ['S3'],
    when: 'Internet is paid for and delivered.',
    bring: () => internetPaid('captured'),
  },
  {
    message: MESSAGES.transactionFailed,
    places: ['S3'],
    when: 'The card for internet is declined.',
    bring: () => internetPaid('failed', { report: ['failed'] }),
  },
  {
    message: MESSAGES.serverError,
    places: ['S3'],
    when: 'The purchase is answered with neither success nor refusal, so its outcome is unknown.',
    bring: () => internetPaid('captured', { report: ['unknown'], state: 'pending' }),
  },
  {
    message: MESSAGES.widgetClosed,
    places: ['S3'],
    when: 'The card window is closed without a result.',
    bring: () => internetPaid('closed', { report: ['not-paid'] }),
  },
  {
    message: MESSAGES.widgetNotLoaded,
    places: ['S3'],
    when: 'The card window cannot be loaded.',
    bring: unavailable,
  },
  {
    message: MESSAGES.invalidNumber,
    places: ['S3'],
    when: 'The provider does not know the smartcard number.',
    bring: async () => readOf((await payBills({ holder: 'unknown' })).view()),
  },
  {
    message: MESSAGES.checkCardNumber,
    places: ['S3'],
    when: 'The provider knows the smartcard number and names nobody.',
    bring: async () => readOf((await payBills({ holder: 'nameless' })).view()),
  },
  {
    message: MESSAGES.pleaseFillForm,
    places: ['S3'],
    when: 'The first step of the wizard is sent without a product.',
    bring: async () => readOf((await sent('bill-wizard', { category: 'cable' })).view()),
  },
  {
    message: MESSAGES.chooseAPackage,
    places: ['S3'],
    when: 'The wizard is sent on without a package.',
    bring: () => wizard({ package: '' }),
  },
];

async function payBills(given: Partial<Script>) {
  const { provider, ...rest } = CABLE;
  const form = await sent('pay-bills', { provider }, given);
  await form.fill(rest);
  await form.press('NEXT');
  return form;
}
