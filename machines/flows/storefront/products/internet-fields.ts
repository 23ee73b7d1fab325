import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Field, Fields, Values } from '#machines/kit/field.ts';
import { emailAddress, required } from '#machines/kit/fields.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { packagesOf } from '../basket.ts';
import {
  choiceField,
  downMarked,
  EMAIL,
  FEE,
  packageChoices,
  packageField,
  providerChoices,
  shownField,
} from '../fields.ts';
import { packageTitle } from '../package-title.ts';
import type { Asking } from '../purchase.ts';

/** Characters of a name that an order takes. */
const NAME_LENGTH = 80;

/** What a provider's customers are known by. */
const ACCOUNT = /^[0-9A-Za-z]{4,20}$/;

/** The questions of the internet form (S3 section 2.6); every one has to be answered (S3 section 5). */
export function internetFields(asking: Asking): Fields {
  return {
    provider: downMarked(PROVIDER, 'internet', asking.answers.values.provider ?? '', asking.facts.down),
    package: internetPackage(asking),
    name: NAME,
    email: { ...EMAIL, schema: emailAddress({ empty: MESSAGES.requiredField, invalid: MESSAGES.emailInvalid }) },
    account: ACCOUNT_FIELD,
    amount: shownField('Amount', 'money'),
    fee: FEE,
  };
}

/** The account as it is sent: without the spaces and dashes that it is printed with. */
export function accountOf({ account = '' }: Values): string {
  return digitsOf(account);
}

const PROVIDER: Field = {
  ...choiceField(
    { label: 'Service Provider', ask: 'Which internet provider is it?', placeholder: 'Choose a provider' },
    providerChoices('internet', ({ name }) => name),
  ),
  clears: ['package'],
};

function internetPackage(asking: Asking): Field {
  const { provider = '' } = asking.answers.values;
  return packageField(
    {
      label: 'Package',
      ask: 'Which package would you like?',
      before: 'Choose a provider first',
      placeholder: 'Choose a package',
    },
    packageChoices(packagesOf(provider, asking)).map((choice) => ({
      ...choice,
      label: packageTitle(provider, choice.value),
    })),
  );
}

/** Also asked by the wizard. */
export const NAME: Field = {
  label: 'Full name',
  ask: 'What is your full name?',
  kind: 'text',
  placeholder: 'First name and surname',
  schema: required(MESSAGES.requiredField).check(z.maxLength(NAME_LENGTH, SENTENCES.nameLong)),
};

const ACCOUNT_FIELD: Field = {
  label: 'Account or user ID (card number)',
  ask: 'Which account or user ID is it for? It may also be called the card number.',
  kind: 'text',
  placeholder: 'e.g. 1002003001',
  schema: z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const account = accountOf({ account: raw });
      const refuse = (message: string) => ctx.issues.push({ code: 'custom', message, input: raw });
      if (account === '') refuse(MESSAGES.requiredField);
      else if (!ACCOUNT.test(account)) refuse(SENTENCES.accountUnclear);
      return account;
    }),
  ),
};
