import type { Kysely } from 'kysely';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { refusal } from '../http/problems.ts';
import { createLimit } from '../http/rate-limit.ts';
import type { VendingPort } from './port.ts';

/** Meters that one address may ask about in a minute without signing in. */
const PINGS_A_MINUTE = 60;

/** The call that asks whether the vendor knows a meter (S2 section 7). */
export function vendingHandlers(deps: {
  readonly db: Kysely<Schema>;
  readonly vending: VendingPort;
}): Pick<Handlers, 'pingMeter'> {
  // Nobody has to sign in for this call, and each one reaches the vendor.
  const perAddress = createLimit(deps.db, { name: 'ping-meter', points: PINGS_A_MINUTE, seconds: 60 });
  const looksLikeMeter = new RegExp(`^[0-9]{${METER_DIGITS.least},${METER_DIGITS.most}}$`);
  return {
    async pingMeter({ input, address, person }) {
      if (!looksLikeMeter.test(input.meter_number)) return { status: 200, data: { isFound: false } };
      const over = person === null ? await perAddress.take(address) : null;
      if (over) return { status: 429, data: { ...refusal('too-many-tries'), retryAfter: over.retryAfter } };
      const meter = await deps.vending.findMeter(input.meter_number);
      if (meter.kind === 'unknown') {
        return { status: 503, data: { code: 'vendor-silent', message: MESSAGES.pingFailed } };
      }
      return { status: 200, data: { isFound: meter.kind === 'found' } };
    },
  };
}
