import type { Kysely, Transaction } from 'kysely';
import { LINK_HOURS } from '#catalogues/limits.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { isReserved } from '../accounts/changes/address.ts';
import { mailedLinks } from '../accounts/mailed-links.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { dropSecondFactor } from '../accounts/second-factor/factor.ts';
import { lockAccounts } from '../accounts/sign-in/open-sessions.ts';
import { writeAudit } from '../audit.ts';
import { CannotStart } from '../cannot-start.ts';
import { type Config, readConfig } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import { systemRandom } from '../random.ts';
import { onDatabase } from './on-database.ts';

/** Bytes of the password that nobody knows and that the link replaces. */
const UNKNOWN_BYTES = 32;

interface Named {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Open a platform administrator's account and answer a link that sets its password, once, within an hour. For one that is there it
 * is another link; `resets`: their second factor is taken off, too, as they lost it. Who may run this has the data base, and needs no other proof. Throws
 * CannotStart that says what is amiss.
 */
export async function makeAdministrator(
  config: Config,
  named: Named,
  { resets = false }: { readonly resets?: boolean } = {},
): Promise<{ readonly link: string; readonly made: boolean; readonly reset: boolean }> {
  const read = PERSON_RULES.email.safeParse(named.email);
  if (!read.success) throw new CannotStart(`'${named.email}': ${read.error.issues[0]?.message ?? ''}`);
  const email = read.data.toLowerCase();
  return onDatabase(config, async (db, now) => {
    const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const links = mailedLinks({ random: systemRandom, clock: () => now, publicUrl });
    const password = Buffer.from(systemRandom.bytes(UNKNOWN_BYTES)).toString('hex');
    const row = { ...named, email, passwordHash: await hashPassword(password, systemRandom), at: now };
    return db.transaction().execute(async (trx) => {
      const { id, made } = await makeOrFind(trx, row, resets);
      await lockAccounts(trx, id);
      const reset = resets && (await dropSecondFactor(trx, id, { at: now }));
      if (reset) await writeAudit(trx, { at: now, actor: null, action: 'second-factor-reset', subject: id });
      return { made, reset, link: await links.issue(trx, 'reset-password', { userId: id, email }) };
    });
  });
}

type Row = Named & { readonly passwordHash: string; readonly at: Date };

async function makeOrFind(
  trx: Transaction<Schema>,
  { email, firstName, lastName, passwordHash, at }: Row,
  mustBeThere: boolean,
) {
  const known = await trx
    .selectFrom('users')
    .select(['id', 'role', 'disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (known?.role === 'netplus-admin' && !known.disabled) return { id: known.id, made: false };
  if (mustBeThere)
    throw new CannotStart(`'${email}' is the address of no administrator of the platform. Nothing was changed.`);
  if (known !== undefined || (await isReserved(trx, email, { now: at })))
    throw new CannotStart(`'${email}' is the address of another account. Name one that has none.`);
  const id = systemRandom.uuid();
  await trx
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      phone: '',
      role: 'netplus-admin',
      estate_id: null,
      meter_number: null,
      status: 'unoccupied',
      is_verified: true,
      address: null,
      created_at: at,
    })
    .execute();
  const deed = { at, actor: null, action: 'administrator-registered', subject: id } as const;
  await writeAudit(trx, { ...deed, detail: { before: null, after: email } });
  return { id, made: true };
}

/** True when nobody could set up anything here yet. */
export async function hasNoAdministrator(db: Kysely<Schema>): Promise<boolean> {
  const found = db.selectFrom('users').select('id').where('role', '=', 'netplus-admin').where('disabled', '=', false);
  return (await found.limit(1).executeTakeFirst()) === undefined;
}

const RESETS = '--reset-second-factor';
const USAGE = `Who administers the platform? npm run administrator -- name@example.com "First name" "Last name" [${RESETS}]\n`;

/** `npm run administrator`: the first platform administrator, or one who lost the password and the mail. */
async function main(said: readonly string[]): Promise<void> {
  const resets = said.includes(RESETS);
  const [email, firstName = 'Platform', lastName = 'Administrator'] = said.filter((word) => word !== RESETS);
  if (email === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const named = { email, firstName, lastName };
  const { link, made, reset } = await makeAdministrator(readConfig(process.env), named, { resets });
  const hours = LINK_HOURS.resetPassword === 1 ? 'one hour' : `${LINK_HOURS.resetPassword} hours`;
  if (resets) process.stdout.write(reset ? 'The second factor is taken off.\n' : 'The account had no second factor.\n');
  process.stdout.write(`${made ? 'The account is made' : 'The account is there already'}. To set its password, open this link once, within ${hours}:
${link}
`);
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.stack : String(cause);
    process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
    process.exitCode = 1;
  });
}
