import * as z from 'zod/mini';
import { AIRTIME_AMOUNT_KOBO, MOBILE_NUMBER, PHONE_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Provider } from '#catalogues/products/providers.ts';
import type { Field, Fields, Values } from '#machines/kit/field.ts';
import type { Bounds } from '#machines/kit/paying/bounds.ts';
import { networkOf } from '#machines/kit/reading/networks.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import type { Choice } from '#machines/kit/view.ts';
import { packagesOf } from '../basket.ts';
import {
  amountField,
  choiceField,
  downMarked,
  FEE,
  OPTIONAL_EMAIL,
  packageChoices,
  packageField,
  providerChoices,
} from '../fields.ts';
import type { Asking } from '../purchase.ts';

/** What a screen calls the networks, and what it says of a number that is wrong (S3 section 5). */
export interface AirtimeRules {
  readonly networkName: (provider: Provider) => string;
  readonly phone: { readonly empty: string; readonly short: string; readonly wrong: string };
  readonly confirm: { readonly empty: string; readonly short: string; readonly differs: string };
}

/** The landing page and the chat. */
export const LANDING_RULES: AirtimeRules = {
  networkName: ({ name }) => name,
  phone: {
    empty: MESSAGES.invalidPhoneNumber,
    short: MESSAGES.invalidPhoneNumber,
    wrong: MESSAGES.phoneNotCorrect,
  },
  confirm: {
    empty: MESSAGES.phoneMismatch,
    short: MESSAGES.phoneMismatch,
    differs: MESSAGES.phoneDoesNotMatch,
  },
};

/** The page /airtime, where ETISALAT keeps its name (DECISIONS 27). */
export const PAGE_RULES: AirtimeRules = {
  networkName: ({ name, pageName }) => pageName ?? name,
  phone: {
    empty: MESSAGES.requiredField,
    short: MESSAGES.checkPhoneNumber,
    wrong: MESSAGES.checkPhoneNumber,
  },
  confirm: {
    empty: MESSAGES.requiredField,
    short: MESSAGES.checkPhoneNumber,
    differs: MESSAGES.checkPhoneNumber,
  },
};

/** True for the data form. */
export const wantsData = ({ category }: Values): boolean => category === 'data';

/** The questions of airtime and data by these rules, as they stand after some answers. */
export function airtimeFields(rules: AirtimeRules): (asking: Asking) => Fields {
  const networks = providerChoices('airtime', rules.networkName);
  const network = choiceField(
    { label: 'Network', ask: 'Which network is it?', placeholder: 'Choose a network' },
    networks,
  );
  const mobile: Field = {
    label: 'Mobile Number',
    ask: 'Which mobile number is it for?',
    kind: 'phone',
    placeholder: 'e.g. 08031234567',
    schema: mobileNumber(rules.phone),
    echo: 'confirmPhone',
  };
  return (asking) => {
    const { values } = asking.answers;
    const phone = dialled(values.phone ?? '');
    const kind = wantsData(values) ? 'data' : 'airtime';
    const sorted = { ...network, choices: likelyFirst(networks, phone) };
    return {
      category: CATEGORY,
      network: downMarked(sorted, kind, values.network ?? '', asking.facts.down),
      ...(wantsData(values) ? { plan: planField(asking) } : {}),
      phone: mobile,
      confirmPhone: {
        label: 'Confirm Mobile Number',
        ask: 'Please give the mobile number once more.',
        kind: 'phone',
        placeholder: 'The same number again',
        schema: sameNumber(phone, rules.confirm),
      },
      ...(wantsData(values) ? {} : { amount: airtimeAmount(asking.facts.bounds?.airtime ?? AIRTIME_AMOUNT_KOBO) }),
      email: OPTIONAL_EMAIL,
      fee: FEE,
    };
  };
}

const CATEGORY: Field = {
  ...choiceField({ label: 'Category', ask: 'Airtime or data?', placeholder: '' }, [
    { value: 'airtime', label: 'MOBILE AIRTIME' },
    { value: 'data', label: 'MOBILE DATA' },
  ]),
  clears: ['plan', 'amount'],
};

const AMOUNT_WORDS = {
  label: 'Amount',
  ask: 'How much airtime?',
  placeholder: 'Amount in naira, e.g. 500',
  example: 'e.g. 500',
} as const;

const airtimeAmount = (bounds: Bounds): Field => amountField(AMOUNT_WORDS, bounds);

function planField(asking: Asking): Field {
  const { network = '' } = asking.answers.values;
  return packageField(
    {
      label: 'Plan',
      ask: 'Which data plan would you like?',
      before: 'Choose a network first',
      placeholder: 'Choose a plan',
    },
    packageChoices(packagesOf(network, asking)),
  );
}

/** The network that the number's prefix suggests stands first; nothing is chosen by it. */
function likelyFirst(networks: readonly Choice[], phone: string): readonly Choice[] {
  const likely = networkOf(phone);
  return [...networks].sort((one, other) => Number(other.value === likely) - Number(one.value === likely));
}

function mobileNumber(say: AirtimeRules['phone']) {
  return checked((number) => {
    if (number === '') return say.empty;
    if (number.length < PHONE_DIGITS) return say.short;
    return MOBILE_NUMBER.test(number) ? null : say.wrong;
  });
}

function sameNumber(phone: string, say: AirtimeRules['confirm']) {
  return checked((number) => {
    if (number === '') return say.empty;
    if (number.length < PHONE_DIGITS) return say.short;
    return number === phone ? null : say.differs;
  });
}

/** A schema from a mobile number as typed to the one that is dialled. */
function checked(problemOf: (number: string) => string | null) {
  return z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const number = dialled(raw);
      const message = problemOf(number);
      if (message !== null) ctx.issues.push({ code: 'custom', message, input: raw });
      return number;
    }),
  );
}
