import type { administrators } from '#catalogues/calls/estate/administrators.ts';
import { accountLimits } from '../accounts/deps.ts';
import { mailedLinks } from '../accounts/mailed-links.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, noSuchEstate, refusal, refused, tooMany } from '../http/refusals.ts';
import { type AdministratorDeps, invitationsTo, mayChange } from './deps.ts';
import { invite, readInvited } from './invite.ts';
import { listAdministrators } from './list.ts';
import { gone, inOffice, remove } from './remove.ts';
import { reset } from './reset.ts';
import { withdraw } from './withdraw.ts';

/** Invitations that one person sends in an hour. */
const INVITATIONS = { name: 'invitations', points: 20, seconds: 3_600 } as const;

/** The calls about who administers an estate: the own one, whatever is asked, or any for the platform administrator. */
export function administratorHandlers(
  given: Omit<AdministratorDeps, 'links'>,
): Pick<Handlers, keyof typeof administrators> {
  const { db, clock } = given;
  const deps: AdministratorDeps = { ...given, links: mailedLinks({ ...given, publicUrl: given.config.publicUrl }) };
  const limits = { invitations: createLimit(db, INVITATIONS), invitationsTo: invitationsTo(db) };
  const { resetMails } = accountLimits(db);
  return {
    async administrators({ input, person }) {
      const may = mayChange(person);
      if (may === null) return noEstate;
      const { property_id: asked, ...paging } = input;
      if (may.estateId !== 'every' && asked !== undefined && asked !== may.estateId) return notAllowed;
      return listAdministrators({ db, now: clock() }, person.id, { ...paging, estateId: asked ?? may.estateId });
    },
    async inviteAdministrator({ input, person }) {
      const may = mayChange(person);
      if (may === null) return noEstate;
      const estateId = may.estateId === 'every' ? input.property_id : may.estateId;
      if (estateId === undefined) return noSuchEstate;
      if (may.estateId !== 'every' && (input.property_id ?? estateId) !== estateId) return notAllowed;
      const read = readInvited(input);
      if ('problem' in read) return refused('invalid-input', read.problem);
      const over = (await limits.invitations.take(person.id)) ?? (await limits.invitationsTo.take(read.good.email));
      return over === null ? invite(deps, person, estateId, read.good) : tooMany(over);
    },
    async withdrawInvitation({ input, person }) {
      const may = mayChange(person);
      return may === null ? noEstate : withdraw(deps, person.id, { id: input.id, ...may });
    },
    async resetAdministrator({ input, person }) {
      const may = mayChange(person);
      if (may === null) return noEstate;
      const found = await inOffice(db, { userId: input.user_id, ...may });
      if (found === undefined) return gone;
      const over = await resetMails.take(found.email);
      return over === null ? reset(deps, person.id, found) : tooMany(over);
    },
    async removeAdministrator({ input, person }) {
      const may = mayChange(person);
      return may === null ? noEstate : remove(deps, person.id, { userId: input.user_id, ...may });
    },
  };
}

const notAllowed = { status: 403, data: refusal('not-allowed') } as const;
