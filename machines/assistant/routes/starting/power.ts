import { NOT_SERVED, providersOf } from '#catalogues/products/providers.ts';
import type { View } from '#machines/kit/view.ts';
import { send, start } from '../../command.ts';
import { plain, whichAsked } from '../../lines.ts';
import type { FlowStart, WishOption } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { type Turn, turn } from '../turn.ts';

/** Who buys where: a resident's own meter, or any meter of a distribution company. */
export type Power = 'buy-power' | 'public-power' | 'which';

const OF_POWER = ['buy-power', 'public-power'];

/**
 * Which power a sentence is about; null where it is not about power. A distribution company or another meter is public;
 * without either a resident means the registered meter, and of a visitor it cannot be known.
 */
export function powerOf({ sense, session, stack, wish }: Scene): Power | null {
  const { intent, slots, modifiers } = sense;
  if (!OF_POWER.includes(intent)) return null;
  if (slots.provider !== undefined || modifiers?.company) return 'public-power';
  if (session.role === 'service-user') {
    const other = slots.meterNumber !== undefined && slots.meterNumber !== session.meterNumber;
    if (other) return 'public-power';
    // A brother's light is not bought for the own meter because he is not asked about.
    return modifiers?.forOthers && slots.meterNumber === undefined ? 'which' : 'buy-power';
  }
  if (intent === 'public-power' || session.role !== null || stack.at(-1)?.flow === 'public-power')
    return 'public-power';
  return modifiers?.estate || wish?.flow === 'buy-power' ? 'buy-power' : 'which';
}

/** Asks which power is meant; what was said goes along. */
export function askWhichPower({ session }: Pick<Scene, 'session'>, values: FlowStart['values']): Turn {
  return turn({
    lines: [whichAsked(TALK.whichPower)],
    options: [
      { label: session.role === null ? TALK.estatePower : TALK.ownPower, wish: { flow: 'buy-power', values } },
      { label: TALK.publicPower, wish: { flow: 'public-power', values } },
    ],
  });
}

/** The reading that the names and numbers of a sentence leave, or the same question with the amount that was missing. */
export function fittingPower({ sense, options, session }: Scene): WishOption | Turn | null {
  const [estate, company] = options;
  if (!estate || !company || !('wish' in estate && 'wish' in company) || company.wish.flow !== 'public-power')
    return null;
  const bare = sense.modifiers?.bare ?? {};
  if (bare.email) return estate;
  const { provider, digits } = bare;
  if (provider || digits || sense.modifiers?.company) {
    const more = { ...(provider && { provider }), ...(digits && { meterNumber: digits }) };
    return { ...company, wish: { ...company.wish, values: { ...company.wish.values, ...more } } };
  }
  return bare.amount === undefined ? null : askWhichPower({ session }, { ...estate.wish.values, amount: bare.amount });
}

/** A distribution company that is not served: said plainly, with the six that are (DECISIONS 19). */
export function notServed(scene: Scene): Turn | null {
  const { sense, view } = scene;
  const short = sense.modifiers?.unserved;
  if (short === undefined) return null;
  const lines = [plain(TALK.notServed(nameOf(short), served()))];
  const asked = ['fee-question', 'price-list'].includes(sense.intent);
  if (asked) return turn({ lines, askAgain: true });
  const bare = sense.modifiers?.bare?.unserved !== undefined;
  const run = scene.stack.at(-1);
  const provider = run && view && asksForCompany(view) ? run : null;
  if (!OF_POWER.includes(sense.intent) && !bare && !provider) return null;
  const { provider: _, ...slots } = sense.slots;
  const values = Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, String(value)]));
  if (!provider || !view) {
    if (!OF_POWER.includes(sense.intent) && !bare) return null;
    const open = run && view && !view.outcome ? run : null;
    const left = open && scene.progress !== 'answered' && !view?.busy ? [{ do: 'drop', id: open.id } as const] : [];
    const aside = open && left.length === 0 ? [plain(TALK.setAside(open.title))] : [];
    return turn({ lines: [...aside, ...lines], commands: [...left, start({ flow: 'public-power', values })] });
  }
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  const again = view.next === 'provider' ? [] : [send(provider, { type: 'EDIT', field: 'provider' })];
  const more = Object.keys(values).length > 0 && OF_POWER.includes(sense.intent);
  return turn({
    lines,
    commands: [...(more ? [send(provider, { type: 'FILL', values, from: 'chat' } as const)] : []), ...again],
    askAgain: true,
  });
}

/** True while a company can be chosen here. */
function asksForCompany(view: View): boolean {
  const codes: readonly string[] = providersOf('public-power').map(({ code }) => code);
  const field = view.fields.find((one) => one.name === 'provider');
  return view.flow === 'public-power' || (field?.choices.some(({ value }) => codes.includes(value)) ?? false);
}

function nameOf(short: string): string {
  const found = NOT_SERVED.find((one) => one.short === short);
  return found ? `${found.fullName} (${found.short})` : short;
}

function served(): string {
  const names = providersOf('public-power').map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
