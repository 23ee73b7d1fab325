import type { RequestKind } from '#catalogues/platform.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../../audit.ts';
import { REQUEST_WORDS } from '../../platform/requests.ts';
import { addService, monthly, soldOrNot } from '../../platform/services.ts';
import { monthsBefore, type Seeding } from '../seeding.ts';

/** A request of a demonstration estate's administrator; kobo a month. */
interface DemoRequest {
  readonly estate: string;
  readonly kind: RequestKind;
  readonly name: string;
  readonly kobo: number | null;
  readonly description?: string;
  readonly note: string | null;
  readonly monthsAgo: number;
  /** Missing: still open. */
  readonly declined?: string;
}

const REQUESTS: readonly DemoRequest[] = [
  {
    estate: 'Palm Court',
    kind: 'new-fee',
    name: 'Generator',
    kobo: 300_000,
    note: 'For diesel, from next quarter on.',
    monthsAgo: 3,
    declined: 'Please agree on it with the residents’ association first.',
  },
  {
    estate: 'Cedar View',
    kind: 'enable-service',
    name: 'Waste Disposal',
    kobo: null,
    note: 'At the price that Palm Court has.',
    monthsAgo: 1,
  },
  {
    estate: 'Palm Court',
    kind: 'new-service',
    name: 'Gate Intercom',
    kobo: 150_000,
    description: 'A call from the gate for each visitor.',
    note: null,
    monthsAgo: 1,
  },
];

/** What lies on the platform administrator's desk: a service that was disabled, and requests, one of them answered. */
export async function seedOffice(seeding: Seeding, platform: string): Promise<void> {
  await seedDisabledService(seeding, platform);
  for (const [nth, request] of REQUESTS.entries()) await seedRequest(seeding, platform, request, nth);
}

const GYM = {
  name: 'Gym',
  kind: 'service',
  monthlyKobo: 400_000,
  description: 'The gym at the club house from 5:00 to 22:00, with its trainer on weekdays.',
} as const;

async function seedDisabledService({ trx, now }: Seeding, actor: string): Promise<void> {
  const estate = await trx
    .selectFrom('estates')
    .select(['id', 'name'])
    .where('name', '=', 'Palm Court')
    .executeTakeFirstOrThrow();
  const id = await addService(trx, estate.id, GYM);
  await trx.updateTable('services').set({ enabled: false }).where('id', '=', id).execute();
  const deed = { actor, subject: `${GYM.name}, ${estate.name}`, estateId: estate.id } as const;
  const made = { before: null, after: monthly(GYM.monthlyKobo) };
  await writeAudit(trx, { ...deed, at: monthsBefore(now, 5, 4), action: 'service-created', detail: made });
  const stopped = { before: soldOrNot(true), after: soldOrNot(false) };
  await writeAudit(trx, { ...deed, at: monthsBefore(now, 4, 2), action: 'service-disabled', detail: stopped });
}

async function seedRequest({ trx, now }: Seeding, platform: string, given: DemoRequest, nth: number): Promise<void> {
  const { kind, name, kobo, description = null, note, declined: answer } = given;
  const maker = await trx
    .selectFrom('users')
    .innerJoin('estates', 'estates.id', 'users.estate_id')
    .select(['users.id', 'estates.id as estate_id', 'estates.name as estate'])
    .where('users.role', '=', 'service-admin')
    .where('estates.name', '=', given.estate)
    .executeTakeFirstOrThrow();
  const at = monthsBefore(now, given.monthsAgo, 6 + nth);
  const answered_at = answer === undefined ? null : monthsBefore(now, given.monthsAgo, 8 + nth);
  await trx
    .insertInto('admin_requests')
    .values({
      kind,
      name,
      amount_kobo: kobo,
      description,
      note,
      estate_id: maker.estate_id,
      made_by: maker.id,
      created_at: at,
      state: answer === undefined ? 'open' : 'declined',
      answered_by: answer === undefined ? null : platform,
      answered_at,
      answer: answer ?? null,
    })
    .execute();
  const asked = [REQUEST_WORDS[kind], maker.estate, ...(kobo === null ? [] : [formatNaira(kobo)])];
  const made = { before: null, after: asked.join(', ') };
  await writeAudit(trx, { at, actor: maker.id, action: 'request-made', subject: name, detail: made });
  if (answered_at === null) return;
  const said = { before: 'open', after: `declined: ${answer}` };
  await writeAudit(trx, { at: answered_at, actor: platform, action: 'request-answered', subject: name, detail: said });
}
