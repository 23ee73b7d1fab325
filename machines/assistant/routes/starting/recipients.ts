import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import type { View } from '#machines/kit/view.ts';
import type { Slots } from '#machines/talk/context.ts';
import { ENTRY_POINTS, isAbout } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { type Turn, turn } from '../turn.ts';

/** How a sentence buys for each, and what it calls the number. */
const CALLED = {
  phone: { buys: '', number: '' },
  meterNumber: { buys: 'power', number: 'meter' },
  smartcard: { buys: '', number: 'smartcard' },
  account: { buys: 'internet', number: 'account' },
} as const;

/** What is read back and all recipients have in common: the slots of those rows. */
const SHARED: ReadonlySet<string> = new Set(['network', 'provider', 'plan', 'package', 'amount', 'email']);

/** What is known of the purchase that is open: its answers, or what of it is read back. */
function known(view: View): Readonly<Record<string, string>> {
  const read = view.summary.flatMap(({ name = '', value }) =>
    SHARED.has(name) && value !== '' ? [[name, value]] : [],
  );
  const answers = view.fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]);
  return Object.fromEntries([...read, ...answers]);
}

/**
 * The sentences that buy for the others where several recipients are listed: each is a purchase of its own, read back and paid by
 * itself. The first is the one that the slots are for.
 */
export function forOthers({ sense, view, stack }: Pick<Scene, 'sense' | 'view' | 'stack'>): readonly string[] {
  const { intent, slots, modifiers } = sense;
  const [, ...others] = modifiers?.recipients ?? [];
  const flow = stack.at(-1)?.flow ?? '';
  const inside = intent === 'answer' || intent === 'correct';
  const one = ENTRY_POINTS.find((each) =>
    inside ? each.intent !== null && isAbout(each, flow) : each.intent === intent,
  );
  if (!one || others.length === 0) return [];
  const shared: Slots = { ...(view && isAbout(one, flow) && known(view)), ...modifiers?.also, ...slots };
  return others.map(({ slot, number, worth }) => {
    const { network = '', provider = '', email = modifiers?.email ?? '' } = shared;
    const plan = worth.plan ?? (worth.amount === undefined ? shared.plan : undefined);
    const own = plan ?? worth.amount ?? shared.package ?? shared.amount ?? '';
    const mobile = plan === undefined ? 'airtime' : 'data';
    const what = slot === 'phone' ? mobile : CALLED[slot].buys;
    return `${what} ${network} ${provider} ${own} for ${CALLED[slot].number} ${number} ${email}`
      .replace(/ +/g, ' ')
      .trim();
  });
}

/** 'And 7023456780' while a purchase is read back is for one more, and changes nothing of what is read back. */
export const oneMore = (scene: Scene): Turn | null =>
  scene.sense.modifiers?.recipients?.[0]?.number === '' && forOthers(scene).length > 0
    ? turn({ askAgain: true })
    : null;

/** Says that several numbers are several purchases. */
export const separately = ({ sense }: Pick<Scene, 'sense'>): Turn['lines'] => {
  const [first, ...others] = (sense.modifiers?.recipients ?? []).map(({ number }) => number);
  if (first === undefined) return [];
  return [plain(first === '' ? FIGURES.oneMore(others[0] ?? '') : FIGURES.separately([first, ...others]))];
};
