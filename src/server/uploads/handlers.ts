import { limitFunction } from 'p-limit';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import type { ChangeDeps, OwnEstate } from '../administration/own-estate.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, refusal, tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { type FileJob, isNamedAsRows, unreadable } from './file-job.ts';
import { countLevies, leviesPage, previewLevies, uploadLevies } from './levies.ts';
import { listedMeters } from './listed-meters.ts';
import { type MetersJob, metersPage, uploadMeters, validateMeters } from './meters.ts';
import { previewPayments, uploadPayments } from './payments.ts';

type UploadCalls =
  | 'validateMeters'
  | 'uploadMeters'
  | 'meterUploads'
  | 'uploadedMeters'
  | 'uploadServicePayments'
  | 'previewServicePayments'
  | 'uploadDevLevy'
  | 'previewDevLevy'
  | 'devLevies'
  | 'uploadedLevies';

/** How often one administrator uploads in ten minutes: a file, mended and sent again, many times over. */
const UPLOADS_OF_ONE = { name: 'uploads', points: 60, seconds: 600 } as const;
/** Of each kind. A long file takes much memory and many writes; those of many people wait for each other. */
const AT_ONCE = 1;

const notOwn = { status: 403, data: refusal('not-allowed') } as const;

/** The calls by which an administrator uploads files of rows. Of which estate, the session says and nothing that is sent. */
export function uploadHandlers(deps: ChangeDeps): Pick<Handlers, UploadCalls> {
  const { db } = deps;
  const uploads = createLimit(db, UPLOADS_OF_ONE);
  const validate = limitFunction((job: FileJob) => validateMeters(db, job.estate.id, job.file, job.signal), {
    concurrency: AT_ONCE,
  });
  const meters = limitFunction((job: MetersJob) => uploadMeters(deps, job), { concurrency: AT_ONCE });
  const payments = limitFunction((job: FileJob) => uploadPayments(deps, job), { concurrency: AT_ONCE });
  const levies = limitFunction((job: FileJob) => uploadLevies(deps, job), { concurrency: AT_ONCE });

  const payable = limitFunction((job: FileJob) => previewPayments(deps, job), { concurrency: AT_ONCE });
  const chargeable = limitFunction((job: FileJob) => previewLevies(deps, job), { concurrency: AT_ONCE });

  /** Let somebody upload something to the own estate, not too often. */
  async function uploading<T>(
    { estate, id }: Person,
    work: (estate: OwnEstate, actor: string) => Promise<T>,
    file?: Blob,
  ) {
    if (estate === null) return noEstate;
    if (file !== undefined && !isNamedAsRows(file)) return unreadable(ROW_SENTENCES.notText);
    const over = await uploads.take(id);
    return over === null ? work(estate, id) : tooMany(over);
  }

  return {
    async validateMeters({ input, person, signal }) {
      if (isForeign(person, input.property_id)) return notOwn;
      return uploading(
        person,
        (estate, actor) => validate({ estate, actor, file: input.dataset, signal }),
        input.dataset,
      );
    },
    async uploadMeters({ input, person }) {
      if (isForeign(person, input.property_id)) return notOwn;
      return uploading(person, (estate, actor) => meters({ estate, actor, given: input.meter_details }));
    },
    async uploadServicePayments({ input, person, signal }) {
      const file = input.dataset ?? input.myFile;
      if (file === undefined) return unreadable(MESSAGES.selectAFile);
      return uploading(person, (estate, actor) => payments({ estate, actor, file, signal }), file);
    },
    async previewServicePayments({ input, person, signal }) {
      return uploading(
        person,
        (estate, actor) => payable({ estate, actor, file: input.dataset, signal }),
        input.dataset,
      );
    },
    async previewDevLevy({ input, person, signal }) {
      if (isForeign(person, input.property_id)) return notOwn;
      return uploading(
        person,
        (estate, actor) => chargeable({ estate, actor, file: input.dataset, signal }),
        input.dataset,
      );
    },
    async uploadDevLevy({ input, person, signal }) {
      if (isForeign(person, input.property_id)) return notOwn;
      return uploading(
        person,
        (estate, actor) => levies({ estate, actor, file: input.dataset, signal }),
        input.dataset,
      );
    },
    async meterUploads({ input, person: { estate } }) {
      if (estate === null) return noEstate;
      if (input.property_id !== estate.id) return notOwn;
      return { status: 200, data: await metersPage(db, estate.id, input.page) };
    },
    async uploadedMeters({ input: { property_id, ...asked }, person: { estate } }) {
      if (estate === null) return noEstate;
      if (property_id !== estate.id) return notOwn;
      return { status: 200, data: await listedMeters(db, estate.id, asked) };
    },
    async devLevies({ input, person: { estate } }) {
      if (estate === null) return noEstate;
      return { status: 200, data: await leviesPage(db, estate.id, input.page) };
    },
    async uploadedLevies({ input: { page }, person: { estate } }) {
      if (estate === null) return noEstate;
      const [levies, total] = [await leviesPage(db, estate.id, page), await countLevies(db, estate.id)];
      return { status: 200, data: { levies, total, page } };
    },
  };
}

const isForeign = ({ estate }: Person, propertyId: number): boolean => estate !== null && estate.id !== propertyId;
