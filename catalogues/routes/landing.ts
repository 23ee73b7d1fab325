import type { RouteIcon } from './route.ts';

/** An entry of the landing page's service menu (S3 section 2.2); choosing it shows its form. */
export interface MenuEntry {
  readonly label: string;
  readonly detail: string;
  readonly icon: RouteIcon;
  /** Only somebody whose home is in an estate here can use it, and signs in for it. */
  readonly estate?: true;
  /** A flow's form, the private estates' own form, or another page. */
  readonly shows: { readonly flow: string } | { readonly form: 'estate-power' } | { readonly to: string };
  /** What can be written instead. */
  readonly examples: readonly { readonly say: string; readonly label: string }[];
}

/**
 * The landing page's service menu, in its order; the first is what the page begins with. Power of one's estate and power of a company
 * are told apart by their first line, and what is not sold yet is said before anybody taps it.
 */
export const LANDING_MENU: readonly MenuEntry[] = [
  {
    label: 'BUY POWER',
    detail: 'Private estates, your meter',
    icon: 'bolt',
    estate: true,
    shows: { form: 'estate-power' },
    examples: [
      { say: 'buy power 2000', label: '₦2,000' },
      { say: 'buy power 5000', label: '₦5,000' },
      { say: 'buy power 10000', label: '₦10,000' },
    ],
  },
  {
    label: 'Buy Power from a company',
    detail: 'EKEDC, IBEDC and 4 more. IKEDC: not sold yet',
    icon: 'plug',
    shows: { flow: 'public-power' },
    examples: [
      { say: 'eko light 5000', label: 'EKEDC ₦5,000' },
      { say: 'ibadan light 5000', label: 'IBEDC ₦5,000' },
    ],
  },
  {
    label: 'Airtime & Data',
    detail: 'MTN, Glo, Airtel, 9mobile',
    icon: 'phone',
    shows: { flow: 'airtime' },
    examples: [
      { say: 'mtn 500 airtime', label: 'MTN ₦500' },
      { say: 'glo 1gb', label: 'Glo 1GB' },
    ],
  },
  {
    label: 'Buy Internet',
    detail: 'Spectranet, Smile, Swift',
    icon: 'wifi',
    shows: { flow: 'internet' },
    examples: [
      { say: 'spectranet unlimited', label: 'Spectranet Unlimited' },
      { say: 'renew smile', label: 'Smile' },
    ],
  },
  {
    label: 'Pay Bills',
    detail: 'Cable TV. Travels: not sold yet',
    icon: 'tv',
    shows: { flow: 'pay-bills' },
    examples: [
      { say: 'dstv compact', label: 'DStv Compact' },
      { say: 'gotv max', label: 'GOtv Max' },
    ],
  },
  {
    label: 'FAQ',
    detail: 'Answers without an account',
    icon: 'help',
    shows: { to: '/help' },
    examples: [
      { say: 'help', label: 'What can I do here?' },
      { say: 'how much is the fee?', label: 'How much is the fee?' },
    ],
  },
];

/** Sentences the landing page offers to try, with what each does; a phone has room for the first. */
export const LANDING_EXAMPLES = [
  { say: 'mtn 500 for 08031234567', detail: '₦500 of airtime, one sentence' },
  { say: 'buy power 5000', detail: '₦5,000 for your estate meter' },
  { say: 'dstv compact 7023456789', detail: 'a TV package' },
] as const;
