import { PURCHASE_INTENTS, takes } from '#catalogues/intents/index.ts';
import type { Leads } from './leads.ts';
import { sameValue } from './same-value.ts';

type Values = Readonly<Record<string, unknown>>;

/** A labelled sentence: other intents and values that count, slots that are not judged. */
export interface Gold {
  readonly text: string;
  readonly intent?: string;
  /** CLINC's name for what a sentence asks; such a sentence is nothing of ours. */
  readonly label?: string;
  readonly slots?: Values;
  readonly accept?: readonly string[];
  readonly alt?: Readonly<Record<string, readonly unknown[]>>;
  readonly optional?: Values;
  readonly any?: readonly string[];
  /** The flow or list that it leads to besides its intent, with `slots` as what is filled in there. */
  readonly leads?: string;
}

/** What a sentence means, and how it was read. */
export interface Pair {
  readonly gold: Gold;
  readonly got: {
    readonly intent: string;
    readonly slots: Values;
    readonly asks?: readonly string[];
    readonly leads?: Leads;
  };
}

/** Shares from 0 to 1, and the sentences that would have begun a purchase nobody asked for. */
export interface Judgement {
  readonly sentences: number;
  /** Understood at once. */
  readonly intent: number;
  /** It was asked which of several was meant: neither right nor wrong. */
  readonly asked: number;
  /** Those of them with the right one among what was asked. */
  readonly askedRight: number;
  /** Neither right nor asked. */
  readonly wrong: number;
  readonly frame: number;
  readonly slotF1: number;
  readonly falsePurchases: readonly string[];
  /** Those whose intent or slots are not as labelled. */
  readonly misses: readonly Pair[];
}

interface Counts {
  readonly right: number;
  readonly extra: number;
  readonly missed: number;
}

const filled = (slots: Values): Values =>
  Object.fromEntries(
    Object.entries(slots).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** For an estate's own intents its name is one thing, under `name` or `estate`. */
function folded(intent: string, slots: Values): Values {
  if (!/^(?:register-estate|request-estate|estates)$/.test(intent)) return slots;
  const { name, estate, ...rest } = slots;
  const value = name ?? estate;
  return value === undefined ? rest : { ...rest, estate: value };
}

/** An accepted other intent is compared over the slots that both take. */
function shared(slots: Values, a: string, b: string): Values {
  return Object.fromEntries(
    Object.entries(slots).filter(([name]) => takes(a).includes(name) && takes(b).includes(name)),
  );
}

function isRight(name: string, value: unknown, got: unknown, gold: Gold): boolean {
  if (gold.any?.includes(name)) return true;
  return [value, ...(gold.alt?.[name] ?? [])].some((other) => other !== null && sameValue(name, other, got));
}

function compareSlots(wanted: Values, got: Values, gold: Gold): Counts {
  let right = 0;
  let extra = 0;
  let missed = 0;
  for (const [name, value] of Object.entries(wanted)) {
    if (!(name in got)) missed += gold.alt?.[name]?.includes(null) ? 0 : 1;
    else if (isRight(name, value, got[name], gold)) right += 1;
    else {
      extra += 1;
      missed += 1;
    }
  }
  for (const [name, value] of Object.entries(got)) {
    if (name in wanted) continue;
    const optional = gold.optional?.[name];
    const allowed = optional === '*' || (optional !== undefined && sameValue(name, optional, value));
    const other = (gold.alt?.[name] ?? []).some((one) => one !== null && sameValue(name, one, value));
    extra += allowed || other ? 0 : 1;
  }
  return { right, extra, missed };
}

interface Judged extends Counts {
  readonly accepted: boolean;
  readonly asked: boolean;
  readonly pair: Pair;
}

const meantBy = ({ intent = 'none', accept = [] }: Gold): readonly string[] => [intent, ...accept];

const isAskedRight = ({ asked, pair: { gold, got } }: Judged): boolean =>
  asked && meantBy(gold).some((intent) => got.asks?.includes(intent));

const isFrame = ({ accepted, extra, missed }: Judged): boolean => accepted && extra === 0 && missed === 0;

function judgeOne(pair: Pair): Judged {
  const { gold, got } = pair;
  // Where it leads outweighs the intent, as in the chat.
  if (gold.leads !== undefined && got.leads?.to === gold.leads)
    return { pair, accepted: true, asked: false, ...compareSlots(gold.slots ?? {}, got.leads.values, gold) };
  const intent = gold.intent ?? 'none';
  const asked = (got.asks?.length ?? 0) > 0;
  const accepted = !asked && meantBy(gold).includes(got.intent);
  const other = accepted && got.intent !== intent;
  const wanted = folded(intent, filled(gold.slots ?? {}));
  const said = folded(intent, filled(got.slots));
  if (!other) return { pair, accepted, asked, ...compareSlots(wanted, said, gold) };
  return {
    pair,
    accepted,
    asked,
    ...compareSlots(shared(wanted, intent, got.intent), shared(said, intent, got.intent), gold),
  };
}

function isFalsePurchase({ gold, got }: Pair): boolean {
  return PURCHASE_INTENTS.has(got.intent) && !meantBy(gold).some((intent) => PURCHASE_INTENTS.has(intent));
}

/** Scores meanings against their labels. */
export function judge(pairs: readonly Pair[]): Judgement {
  const each = pairs.map(judgeOne);
  const sum = (pick: (one: Counts) => number): number => each.reduce((total, one) => total + pick(one), 0);
  const share = (count: number): number => (pairs.length === 0 ? 0 : count / pairs.length);
  const right = sum((one) => one.right);
  const wrong = sum((one) => one.extra + one.missed);
  const accepted = each.filter((one) => one.accepted).length;
  const asked = each.filter((one) => one.asked).length;
  return {
    sentences: pairs.length,
    intent: share(accepted),
    asked: share(asked),
    askedRight: share(each.filter(isAskedRight).length),
    wrong: share(pairs.length - accepted - asked),
    frame: share(each.filter(isFrame).length),
    slotF1: right + wrong === 0 ? 1 : (2 * right) / (2 * right + wrong),
    falsePurchases: pairs.filter(isFalsePurchase).map(({ gold }) => gold.text),
    misses: each.filter((one) => !isFrame(one)).map(({ pair }) => pair),
  };
}
