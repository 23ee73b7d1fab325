import type { platformEstates } from '#catalogues/calls/platform/estates.ts';
import type { outages } from '#catalogues/calls/platform/outages.ts';
import type { platformServices } from '#catalogues/calls/platform/services.ts';
import type { settings } from '#catalogues/calls/platform/settings.ts';
import type { Handlers } from '../http/handlers.ts';
import { operatorSettingHandlers } from '../settings/handlers.ts';
import { vendorsUnfit } from '../vending/vendors-fit.ts';
import type { PlatformDeps } from './deps.ts';
import { describeService, disableService, enableService } from './enable-service.ts';
import { platformEstateHandlers } from './estates.ts';
import { operatorHandlers } from './operator.ts';
import { outageHandlers } from './outages.ts';
import { providerFees, setProviderFee } from './provider-fees.ts';
import { requestHandlers } from './requests.ts';
import { createService, listServices } from './services.ts';
import { settingHandlers } from './settings.ts';

/** The calls by which the platform's administrators run estates, services, fees, requests and settings. */
export function platformHandlers(
  deps: PlatformDeps,
): Pick<
  Handlers,
  keyof typeof platformEstates | keyof typeof platformServices | keyof typeof settings | keyof typeof outages
> {
  return {
    ...platformEstateHandlers(deps),
    ...platformServiceHandlers(deps),
    ...requestHandlers(deps),
    ...settingHandlers(deps),
    ...operatorHandlers(deps),
    ...outageHandlers(deps),
    ...operatorSettingHandlers({ ...deps, vendorsUnfit: (scope, list) => vendorsUnfit(deps, scope, list) }),
  };
}

/** The calls that set up what estates are paid for, and provider fees. */
function platformServiceHandlers(
  deps: Pick<PlatformDeps, 'db' | 'clock'>,
): Pick<Handlers, keyof typeof platformServices> {
  return {
    monthlyServices: ({ input }) => listServices(deps, input),
    createService: ({ input: { service_name: name, ...input }, person }) =>
      createService(deps, person.id, { ...input, name, kind: 'service' }),
    createFee: ({ input: { serviceName: name, ...input }, person }) =>
      createService(deps, person.id, { ...input, name, kind: 'fee' }),
    enableService: ({ input, person }) => enableService(deps, person.id, input),
    disableService: ({ input, person }) => disableService(deps, person.id, input),
    describeService: ({ input, person }) => describeService(deps, person.id, input),
    providerFees: () => providerFees(deps),
    setProviderFee: ({ input, person }) => setProviderFee(deps, person.id, input),
  };
}
