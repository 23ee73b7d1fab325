import type { estateDetails } from '#catalogues/calls/estate/details.ts';
import type { Handlers } from '../http/handlers.ts';
import { noEstate, noSuchEstate, refusal } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { type DetailDeps, readDetails, setDetail } from './set-detail.ts';

/** The calls about the details of an estate: of the own one, or of any for the platform administrator. */
export function estateDetailHandlers(deps: DetailDeps): Pick<Handlers, keyof typeof estateDetails> {
  return {
    async estateDetails({ input, person }) {
      const meant = estateMeant(person, input.property_id);
      if ('refused' in meant) return meant.refused;
      const details = await readDetails(deps.db, meant.id);
      return details === undefined ? noSuchEstate : { status: 200, data: details };
    },
    async setEstateDetail({ input, person }) {
      const meant = estateMeant(person, input.property_id);
      if ('refused' in meant) return meant.refused;
      if (input.detail === 'name' && person.role !== 'netplus-admin') return notAllowed;
      return setDetail(deps, person.id, meant.id, input);
    },
  };
}

/** Which estate somebody may ask about: another one than the own is refused, not ignored. */
function estateMeant({ role, estate }: Person, asked: number | undefined) {
  if (role === 'netplus-admin') return asked === undefined ? { refused: noSuchEstate } : { id: asked };
  if (estate === null) return { refused: noEstate };
  return asked === undefined || asked === estate.id ? { id: estate.id } : { refused: notAllowed };
}

const notAllowed = { status: 403, data: refusal('not-allowed') } as const;
