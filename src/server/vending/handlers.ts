import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Handlers } from '../http/handlers.ts';
import type { VendingPort } from './port.ts';

/** The call that asks whether the vendor knows a meter (S2 section 7). */
export function vendingHandlers(deps: { readonly vending: VendingPort }): Pick<Handlers, 'pingMeter'> {
  const looksLikeMeter = new RegExp(`^[0-9]{${METER_DIGITS.least},${METER_DIGITS.most}}$`);
  return {
    async pingMeter({ input }) {
      if (!looksLikeMeter.test(input.meter_number)) return { status: 200, data: { isFound: false } };
      const meter = await deps.vending.findMeter(input.meter_number);
      if (meter.kind === 'unknown') {
        return { status: 503, data: { code: 'vendor-silent', message: MESSAGES.pingFailed } };
      }
      return { status: 200, data: { isFound: meter.kind === 'found' } };
    },
  };
}
