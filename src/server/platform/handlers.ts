import type { platformEstates } from '#catalogues/calls/platform/estates.ts';
import type { platformServices } from '#catalogues/calls/platform/services.ts';
import type { Handlers } from '../http/handlers.ts';
import type { PlatformDeps } from './deps.ts';
import { platformEstateHandlers } from './estates/handlers.ts';
import { requestHandlers } from './requests/handlers.ts';
import { platformServiceHandlers } from './services/handlers.ts';
import { settingHandlers } from './settings/handlers.ts';

/** The calls by which the platform's administrators run estates, services, fees, requests and settings. */
export function platformHandlers(
  deps: PlatformDeps,
): Pick<Handlers, keyof typeof platformEstates | keyof typeof platformServices> {
  return {
    ...platformEstateHandlers(deps),
    ...platformServiceHandlers(deps),
    ...requestHandlers(deps),
    ...settingHandlers(deps),
  };
}
