import type { programs } from '#catalogues/calls/own/programs.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { opensTo } from '#catalogues/program-scopes.ts';
import { PROGRAM_DAYS, PROGRAMS } from '#catalogues/programs.ts';
import { PROGRAMS_SAID as SAID } from '#catalogues/sentences/programs.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../../audit.ts';
import type { Asked, Handlers } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { provePassword } from '../changes/prove-password.ts';
import type { AccountDeps } from '../deps.ts';
import { notice } from '../letters.ts';
import { isOpen, lockAccounts } from '../sign-in/open-sessions.ts';
import { newProgramToken, scopesKept, scopesOf } from './tokens.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'random' | 'config' | 'mail' | 'limits'>;

const DAY_MS = 86_400_000;

/** The calls about tokens that programs have of the own account. */
export function programHandlers(deps: Deps): Pick<Handlers, keyof typeof programs> {
  const { db, clock } = deps;
  return {
    async programTokens({ person }) {
      const now = clock();
      const rows = await db
        .selectFrom('program_tokens')
        .select(['id', 'name', 'scopes', 'made_at', 'expires_at', 'last_used_at', 'last_used_from'])
        .where('user_id', '=', person.id)
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .execute();
      const tokens = rows.map((row) => ({
        ...{ id: row.id, name: row.name, scopes: [...scopesOf(row.scopes)], madeAt: row.made_at.toISOString() },
        ...{ expiresAt: row.expires_at.toISOString(), over: row.expires_at <= now },
        ...{ lastUsedAt: row.last_used_at?.toISOString() ?? null, lastUsedFrom: row.last_used_from },
      }));
      return { status: 200, data: { tokens, can_give: [...opensTo(person.role)] } };
    },
    async makeProgramToken(asked) {
      const { person, input } = asked;
      const mayGive = opensTo(person.role);
      if (!input.scopes.every((scope) => mayGive.includes(scope))) return refused('scope-not-yours', SAID.notYours);
      const proof = await provePassword(deps, asked, input.password);
      if ('status' in proof) return proof;
      const over = await deps.limits.programTokens.take(person.id);
      return over === null ? make(deps, asked, proof.hash) : tooMany(over);
    },
    async endProgramToken({ person, input: { id }, log, address }) {
      const ended = await db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('program_tokens')
          .where('id', '=', id)
          .where('user_id', '=', person.id)
          .returning('name')
          .executeTakeFirst();
        if (gone === undefined) return null;
        const deed = { at: clock(), actor: person.id, action: 'program-token-ended', subject: person.id } as const;
        const detail = { token: id, before: gone.name };
        await writeAudit(trx, { ...deed, estateId: person.estate?.id ?? null, detail });
        return gone.name;
      });
      if (ended === null) return refused('no-program-token', SAID.notThere);
      log.info({ event: 'program-token-ended', user: person.id, program: id, address }, 'a token of a program ended');
      return { status: 200, data: { message: SAID.ended(ended) } };
    },
  };
}

/** Make a token, whose hash alone is kept; its owner is told by mail. A password that is changed, or a session that is ended, meanwhile makes none. */
async function make(
  deps: Deps,
  { person, input, log, address }: Asked<'makeProgramToken'>,
  passwordHash: string,
): Promise<CallAnswer<'makeProgramToken'>> {
  const { name, scopes, days = PROGRAM_DAYS.usual } = input;
  const at = deps.clock();
  const until = new Date(at.getTime() + days * DAY_MS);
  const id = deps.random.uuid();
  const { told, hash } = newProgramToken(deps.random);
  const refusedAs = await deps.db.transaction().execute(async (trx) => {
    await lockAccounts(trx, person.id);
    const same = trx.selectFrom('users').select('id').where('id', '=', person.id);
    const isSame = (await same.where('password_hash', '=', passwordHash).executeTakeFirst()) !== undefined;
    if (!isSame || !(await isOpen(trx, person.sessionId))) return refused('no-program-token', SAID.notThere);
    const held = await trx.selectFrom('program_tokens').select('id').where('user_id', '=', person.id).execute();
    if (held.length >= PROGRAMS.most) return refused('too-many-tokens', SAID.most(PROGRAMS.most));
    const kept = { id, user_id: person.id, name, scopes: scopesKept(scopes), token_hash: hash };
    const times = { made_at: at, expires_at: until, last_used_at: null, last_used_from: null };
    await trx
      .insertInto('program_tokens')
      .values({ ...kept, ...times })
      .execute();
    const deed = { at, actor: person.id, action: 'program-token-made', subject: person.id } as const;
    const detail = { token: id, after: `${name}: ${scopes.join(', ')}`, until: until.toISOString() };
    await writeAudit(trx, { ...deed, estateId: person.estate?.id ?? null, detail });
    await tell(deps, trx, person.email, at);
    return null;
  });
  if (refusedAs !== null) return refusedAs;
  log.info({ event: 'program-token-made', user: person.id, program: id, address }, 'a token of a program made');
  const expires = until.toISOString();
  return { status: 200, data: { message: SAID.made(name, formatWhen(expires)), token: told, id, expires_at: expires } };
}

/** It holds nothing that somebody typed. */
async function tell({ mail, config }: Deps, trx: Parameters<Deps['mail']['queue']>[0], to: string, at: Date) {
  const text = notice(
    `An access token was made for your Wattchat account on ${formatWhen(at.toISOString())}: a program that has it reads or does what was chosen, without your password.`,
    `end it on the page Programs (${config.publicUrl}/programs), set a new password at ${config.publicUrl}/forgot-password, and write to ${config.supportEmail}.`,
  );
  await mail.queue(trx, { to, subject: 'A program has an access token of your account', text });
}
