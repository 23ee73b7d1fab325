import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, refusal, tooMany } from '../http/refusals.ts';
import type { MailService } from '../mail/outbox.ts';
import { auditPage } from './audit-log.ts';
import { readCompany, setCompany } from './company.ts';
import { updateLogo } from './logo.ts';
import { deleteMeter, previewMeterDeletion } from './meters/delete-meter.ts';
import { type MovingOutDeps, moveOut, previewMoveOut } from './moving-out/move-out.ts';
import { previewRefusal, refuseResident } from './refusing/refuse-resident.ts';
import { summariseResidents } from './resident-summary.ts';
import { meterName, setBalance } from './set-balance.ts';
import { updateStatus } from './update-status.ts';
import { readVerification, setVerification, verifyResident } from './verification.ts';

type AdministrationCalls =
  | 'updateStatus'
  | 'verifyResident'
  | 'previewRefusal'
  | 'refuseResident'
  | 'residentVerification'
  | 'setResidentVerification'
  | 'estateCompany'
  | 'setEstateCompany'
  | 'meterName'
  | 'updateServicePayments'
  | 'residentSummary'
  | 'updateLogo'
  | 'auditLog'
  | 'previewMeterDeletion'
  | 'deleteMeter'
  | 'previewMoveOut'
  | 'moveOut';

/** How often one administrator reads the whole summary in ten minutes. */
const SUMMARIES = { name: 'resident-summary', points: 20, seconds: 600 } as const;
/** The summary of a large estate takes some MB and reads of the data base; those of many people wait for each other. */
const SUMMARIES_AT_ONCE = 2;

/** The calls by which an administrator runs the own estate. Which that is, the session says and nothing that is sent. */
export function administrationHandlers(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: MailService;
  readonly config: MovingOutDeps['config'];
}): Pick<Handlers, AdministrationCalls> {
  const summaries = createLimit(deps.db, SUMMARIES);
  const summarise = limitFunction((estateId: number) => summariseResidents(deps.db, estateId), {
    concurrency: SUMMARIES_AT_ONCE,
  });
  return {
    async updateStatus({ input, person }) {
      return person.estate === null ? noEstate : updateStatus(deps, person.estate, person.id, input);
    },
    async verifyResident({ input, person }) {
      return person.estate === null ? noEstate : verifyResident(deps, person.estate, person.id, input);
    },
    async previewRefusal({ input, person: { estate } }) {
      return estate === null ? noEstate : previewRefusal(deps, estate, input);
    },
    async refuseResident({ input, person: { estate, id } }) {
      return estate === null ? noEstate : refuseResident(deps, { estate, id }, input);
    },
    async residentVerification({ person }) {
      return person.estate === null ? noEstate : readVerification(deps, person.estate);
    },
    async setResidentVerification({ input, person }) {
      return person.estate === null ? noEstate : setVerification(deps, person.estate, person.id, input.required);
    },
    async estateCompany({ person }) {
      return person.estate === null ? noEstate : readCompany(deps, person.estate);
    },
    async setEstateCompany({ input, person }) {
      return person.estate === null ? noEstate : setCompany(deps, person.estate, person.id, input.company);
    },
    async meterName({ input, person }) {
      return person.estate === null ? noEstate : meterName(deps.db, person.estate, input.meter_number);
    },
    async updateServicePayments({ input, person }) {
      return person.estate === null ? noEstate : setBalance(deps, person.estate, person.id, input);
    },
    async residentSummary({ person }) {
      if (person.estate === null) return noEstate;
      const over = await summaries.take(person.id);
      if (over) return tooMany(over);
      return { status: 200, data: await summarise(person.estate.id) };
    },
    async updateLogo({ input, person }) {
      if (person.estate === null) return noEstate;
      if (input.property_id !== person.estate.id) return { status: 403, data: refusal('not-allowed') };
      return updateLogo(deps, person.estate, person.id, input.property_logo);
    },
    async previewMeterDeletion({ input, person: { estate } }) {
      return estate === null ? noEstate : previewMeterDeletion(deps, estate, input.meter_number);
    },
    async deleteMeter({ input, person: { estate, id } }) {
      return estate === null ? noEstate : deleteMeter(deps, { estate, id }, input.meter_number);
    },
    async previewMoveOut({ input, person: { estate } }) {
      return estate === null ? noEstate : previewMoveOut(deps, estate, input);
    },
    async moveOut({ input, person: { estate, id } }) {
      return estate === null ? noEstate : moveOut(deps, { estate, id }, input);
    },
    async auditLog({ input, person }) {
      return person.estate === null ? noEstate : auditPage(deps.db, person.estate.id, input);
    },
  };
}
