import { describeLogo } from '../../administration/logo.ts';
import { writeAudit } from '../../audit.ts';
import type { DemoPerson } from '../people.ts';
import { monthsBefore, type Seeding } from '../seeding.ts';

/** A person of the demonstration with what they got. */
export interface Housed {
  readonly person: DemoPerson;
  readonly userId: string;
  readonly meter: string | null;
}

/** Write what an estate's administrator did since the estate came: the logo, and the apartments that nobody lives in. */
export async function writeDeeds(
  { trx, now }: Seeding,
  estate: { readonly id: number; readonly name: string; readonly logo: string },
  housed: readonly Housed[],
): Promise<void> {
  const actor = housed.find(({ person }) => person.role === 'service-admin')?.userId ?? null;
  const deed = { actor, estateId: estate.id } as const;
  await writeAudit(trx, {
    ...deed,
    at: monthsBefore(now, 8, 3),
    action: 'logo-changed',
    subject: estate.name,
    detail: { before: null, after: describeLogo(estate.logo) },
  });
  const empty = housed.flatMap(({ person, meter }) => (person.unoccupied && meter !== null ? [meter] : []));
  for (const [nth, subject] of empty.entries()) {
    const at = monthsBefore(now, 7, 10 + nth);
    const detail = { before: 'occupied', after: 'unoccupied' };
    await writeAudit(trx, { ...deed, at, action: 'status-changed', subject, detail });
  }
}
