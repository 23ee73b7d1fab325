import { auditPage } from '../../administration/audit/audit-page.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createLimit } from '../../http/limits/rate-limit.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { PlatformDeps } from '../deps.ts';
import { listEstates } from './list-estates.ts';
import { readAdministrator } from './read-administrator.ts';
import { registerEstate } from './register-estate.ts';
import { setEstateActive } from './set-active.ts';

/** Accounts that one platform administrator opens in an hour: each one hashes a password and sends a mail. */
const REGISTRATIONS = { name: 'register-estate', points: 30, seconds: 3_600 } as const;

type EstateCalls = 'estates' | 'registerEstate' | 'setEstateActive' | 'platformAuditLog';

/** The calls about estates and their administrators. */
export function platformEstateHandlers(deps: PlatformDeps): Pick<Handlers, EstateCalls> {
  const registrations = createLimit(deps.db, REGISTRATIONS);
  return {
    estates: ({ input }) => listEstates(deps.db, input),
    async registerEstate({ input, person }) {
      const read = readAdministrator(input);
      if ('refused' in read) return read.refused;
      const over = await registrations.take(person.id);
      return over === null ? registerEstate(deps, person.id, read.good) : tooMany(over);
    },
    setEstateActive: ({ input, person }) => setEstateActive(deps, person.id, input),
    platformAuditLog: ({ input: { estate, ...asked } }) => auditPage(deps.db, estate ?? null, asked),
  };
}
