import type { Handlers } from '../../http/handlers.ts';
import { readSettings } from '../../read-settings.ts';
import type { PlatformDeps } from '../deps.ts';
import { setSettings } from './set-settings.ts';

type SettingCalls = 'platformSettings' | 'setPlatformSettings' | 'portalNotice';

/** The calls about the settings of the platform. */
export function settingHandlers(deps: Pick<PlatformDeps, 'db' | 'clock'>): Pick<Handlers, SettingCalls> {
  const read = async () => ({ status: 200, data: await readSettings(deps.db) }) as const;
  return {
    platformSettings: read,
    portalNotice: read,
    setPlatformSettings: ({ input, person }) => setSettings(deps, person.id, input),
  };
}
