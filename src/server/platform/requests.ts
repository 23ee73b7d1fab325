import type { Insertable, Kysely, Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import type { RequestKind } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import type { AdminRequestsTable } from '../db/schema/platform.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, noSuchEstate, refusal, refused, tooMany } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import type { Person } from '../person.ts';
import type { PlatformDeps } from './deps.ts';
import { described } from './services.ts';

/** Requests that one administrator makes in an hour. */
const REQUESTS = { name: 'make-request', points: 20, seconds: 3_600 } as const;

type RequestCalls = 'adminRequests' | 'makeRequest' | 'answerRequest';

/** The calls about what administrators ask the platform for. */
export function requestHandlers(deps: PlatformDeps): Pick<Handlers, RequestCalls> {
  const requests = createLimit(deps.db, REQUESTS);
  return {
    adminRequests: ({ input, person }) => listRequests(deps.db, person, input),
    async makeRequest({ input, person }) {
      const over = await requests.take(person.id);
      return over === null ? makeRequest(deps, person, input) : tooMany(over);
    },
    answerRequest: ({ input, person }) => answerRequest(deps, person.id, input),
  };
}

/** A page of requests, the newest first: all for a platform administrator, for anybody else those that they made. */
async function listRequests(
  db: Kysely<Schema>,
  person: Person,
  { page, rows: most, state }: CallTaken<'adminRequests'>,
): Promise<CallAnswer<'adminRequests'>> {
  let found = db.selectFrom('admin_requests as request');
  if (person.role !== 'netplus-admin') found = found.where('request.made_by', '=', person.id);
  if (state !== undefined) found = found.where('request.state', '=', state);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('users', 'users.id', 'request.made_by')
    .leftJoin('estates', 'estates.id', 'request.estate_id')
    .selectAll('request')
    .select(['users.first_name', 'users.last_name', 'estates.name as estate'])
    .orderBy('request.id', 'desc')
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const requests = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    name: row.name,
    amount: row.amount_kobo === null ? null : nairaOf(row.amount_kobo),
    estate: row.estate,
    ...(row.description !== null && { description: row.description }),
    note: row.note,
    by: `${row.first_name} ${row.last_name}`.trim(),
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  }));
  return { status: 200, data: { requests, total, page } };
}

/**
 * Keep what an administrator asks the platform for (S2 section 2, Request pages). An estate's administrator asks for the own
 * estate and no other; a new estate is nobody's yet. The log tells the platform alone: a request is its maker's. The same
 * request under the same key is kept once.
 */
export async function makeRequest(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  person: Person,
  { key, kind, name, amount, estate, description, note }: CallTaken<'makeRequest'>,
) {
  const rule = kind === 'new-estate' ? PLATFORM_RULES.estateName : PLATFORM_RULES.serviceName;
  const read = rule.safeParse(name);
  if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.namePattern);
  const own = person.role === 'service-admin' ? (person.estate?.id ?? null) : null;
  if (person.role === 'service-admin') {
    if (own === null) return noEstate;
    if (estate !== undefined && estate !== own) return { status: 403, data: refusal('not-allowed') } as const;
  }
  const estateId = kind === 'new-estate' ? null : (estate ?? own);
  const amountKobo = amount === undefined ? null : koboOf(amount);
  return db.transaction().execute(async (trx) => {
    const known = estateId === null ? null : await lockEstate(trx, estateId);
    if (known === undefined) return noSuchEstate;
    const at = clock();
    const values = {
      key: key ?? null,
      kind,
      name: read.data,
      amount_kobo: amountKobo,
      description: kind === 'new-estate' ? null : described(description),
      note: note || null,
      made_by: person.id,
    };
    const made = await trx
      .insertInto('admin_requests')
      .values({ ...values, estate_id: estateId, created_at: at, answered_by: null, answered_at: null, answer: null })
      .onConflict((conflict) => conflict.columns(['made_by', 'key', 'kind', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return { status: 200, data: await sent(trx, person, values) } as const;
    const asked = [REQUEST_WORDS[kind], known?.name, amountKobo === null ? null : formatNaira(amountKobo)];
    const detail = { before: null, after: asked.filter(Boolean).join(', ') };
    await writeAudit(trx, { at, actor: person.id, action: 'request-made', subject: read.data, detail });
    return { status: 200, data: { message: PLATFORM_SENTENCES.inTouch, id: made.id } } as const;
  });
}

type Named = Pick<Insertable<AdminRequestsTable>, 'key' | 'kind' | 'name'>;

/** The answer to a request that was kept already. */
async function sent(trx: Transaction<Schema>, { id: maker }: Person, { key = null, kind, name }: Named) {
  const { id } = await trx
    .selectFrom('admin_requests')
    .select('id')
    .where('made_by', '=', maker)
    .where('key', '=', key)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { message: PLATFORM_SENTENCES.inTouch, id };
}

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

/** What each kind of request is called (S2 section 2). */
export const REQUEST_WORDS: Readonly<Record<RequestKind, string>> = {
  'new-fee': MESSAGES.requestNewFee,
  'enable-service': MESSAGES.requestNewFee,
  'new-service': MESSAGES.requestNewService,
  'new-estate': MESSAGES.requestNewEstate,
};
