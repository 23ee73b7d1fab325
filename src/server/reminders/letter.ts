import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Remindable } from './whom.ts';

/** The mail that reminds a resident of what the own meter owes. `publicUrl`: of the portal, without a slash at the end. */
export function reminderLetter(one: Remindable, estate: Pick<OwnEstate, 'name'>, publicUrl: string): Mail {
  const dues = [
    [CHARGED_AS['service-charge'], one.service_charge],
    [CHARGED_AS['dev-levy'], one.dev_levy],
    [CHARGED_AS.fine, one.fine],
  ] as const;
  const text = [
    `Hello ${one.first_name},`,
    '',
    `This is owed to ${estate.name} on meter ${one.meter_number}, ${one.house_address}:`,
    '',
    ...dues.filter(([, kobo]) => kobo > 0).map(([name, kobo]) => `${name}: ${formatNaira(kobo)}`),
    `In all: ${formatNaira(one.owed)}, the oldest of it since ${formatDay(one.since)}`,
    '',
    `Pay it: ${publicUrl}/pay-services`,
    `See how it came about: ${publicUrl}/statement-of-account`,
    '',
    'If you have paid it meanwhile, there is nothing left to do.',
    '',
    `If you want no reminders, say so in your profile: ${publicUrl}/user-page`,
  ].join('\n');
  return { to: one.email, subject: `${formatNaira(one.owed)} is owed to ${estate.name}`, text };
}
