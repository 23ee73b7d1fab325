import type { OpenQuestion, Slots } from '../context.ts';
import type { Reading } from '../reading.ts';
import { frame } from '../wishes/frames.ts';

const FIELDS: Readonly<Record<string, string>> = { phone: 'phone', email: 'email' };

/**
 * 'Update my meter to 450...' where the phone number is asked for, and the other way round: the sentence names another open
 * field and says its value, though the number could be an answer. Null where it is about what is asked, or says no value.
 */
export function changeSaid(
  reading: Reading,
  { field, fields = [] }: OpenQuestion,
  { intent }: { readonly intent: string },
): Slots | null {
  const { meterNumber, field: named, value } = frame(reading, intent);
  const [meant, said] = intent === 'update-meter' ? ['meterNumber', meterNumber] : [FIELDS[named ?? ''], value];
  if (intent !== 'update-meter' && intent !== 'update-profile') return null;
  return meant !== undefined && said !== undefined && meant !== field && fields.includes(meant)
    ? { [meant]: said }
    : null;
}
