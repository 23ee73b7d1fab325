import * as z from 'zod/mini';
import { PHONE_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import type { Field, Fields, Values } from '#machines/kit/field.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import type { Choice } from '#machines/kit/view.ts';
import { choiceField, downMarked, EMAIL, FEE, providerChoices, shownField } from '../fields.ts';
import type { Asking } from '../purchase.ts';
import { cablePackage, SMARTCARD_FIELD } from './cable-fields.ts';
import { NAME } from './internet-fields.ts';
import { powerFields } from './public-power.ts';

/** True for the wizard's power form. */
export const wantsPower = ({ category }: Values): boolean => category === 'power';

/** The questions of the wizard (S3 section 2.7): those of its power form are public power's. */
export function wizardFields(asking: Asking): Fields {
  const { values } = asking.answers;
  const start = { category: CATEGORY, provider: productField(asking) };
  // The category stands first: it clears what a product of the other one left.
  if (wantsPower(values)) return { ...start, ...powerFields(asking), provider: start.provider, name: NAME };
  return {
    ...start,
    email: EMAIL,
    phone: PHONE,
    package: cablePackage(asking, { before: 'Choose a product first', empty: MESSAGES.chooseAPackage }),
    smartcard: SMARTCARD_FIELD,
    accountName: shownField('Account Name'),
    amount: shownField('Amount', 'money'),
    fee: FEE,
  };
}

/** A product that is named brings its category with it. */
export function withCategory(values: Values): Values {
  const sells = providerOf(values.provider ?? '')?.sells ?? [];
  if (values.category !== undefined || sells.length === 0) return values;
  return { ...values, category: sells.includes('public-power') ? 'power' : 'cable' };
}

const CATEGORY: Field = {
  ...choiceField({ label: 'Category', ask: 'Cable TV or power?', placeholder: 'Choose a category' }, [
    { value: 'cable', label: 'CABLE-TV' },
    { value: 'power', label: 'BUY POWER' },
  ]),
  clears: ['provider', 'package', 'amount'],
};

const CABLE = providerChoices('cable', ({ name }) => name);
const POWER = providerChoices('public-power', ({ name }) => name);
const PRODUCTS: Readonly<Record<string, readonly Choice[]>> = { cable: CABLE, power: POWER };

function productField({ answers: { values }, facts }: Asking): Field {
  const products = PRODUCTS[values.category ?? ''] ?? [...CABLE, ...POWER];
  const field = choiceField(
    { label: 'Product', ask: 'Which product is it?', placeholder: 'Choose a product' },
    products,
  );
  const chosen = values.provider ?? '';
  return {
    ...downMarked(downMarked(field, 'public-power', chosen, facts.down), 'cable', chosen, facts.down),
    clears: ['package'],
  };
}

const PHONE: Field = {
  label: 'Phone Number',
  ask: 'Which phone number can you be reached on?',
  kind: 'phone',
  placeholder: 'e.g. 08031234567',
  schema: z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const phone = dialled(raw);
      const good = phone.length === PHONE_DIGITS && /^\d+$/.test(phone);
      if (!good) ctx.issues.push({ code: 'custom', message: MESSAGES.checkPhoneNumber, input: raw });
      return phone;
    }),
  ),
};
