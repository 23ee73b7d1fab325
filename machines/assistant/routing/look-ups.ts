import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { formatNaira } from '#machines/kit/format.ts';
import { TALK } from './small-talk.ts';

/** What a meter owes, in sentences. */
export async function balanceLines(services: Services, meterNumber: string): Promise<readonly string[]> {
  const answer = await services.servicePayments({ meter_number: meterNumber }).catch(() => null);
  if (answer?.status !== 200) return [MESSAGES.networkFailure];
  const owed = answer.data.data;
  if (!owed) return [TALK.owesNothing];
  const parts = [
    ...(owed.serviceCharge < 0 ? [`${formatNaira(-owed.serviceCharge * 100)} service charge`] : []),
    ...(owed.devLevy < 0 ? [`${formatNaira(-owed.devLevy * 100)} development levy`] : []),
    ...(owed.fine > 0 ? [`${formatNaira(owed.fine * 100)} in fines`] : []),
  ];
  return [parts.length === 0 ? TALK.owesNothing : `You owe ${parts.join(', ')}.`];
}
