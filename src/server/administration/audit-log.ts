import type { Kysely } from 'kysely';
import { z } from 'zod';
import { APPROVAL_KINDS } from '#catalogues/approvals.ts';
import {
  type AuditList,
  EXPORTED_THINGS,
  READ_THINGS,
  READING_DEEDS,
  SIGN_IN_DEEDS,
  SIGN_IN_FAILURES,
  SIGN_IN_WAYS,
} from '#catalogues/audit.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import type { Schema } from '../db/schema.ts';
import { askedDays, beginningOfDay, type Days, dayAfter } from '../histories/days.ts';

/** A page of what was done in an estate, or anywhere (null), of one of the log's lists, the newest first by its time; the days are days in Lagos. */
export async function auditPage(
  db: Kysely<Schema>,
  estateId: number | null,
  { page, of, ...asked }: Days & { readonly page: number; readonly of: AuditList },
): Promise<CallAnswer<'auditLog'>> {
  const { from, to } = askedDays(asked);
  let lines = db.selectFrom('audit');
  if (of === 'changes') lines = lines.where('audit.action', 'not in', [...READING_DEEDS, ...SIGN_IN_DEEDS]);
  else lines = lines.where('audit.action', 'in', of === 'reads' ? READING_DEEDS : SIGN_IN_DEEDS);
  if (estateId !== null) lines = lines.where('audit.estate_id', '=', estateId);
  if (from !== undefined) lines = lines.where('audit.at', '>=', beginningOfDay(from));
  if (to !== undefined) lines = lines.where('audit.at', '<', beginningOfDay(dayAfter(to)));
  const { total } = await lines.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await lines
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.subject', 'audit.detail', 'audit.address'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const names = await namesOf(
    db,
    rows.flatMap(({ actor, subject }) => [actor ?? '', subject]),
  );
  const deeds = rows.map(({ id, at, actor, action, subject, detail, address }) => ({
    id,
    at: at.toISOString(),
    actor: actorOf(names.get(actor ?? '') ?? null, detail),
    action,
    subject: names.get(subject) ?? subjectOf(subject),
    ...changeOf(action, detail),
    from: address,
  }));
  return { status: 200, data: { deeds, total, page } };
}

/** Who did it, and by which program where they did not do it themselves. */
function actorOf(name: string | null, detail: string): string | null {
  const { program } = byProgram.parse(JSON.parse(detail));
  return name === null || program === undefined ? name : SAID.byProgram(name, program);
}

const byProgram = z.object({ program: z.string().optional().catch(undefined) });

/** The names of those among some subjects who are people, by their id. */
async function namesOf(db: Kysely<Schema>, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(subjects)].filter(isPerson);
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]));
}

const SAID = ESTATE_SENTENCES.deeds;

/** What changed, as a person reads it; null: there was or is nothing. */
export interface Change {
  readonly before: string | null;
  readonly after: string | null;
}

const plain = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);

/** So many meters of a file are named; of the others it is said how many there are. */
const NAMED = 10;
const few = (named: readonly string[], all: number, between: string): string => {
  const shown = named.slice(0, NAMED);
  return SAID.andMore(shown.join(between), all - shown.length);
};

const names = z.array(z.string());
const metersUploaded = z
  .object({ added: z.number(), meters: names, changed: z.number(), before: names, after: names })
  .transform(({ added, meters, changed, before, after }) => {
    const changes = changed === 0 ? [] : [SAID.changed(few(after, changed, '; '))];
    const news = added === 0 ? [] : [SAID.added(few(meters, added, ', '))];
    return { before: changed === 0 ? null : few(before, changed, '; '), after: [...news, ...changes].join('. ') };
  });

/** What files of money came to; their `before` counts rows that had come already, and is nothing that was changed. */
const moneyUploaded = (said: (many: number, amount: string) => string) =>
  z
    .object({ added: z.number(), kobo: z.number() })
    .transform(({ added, kobo }) => ({ before: null, after: said(added, formatNaira(kobo)) }));

const sum = z.number().nullish();

/** A request as the log says it: its number, what it was about, why it was asked for, and why it ended. */
const approval = z
  .object({
    ...{ approval: z.number(), kind: z.enum(APPROVAL_KINDS), part: z.string() },
    ...{ before: sum, after: sum, amount: sum, reason: z.string(), because: z.string().optional() },
  })
  .transform(({ approval: number, kind, part, before, after, amount, reason, because }) => {
    const service = SERVICE_PAYMENT_NAMES.find((one) => one === part);
    const what = service === undefined ? APPROVALS.kinds[kind] : SERVICE_PAYMENTS[service].label;
    const words = (kobo: number | null | undefined) =>
      kind === 'balance-limit' ? aboveSaid(kobo ?? null) : formatNaira(kobo ?? amount ?? 0);
    return {
      before: kind === 'refund' ? null : words(before),
      after: `${number}: ${what}, ${words(after)}: ${reason}${because === undefined ? '' : ` (${because})`}`,
    };
  });

const CHANGES = {
  'approval-asked': approval,
  'approval-given': approval,
  'approval-refused': approval,
  'approval-taken-back': approval,
  'approval-outdated': approval,
  'meters-uploaded': metersUploaded,
  'payments-uploaded': moneyUploaded(SAID.payments),
  'levies-uploaded': moneyUploaded(SAID.levies),
  'balance-set': z
    .object({
      servicePayment: z.enum(SERVICE_PAYMENT_NAMES),
      before: z.number(),
      after: z.number(),
      reason: z.string().optional(),
    })
    .transform(({ servicePayment, before, after, reason }) => {
      const { label } = SERVICE_PAYMENTS[servicePayment];
      const now = `${label} ${formatNaira(after)}`;
      return { before: `${label} ${formatNaira(before)}`, after: reason ? `${now}: ${reason}` : now };
    }),
  'meter-changed': z.object({ from: plain, to: plain }).transform(({ from, to }) => ({ before: from, after: to })),
  'signed-up': z.object({ meter: plain }).transform(({ meter }) => ({ before: null, after: meter })),
  'data-read': z.object({ of: z.enum(READ_THINGS) }).transform(({ of }) => ({ before: null, after: SAID.read[of] })),
  'file-exported': z
    .object({ of: z.enum(EXPORTED_THINGS) })
    .transform(({ of }) => ({ before: null, after: SAID.exported[of] })),
  'signed-in': z
    .object({ by: z.enum(SIGN_IN_WAYS) })
    .transform(({ by }) => ({ before: null, after: SAID.letInBy[by] })),
  'sign-in-failed': z
    .object({ why: z.enum(SIGN_IN_FAILURES) })
    .transform(({ why }) => ({ before: null, after: SAID.notLetIn[why] })),
  'profile-changed': z
    .object({ fields: z.array(z.enum(['first_name', 'last_name', 'email', 'phone'])) })
    .transform(({ fields }) => ({ before: null, after: fields.map((name) => SAID.fields[name]).join(', ') })),
} as const;

const ANY = z.object({ before: plain, after: plain });

/** What a line of the audit log says was there before and after; the values of a profile are nobody else's business. */
function changeOf(action: string, detail: string): Change {
  const shape = Object.hasOwn(CHANGES, action) ? CHANGES[action as keyof typeof CHANGES] : ANY;
  const read = shape.safeParse(JSON.parse(detail));
  return { before: read.data?.before ?? null, after: read.data?.after ?? null };
}

/** A subject that is no person who is known: a meter, or a name that stands for itself. */
export function subjectOf(subject: string): string {
  if (subject === 'nobody') return SAID.nobody;
  return /^\d{11,14}$/.test(subject) ? SAID.meter(subject) : subject;
}

/** True for the id of a person. */
function isPerson(subject: string): boolean {
  return z.uuid().safeParse(subject).success;
}
