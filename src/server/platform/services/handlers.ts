import type { platformServices } from '#catalogues/calls/platform/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { PlatformDeps } from '../deps.ts';
import { createService } from './create-service.ts';
import { disableService, enableService } from './enable-service.ts';
import { listServices } from './list-services.ts';
import { providerFees, setProviderFee } from './provider-fees.ts';

/** The calls that set up what estates are paid for, and provider fees. */
export function platformServiceHandlers(
  deps: Pick<PlatformDeps, 'db' | 'clock'>,
): Pick<Handlers, keyof typeof platformServices> {
  return {
    monthlyServices: ({ input }) => listServices(deps.db, input),
    createService: ({ input: { service_name: name, ...input }, person }) =>
      createService(deps, person.id, { ...input, name, kind: 'service' }),
    createFee: ({ input: { serviceName: name, ...input }, person }) =>
      createService(deps, person.id, { ...input, name, kind: 'fee' }),
    enableService: ({ input, person }) => enableService(deps, person.id, input),
    disableService: ({ input, person }) => disableService(deps, person.id, input),
    providerFees: () => providerFees(deps.db),
    setProviderFee: ({ input, person }) => setProviderFee(deps, person.id, input),
  };
}
