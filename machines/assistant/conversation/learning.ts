import type { Services } from '#catalogues/calls/services.ts';
import type { Pace } from '#catalogues/delays.ts';
import type { SupportContact } from '#machines/kit/paying/context.ts';

/** What the conversation should know of this portal; null when it could not be asked. */
export async function learnPortal(services: Services): Promise<{ pace: Pace; support: SupportContact } | null> {
  const answer = await services.portalSettings({}).catch(() => null);
  if (answer?.status !== 200) return null;
  const { pace, support } = answer.data;
  return { pace, support };
}

/** What a resident bought last, naira, the fee excluded; null for nothing, or when it could not be asked. */
export async function learnLastAmount(services: Services): Promise<number | null> {
  const answer = await services.lastPurchase({}).catch(() => null);
  return answer?.status === 200 ? (answer.data.purchase?.amount ?? null) : null;
}
