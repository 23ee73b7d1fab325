import type { Kysely } from 'kysely';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import { personOn } from '../moves/person-on.ts';
import { looksLikeAccount } from './account-shape.ts';
import { askSeller } from './ask-seller.ts';
import { companyOf } from './company.ts';
import { isVerified, type Vendors } from './port.ts';
import { termsForAnybody, termsTold } from './terms.ts';

/** Meters that one address may ask about in a minute without signing in. */
const PINGS_A_MINUTE = 60;

/** Accounts that one asker may look up in a minute: each look-up tells a stranger's name. */
const LOOK_UPS_A_MINUTE = 60;

/** The calls that ask the vendor that would sell who has a meter or an account (S2 section 7, S3 section 7). */
export function vendingHandlers(
  deps: Vendors & { readonly db: Kysely<Schema>; readonly clock: () => Date },
): Pick<Handlers, 'pingMeter' | 'validateBill'> {
  // Nobody has to sign in for this call, and each one reaches the vendor.
  const perAddress = createLimit(deps.db, { name: 'ping-meter', points: PINGS_A_MINUTE, seconds: 60, eased: true });
  const looksLikeMeter = new RegExp(`^[0-9]{${METER_DIGITS.least},${METER_DIGITS.most}}$`);
  const perAsker = createLimit(deps.db, { name: 'validate-bill', points: LOOK_UPS_A_MINUTE, seconds: 60, eased: true });
  return {
    async validateBill({ input, address, person }) {
      const { provider, destinationAccount: account } = input;
      const kind = providerOf(provider)?.sells.find(isVerified);
      if (kind === undefined) {
        return { status: 400, data: { code: 'no-accounts', message: 'This provider has no accounts to look up.' } };
      }
      if (!looksLikeAccount(kind, account)) return noAccount;
      const over = await perAsker.take(person?.id ?? address);
      if (over) return tooMany(over);
      const sold = { kind, provider, company: null };
      const asked = await askSeller(deps, sold, (seller) => seller.findAccount({ kind, provider, account }));
      if ('refused' in asked) return asked.refused;
      const { answer } = asked;
      if (answer.kind === 'not-found') return noAccount;
      if (answer.kind === 'unknown') {
        return { status: 503, data: { code: 'vendor-silent', message: MESSAGES.serviceUnavailable } };
      }
      return {
        status: 200,
        data: {
          BillAccountId: account,
          BillAccountIdDetails: answer.name,
          ...(answer.meterType === 'postpaid' && { meterType: answer.meterType }),
          ...termsForAnybody(answer.terms),
        },
      };
    },
    async pingMeter({ input, address, person }) {
      if (!looksLikeMeter.test(input.meter_number)) return { status: 200, data: { isFound: false } };
      const over = person === null ? await perAddress.take(address) : null;
      if (over) return tooMany(over);
      const company = await companyOf(deps.db, input.meter_number);
      const sold = { kind: 'power', provider: null, company } as const;
      const asked = await askSeller(deps, sold, (seller) => seller.findMeter(input.meter_number, company));
      if ('refused' in asked) return asked.refused;
      const { answer: meter } = asked;
      if (meter.kind === 'unknown') {
        return { status: 503, data: { code: 'vendor-silent', message: MESSAGES.pingFailed } };
      }
      if (meter.kind === 'not-found') return { status: 200, data: { isFound: false } };
      // What somebody owes, and where they live, is nobody else's affair.
      const own = person !== null && (await personOn(deps.db, person, input.meter_number)) !== null;
      const postpaid = meter.meterType === 'postpaid' && { meterType: meter.meterType };
      return { status: 200, data: { isFound: true, ...postpaid, ...(own && termsTold(meter.terms)) } };
    },
  };
}

const noAccount = { status: 400, data: { code: 'account-not-found', message: MESSAGES.invalidNumber } } as const;
