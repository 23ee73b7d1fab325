import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { RequestKind } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { refused } from '../../accounts/refused.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { PlatformDeps } from '../deps.ts';
import { REQUEST_WORDS } from './words.ts';

/** Say what became of a request, once; who made it is told by mail, in the same transaction. */
export function answerRequest(
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'mail' | 'config'>,
  actor: string,
  { id, state, answer }: CallTaken<'answerRequest'>,
): Promise<CallAnswer<'answerRequest'>> {
  return deps.db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('admin_requests')
      .innerJoin('users', 'users.id', 'admin_requests.made_by')
      .select(['admin_requests.kind', 'admin_requests.name', 'admin_requests.state', 'users.email', 'users.first_name'])
      .where('admin_requests.id', '=', id)
      .forNoKeyUpdate('admin_requests')
      .executeTakeFirst();
    if (request === undefined) return refused('request-not-found', PLATFORM_SENTENCES.noRequest);
    if (request.state !== 'open') return refused('request-answered', PLATFORM_SENTENCES.answeredAlready);
    const at = deps.clock();
    await trx
      .updateTable('admin_requests')
      .set({ state, answer: answer || null, answered_by: actor, answered_at: at })
      .where('id', '=', id)
      .execute();
    const detail = { before: request.state, after: [state, answer].filter(Boolean).join(': ') };
    await writeAudit(trx, { at, actor, action: 'request-answered', subject: request.name, detail });
    await tellMaker(deps, trx, request, { state, answer: answer ?? '' });
    return { status: 200, data: { message: PLATFORM_SENTENCES.requestAnswered } };
  });
}

interface Request {
  readonly kind: RequestKind;
  readonly name: string;
  readonly email: string;
  readonly first_name: string;
}

async function tellMaker(
  { mail, config }: Pick<PlatformDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  { kind, name, email, first_name }: Request,
  { state, answer }: { readonly state: 'done' | 'declined'; readonly answer: string },
): Promise<void> {
  const text = [
    `Hello ${first_name},`,
    '',
    `Your request '${REQUEST_WORDS[kind]}' for ${name} was ${state}.`,
    ...(answer === '' ? [] : ['', answer]),
    '',
    `All your requests: ${config.publicUrl}/requests`,
  ].join('\n');
  await mail.queue(trx, { to: email, subject: `Your request was ${state}: ${name}`, text });
}
