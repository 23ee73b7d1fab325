import { NO_ESTATE_ID } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { type Checked, refused, type Sending } from '#machines/kit/submitting/form.ts';

/** Whose meter it is. The number is the one that was checked: another one is checked again. */
export interface MeterFacts {
  readonly meterNumber: string;
  readonly propertyId: number;
  readonly estate: string;
}

/** Ask which estate a meter belongs to (S3 section 4.7). `failed` is said where that cannot be found out. */
export async function whoseMeter(
  { services, wait }: Pick<FlowDeps, 'services' | 'wait'>,
  { value }: Sending<MeterFacts>,
  failed: string,
  signal: AbortSignal,
): Promise<Checked<MeterFacts>> {
  await wait('meterCheck', signal);
  const meterNumber = digitsOf(value('meterNumber'));
  const answer = await services.verifyMeter({ meter_number: meterNumber }, signal);
  if (answer.status === 429) return refused(answer.data.message);
  if (answer.status !== 200) return refused(failed);
  const { id, name, notFound } = answer.data;
  if (id !== NO_ESTATE_ID || !notFound) return { kind: 'good', facts: { meterNumber, propertyId: id, estate: name } };
  return { kind: 'refused', say: [], at: { field: 'meterNumber', problem: MESSAGES.meterInvalid } };
}
