import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import type { Mail } from '../mail/outbox.ts';
import type { DuePerson } from './due.ts';

interface Sending {
  readonly estate: Pick<OwnEstate, 'name'>;
  /** The day in Lagos, `YYYY-MM-DD`. */
  readonly today: string;
  /** Of the portal, without a slash at the end. */
  readonly publicUrl: string;
}

/** The mail that reminds a resident of charges by the days until which they are to be paid. */
export function dueLetter(
  { email, first_name, meter_number, house_address, charges }: DuePerson,
  { estate, today, publicUrl }: Sending,
): Mail {
  // A charge whose occasion it is names the mail; it may stand behind one that was to be paid before.
  const day = charges.find(({ days }) => days !== null)?.payBy ?? today;
  const all = charges.reduce((sum, { kobo }) => sum + kobo, 0);
  const by = (payBy: string) => `${payBy < today ? 'was to be paid by' : 'to be paid by'} ${formatDay(payBy)}`;
  const text = [
    `Hello ${first_name},`,
    '',
    `This is to be paid to ${estate.name} for meter ${meter_number}, ${house_address}:`,
    '',
    ...charges.map(({ reason, kobo, payBy }) => `${reason}: ${formatNaira(kobo)}, ${by(payBy)}`),
    `In all: ${formatNaira(all)}`,
    '',
    `Pay it: ${publicUrl}/pay-services`,
    `See how it came about: ${publicUrl}/statement-of-account`,
    '',
    'If you have paid it meanwhile, there is nothing left to do.',
    '',
    `If you want no reminders, say so in your profile: ${publicUrl}/user-page`,
  ].join('\n');
  const subject = `${day < today ? 'It was to be paid' : 'To be paid'} to ${estate.name} by ${formatDay(day)}`;
  return { to: email, subject, text };
}
