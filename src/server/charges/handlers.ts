import type { charges } from '#catalogues/calls/estate/charges.ts';
import type { Handlers } from '../http/handlers.ts';
import { noEstate } from '../http/refusals.ts';
import { resumeCharges, stopCharges, takeBackCharges } from './change.ts';
import type { ChargesDeps } from './deps.ts';
import { previewCharges } from './preview.ts';
import { priceHistory } from './prices.ts';
import { chargingRule, setChargingRule } from './rule.ts';
import { chargeLines, chargeRuns } from './runs.ts';
import { startCharges } from './start.ts';

/** The calls by which an administrator charges the own estate. Which that is, the session says. */
export function chargeHandlers(deps: ChargesDeps): Pick<Handlers, keyof typeof charges> {
  return {
    chargingRule: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : chargingRule(deps, estate, input),
    setChargingRule: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : setChargingRule(deps, estate, id, input),
    priceHistory: async ({ input, person }) =>
      person.estate === null ? noEstate : priceHistory(deps, person.estate.id, person, input),
    previewCharges: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : previewCharges(deps, estate, input),
    startCharges: async ({ input: { lines, total, plan, ...charge }, person: { estate, id } }) =>
      estate === null ? noEstate : startCharges(deps, { estate, id }, charge, { lines, total, plan }),
    chargeRuns: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : chargeRuns(deps.db, estate, input),
    chargeLines: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : chargeLines(deps.db, estate, input),
    stopCharges: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : stopCharges(deps, { estate, id }, input.id),
    resumeCharges: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : resumeCharges(deps, { estate, id }, input.id),
    takeBackCharges: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : takeBackCharges(deps, { estate, id }, input),
  };
}
