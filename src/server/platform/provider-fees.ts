import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { PROVIDERS, providerOf } from '#catalogues/products/providers.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { changeSetting } from '../settings/change.ts';
import { settingsNow } from '../settings/read.ts';
import type { PlatformDeps } from './deps.ts';

type Deps = Pick<PlatformDeps, 'db' | 'clock'>;

/** The convenience fee of every provider, naira; null where none is set (DECISIONS 18). */
export async function providerFees({ db, clock }: Deps): Promise<CallAnswer<'providerFees'>> {
  const held = (await settingsNow(db, clock())).filter(({ name }) => name === 'fee');
  const fees = PROVIDERS.map(({ code, name }) => {
    const { value = null, since = null } = held.find(({ scope }) => scope === code) ?? {};
    return { provider: code, label: name, fee: typeof value === 'number' ? value : null, updatedAt: since };
  });
  return { status: 200, data: { fees } };
}

/**
 * Set a provider's fee, or take it away, from now on. It is read when an order is priced and stands in the order from then on; a
 * buyer who was shown another total is asked again, so nobody is charged a fee that they did not see.
 */
export async function setProviderFee(
  deps: Deps,
  actor: string,
  { provider: code, fee }: CallTaken<'setProviderFee'>,
): Promise<CallAnswer<'setProviderFee'>> {
  const provider = providerOf(code);
  if (provider === undefined) return refused('provider-not-found', PLATFORM_SENTENCES.noProvider);
  const value = fee === null ? null : koboOf(fee);
  const wanted = { key: { name: 'fee', scope: code }, value, reason: null } as const;
  const outcome = await changeSetting(deps, actor, wanted);
  if (outcome.kind === 'refused') return refused(outcome.code, outcome.message);
  const { feeSet, feeTakenAway } = PLATFORM_SENTENCES;
  const message = value === null ? feeTakenAway(provider.name) : feeSet(provider.name, formatNaira(value));
  return { status: 200, data: { message, fee } };
}
