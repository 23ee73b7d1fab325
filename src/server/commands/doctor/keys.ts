import type { Kysely } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import { serversWithout } from '../../keys/beside.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { SEALED_NAMES, type SealedBy, sealedElse, signedElse, unknownOf } from '../../keys/reseal.ts';
import { bad, type Finding, good, warning } from './finding.ts';

/** Where an exchange of keys is described. */
const PAGE = 'docs/operations/keys.md';

/** Whether anything hangs on a former key still, on one that is not here, or is signed so that a server beside cannot read it. */
export async function checkKeys(db: Kysely<Schema>, keys: Keyring, now: Date): Promise<Finding[]> {
  const { present, former } = keys;
  const found: Finding[] = [];
  const blind = await serversWithout(db, present, now);
  if (blind.length > 0)
    found.push(
      bad(
        'Keys',
        `the present key ${present.id} is not with ${blind.join(', ')}: who is signed in here is sent away there, and nothing is sealed anew.`,
        `Set AUTH_SECRET_FORMER there to it first, and exchange then: ${PAGE}.`,
      ),
    );
  const sealed = await sealedElse(db, keys);
  const unknown = unknownOf(sealed, keys);
  const sessions = await signedElse(db, keys, now);
  if (unknown.length > 0)
    found.push(
      warning(
        'Keys',
        `${listed(unknown)} are sealed with a key that is not here.`,
        `Set AUTH_SECRET_FORMER to the secret with this id and run npm run reseal; without it recovery codes are taken in place of codes, and payers are asked for their account again: ${PAGE}.`,
      ),
    );
  if (former.length === 0) {
    found.push(good('Keys', `${present.id} is the only one.`));
    return found;
  }
  const hanging = sealed.filter((one) => !unknown.includes(one));
  const left = [
    ...(hanging.length > 0 ? [`${listed(hanging)} are sealed with a former key`] : []),
    ...(sessions.count > 0 && sessions.until !== null
      ? [
          `${sessions.count} sessions were begun with a former key, the last until ${formatWhen(sessions.until.toISOString())}`,
        ]
      : []),
  ];
  const ids = former.map(({ id }) => id).join(', ');
  found.push(
    left.length === 0
      ? good(
          'Keys',
          `${present.id} is the present one, and nothing hangs on ${ids}: AUTH_SECRET_FORMER can be left out.`,
        )
      : warning(
          'Keys',
          `${present.id} is the present one; beside it ${ids}. ${left.join('; ')}.`,
          `Run npm run reseal, and wait for the sessions, before AUTH_SECRET_FORMER is left out: ${PAGE}.`,
        ),
  );
  return found;
}

const listed = (found: readonly SealedBy[]): string =>
  found.map(({ what, by, count }) => `${count} ${SEALED_NAMES[what]}${by === null ? '' : ` (key ${by})`}`).join(', ');
