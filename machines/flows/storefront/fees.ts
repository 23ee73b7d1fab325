import { unanswered } from '#catalogues/calls/no-answer.ts';
import { koboOf } from '#catalogues/money.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';

/** Looks up a provider's convenience fee (S3 section 4.1). Kobo; null where none is set, or nothing was answered. */
export function feeLookUp({ services, wait, fees }: Pick<FlowDeps, 'services' | 'wait' | 'fees'>) {
  return async (provider: string, signal: AbortSignal): Promise<number | null> => {
    if (provider === '') return null;
    const kept = fees.recall(provider);
    if (kept !== null) return kept;
    await wait('feeLookup', signal);
    const answer = await services.providerFee({ provider }, signal).catch(unanswered);
    signal.throwIfAborted();
    if (answer?.status !== 200) return null;
    await wait('feeApplied', signal);
    const kobo = koboOf(answer.data.fees);
    fees.keep(provider, kobo);
    return kobo;
  };
}
