import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import type { Area, Deed } from '../../scene.ts';

const EMAIL = 'buyer@wattchat.example';
const GOOD_CARD = '4242424242424242';

const AIRTIME: readonly Deed[] = [
  { choose: 'MTN', of: 'Network' },
  { type: '08031234567', into: 'Mobile Number' },
  { type: '08031234567', into: 'Confirm Mobile Number' },
  { type: '500', into: 'Amount' },
  { press: 'PAY', within: { form: 'Airtime & Data' } },
];
const INTERNET: readonly Deed[] = [
  { choose: 'SPECTRANET', of: 'Service Provider' },
  { search: '56820', take: '56,820', of: 'Package' },
  { type: 'Ada Obi', into: 'Full name' },
  { type: EMAIL, into: 'Email' },
  { type: '1002003001', into: 'Account or user ID (card number)' },
  { press: 'PAY', within: { form: 'BUY INTERNET' } },
];

const airtime = { as: 'visitor', at: '/airtime', flow: 'airtime-page' } as const;
const internet = { as: 'visitor', at: '/data', flow: 'internet-page' } as const;
const bills = { as: 'visitor', at: '/pay-bills', flow: 'pay-bills' } as const;
const wizard = { as: 'visitor', at: '/pay-bills/wizard', flow: 'bill-wizard' } as const;
const typing = { as: 'visitor', at: '/?face=chat' } as const;
const BILL: readonly Deed[] = [
  { say: `pay postpaid bill 5000 for ekedc meter 45012342121, ${EMAIL}` },
  { see: POSTPAID.remark },
];
const on = (form: string) => ({ form });

/** What visitors buy, step by step. */
export const STOREFRONT: Area = {
  area: 'storefront',
  scenes: [
    { name: 'airtime wrong', ...airtime, do: [{ press: 'PAY', within: on('Airtime & Data') }] },
    { name: 'airtime read back', ...airtime, do: AIRTIME },
    {
      name: 'airtime card window',
      ...airtime,
      do: [...AIRTIME, { press: 'CONFIRM ₦600', within: on('Airtime & Data') }],
    },
    {
      name: 'airtime delivered',
      ...airtime,
      do: [
        ...AIRTIME,
        { press: 'CONFIRM ₦600', within: on('Airtime & Data') },
        { card: GOOD_CARD },
        { see: 'Yay! Transaction Successful' },
      ],
    },
    {
      name: 'airtime declined',
      ...airtime,
      do: [...AIRTIME, { press: 'CONFIRM ₦600', within: on('Airtime & Data') }, { card: '4000000000000002' }],
    },
    { name: 'internet wrong', ...internet, do: [{ press: 'PAY', within: on('BUY INTERNET') }] },
    { name: 'internet read back', ...internet, do: INTERNET },
    {
      name: 'internet packages searched',
      ...internet,
      do: [
        { choose: 'SPECTRANET', of: 'Service Provider' },
        { search: '56', of: 'Package' },
      ],
    },
    {
      name: 'internet packages not found',
      ...internet,
      do: [
        { choose: 'SPECTRANET', of: 'Service Provider' },
        { search: 'zzqxv', of: 'Package' },
      ],
    },
    {
      name: 'bills package searched',
      ...bills,
      do: [
        { choose: 'DSTV', of: 'Biller' },
        { press: 'CONTINUE', within: on('PAY BILLS') },
        { search: 'compact', of: 'Package' },
      ],
    },
    {
      name: 'airtime by chat card window',
      as: 'visitor',
      at: '/?face=chat',
      flow: 'airtime',
      do: [{ say: 'mtn 500 for 08031234567' }, { press: 'CONFIRM ₦600', within: 'chat' }],
    },
    { name: 'bills choose', ...bills, do: [{ choose: 'GOTV', of: 'Biller' }] },
    {
      name: 'bills package',
      ...bills,
      do: [
        { choose: 'GOTV', of: 'Biller' },
        { press: 'CONTINUE', within: on('PAY BILLS') },
      ],
    },
    {
      name: 'bills read back',
      ...bills,
      do: [
        { choose: 'GOTV', of: 'Biller' },
        { press: 'CONTINUE', within: on('PAY BILLS') },
        { choose: 'JINJA', of: 'Package' },
        { type: '7023456789', into: 'Smartcard Number' },
        { type: EMAIL, into: 'Email' },
        { press: 'CONTINUE', within: on('PAY BILLS') },
      ],
    },
    {
      name: 'wizard second page',
      ...wizard,
      do: [
        { choose: 'CABLE-TV', of: 'Category' },
        { choose: 'DSTV', of: 'Product' },
        { press: 'CONTINUE', within: on('CABLE TV AND POWER') },
      ],
    },
    { name: 'postpaid read back', ...typing, flow: 'public-power', do: BILL },
    {
      name: 'postpaid receipt',
      ...typing,
      flow: 'public-power',
      do: [...BILL, { say: 'yes' }, { card: GOOD_CARD }, { see: 'Receipt number' }],
    },
    {
      name: 'internet PINs',
      ...typing,
      flow: 'internet',
      do: [
        { say: 'spectranet unlimited for 1002006666, Ada Obi, buyer@wattchat.example' },
        { say: 'yes' },
        { card: GOOD_CARD },
        { see: 'PIN 2 of 2' },
      ],
    },
    {
      name: 'several tokens',
      ...typing,
      flow: 'public-power',
      do: [
        { say: `buy power 5000 for ekedc meter 45012346666, ${EMAIL}` },
        { say: 'yes' },
        { card: GOOD_CARD },
        { see: 'Key change, 2 of 2' },
        { say: 'my tokens' },
      ],
    },
    {
      name: 'pay by transfer',
      ...typing,
      flow: 'public-power',
      do: [
        { say: `buy power 5000 for ekedc meter 45012340001, ${EMAIL}` },
        { say: 'pay by transfer' },
        { see: 'Account number' },
      ],
    },
    { name: 'prices do not come', ...bills, calls: { priceList: 'fails' } },
  ],
};
