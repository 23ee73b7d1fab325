import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import type { ownData } from '#catalogues/calls/own/own-data.ts';
import { EXPORTS_A_DAY } from '#catalogues/personal-data/spans.ts';
import { OWN_DATA as SAID } from '#catalogues/sentences/own-data.ts';
import { type AccountDeps, accountLimits } from '../accounts/deps.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { Exported } from '../histories/export-history.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { refused, tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { type AskDeps, askForDeletion, leaverOf } from './ask.ts';
import { ownDataFile } from './export.ts';
import { reasonsAgainst } from './reasons.ts';

type OwnDataDeps = Pick<AccountDeps, 'db' | 'clock' | 'mail'> & Pick<AskDeps, 'config'>;

/** A file reads every table that has something of a person; those of many people wait for each other. */
const AT_ONCE = 2;

/** The calls about all that is kept of whoever asks: whose it is, the session says alone. */
export function ownDataHandlers(deps: OwnDataDeps): Pick<Handlers, keyof typeof ownData> {
  const { db, clock } = deps;
  const asking: AskDeps = { ...deps, limits: accountLimits(db) };
  const exports = createLimit(db, { name: 'export-own-data', points: EXPORTS_A_DAY, seconds: 86_400 });
  const write = limitFunction(
    async (person: Person): Promise<Exported> => {
      const at = clock();
      const file = await ownDataFile(db, person, at);
      const deed = { at, actor: person.id, action: 'own-data-exported', subject: person.id } as const;
      // Who takes data out of the portal is written down before it is handed over.
      await db.transaction().execute((trx) => writeAudit(trx, deed));
      return file;
    },
    { concurrency: AT_ONCE },
  );
  return {
    async exportOwnData({ person }) {
      if (await isUnproven(db, person.id)) return refused('not-confirmed', SAID.confirmFirst);
      const over = await exports.take(person.id);
      return over ? tooMany(over) : { status: 200, data: await write(person) };
    },
    async accountDeletion({ person }) {
      return { status: 200, data: { reasons: [...(await reasonsAgainst(db, leaverOf(person)))] } };
    },
    deleteAccount: ({ input, ...asked }) => askForDeletion(asking, asked, input.password),
  };
}

/** True until the mailed link was opened: whoever signed up with somebody's address has a session at once. */
async function isUnproven(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('email_unproven').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.email_unproven;
}
