import type { IntentName } from '#catalogues/intents/index.ts';
import type { PriceListName, PublicKind } from '#catalogues/orders.ts';
import { providerOf, providersOf } from '#catalogues/products/providers.ts';
import { administers } from '#catalogues/roles.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { NO_METER } from '#catalogues/sentences/no-meter.ts';
import type { View } from '#machines/kit/view.ts';
import type { Compared } from '#machines/talk/besides.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Suggestion } from '../../suggestion.ts';
import { accountStatus } from '../accounts/about-account.ts';
import { meterSaid } from '../starting/flow-start.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { saidBeside, type Turn, toAsk, turn } from '../turn.ts';
import { asksOfAnother } from './past.ts';

/** A question beside the flow: answered, and then the open question is asked again. */
export function answerAside(scene: Scene): Turn | null {
  switch (scene.sense.intent) {
    case 'fee-question':
      return fee(scene);
    case 'price-list':
      return prices(scene);
    case 'account-status':
      return accountStatus(scene);
    // 'What is my meter number' from whoever has one.
    case 'no-meter-number':
      if (!asksForOwn(scene)) return null;
      if (scene.session.meterNumber) return accountStatus(scene);
      return isMovedOut(scene) ? saidBeside(scene, NO_METER.said) : null;
    case 'balance':
      return balance(scene);
    default:
      return null;
  }
}

/** The number itself is wanted, and nothing is wrong with it. */
function asksForOwn({ sense, view }: Scene): boolean {
  const { symptom = 'where', ownNumber = false } = sense.modifiers ?? {};
  return ownNumber && symptom === 'where' && view?.flow !== 'no-meter-number';
}

/** Whose account a meter belongs to, and who has none now. */
const isMovedOut = ({ session: { role, meterNumber } }: Pick<Scene, 'session'>): boolean =>
  meterNumber === null && (role === 'service-user' || role === 'service-owner');

const PAYING: ReadonlySet<string> = new Set<IntentName>(['pay-services', 'pay-dev-levy']);

/** Of several dues none is paid in the place of the others: what is owed of each is told, and each has its button. */
export function aboutSeveralDues(scene: Scene): Turn | null {
  const { sense, session, view } = scene;
  if (!sense.modifiers?.severalDues || administers(session.role)) return null;
  const within = (sense.intent === 'answer' || sense.intent === 'correct') && PAYING.has(view?.flow ?? '');
  if (!within && sense.intent !== 'none' && !PAYING.has(sense.intent)) return null;
  const { service: _, ...slots } = sense.slots;
  return balance({ ...scene, sense: { ...sense, slots } });
}

/** Who has a meter owes for it; administrators have none. */
function balance(scene: Scene): Turn {
  const { session, sense, text, stack } = scene;
  const { meterNumber, role } = session;
  if (isMovedOut({ session })) return turn({ lines: [plain(NO_METER.said)], askAgain: true });
  if (role !== null && (meterNumber === null || (role !== 'service-user' && role !== 'service-owner')))
    return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
  if (role === null) return signInForThat({ text, stack });
  const service = sense.slots.service === undefined ? null : String(sense.slots.service);
  const months = sense.modifiers?.past?.months ?? false;
  const told = toAsk({ kind: 'balance', service, months, said: meterSaid(sense.modifiers) });
  return asksOfAnother(scene) ? { ...told, lines: [plain(PAST_SENTENCES.onlyYourDebt)] } : told;
}

/** What is paid to an estate costs the estate's fee. */
const OF_ESTATE = new Set(['buy-power', 'pay-services', 'pay-dev-levy']);

/** The convenience fee: of a company that is named or open, else of the estate. `byWay`: it is asked for a way of paying. */
export function fee(scene: Scene, byWay = false): Turn {
  const provider = byWay ? null : providerIn(scene);
  if (provider) return toAsk({ kind: 'fee', provider, naira: null });
  const estate = scene.view ? OF_ESTATE.has(scene.view.flow) : scene.session.role === 'service-user';
  return toAsk({ kind: 'estate-fee', ofEstate: estate, naira: null, byWay });
}

const LISTS: Readonly<Partial<Record<PublicKind, PriceListName>>> = {
  data: 'data-plans',
  internet: 'internet',
  cable: 'cable-pay-bills',
};

/** What a flow sells at fixed prices. */
const SOLD: Readonly<Record<string, 'data' | 'internet' | 'cable' | 'power'>> = {
  airtime: 'data',
  'airtime-page': 'data',
  internet: 'internet',
  'internet-page': 'internet',
  'pay-bills': 'cable',
  'bill-wizard': 'cable',
  'buy-power': 'power',
  'public-power': 'power',
};

/** A comparison is answered with what the things cost, and buys none of them. */
function comparison(scene: Scene, compared: Compared): Turn {
  if (compared.kind === 'airtime') return saidBeside(scene, TALK.anyAmount);
  if (compared.kind === 'power')
    return saidBeside(scene, compared.providers.length > 0 ? TALK.companyTariff : TALK.tariff);
  const wizard = compared.kind === 'cable' && scene.view?.flow === 'bill-wizard';
  const list = wizard ? 'cable-wizard' : LISTS[compared.kind];
  if (list === undefined) return saidBeside(scene, TALK.nothingCompared);
  return toAsk({ kind: 'comparison', list, compared });
}

/** The cheapest of what is open; null where nothing with a price list is. */
export function cheapestOf(scene: Scene): Turn | null {
  const kind = scene.view ? SOLD[scene.view.flow] : undefined;
  if (kind === undefined) return null;
  const provider = chosenProvider(scene);
  return comparison(scene, { kind, providers: provider === undefined ? [] : [provider], named: [] });
}

function prices(scene: Scene): Turn {
  const { slots, modifiers } = scene.sense;
  if (modifiers?.compares) return comparison(scene, modifiers.compares);
  const provider = providerIn(scene);
  const open = scene.view ? SOLD[scene.view.flow] : undefined;
  const product = slots.product ?? (slots.provider === undefined ? open : undefined);
  const sold = providerOf(provider ?? '')?.sells ?? [];
  if (product === 'airtime') return saidBeside(scene, TALK.anyAmount);
  if (product === 'power' || sold.includes('public-power')) {
    const company = sold.includes('public-power') || scene.view?.flow === 'public-power';
    return saidBeside(scene, company ? TALK.companyTariff : TALK.tariff);
  }
  const kind = sold.find((one) => one in LISTS) ?? (isListed(product) ? product : undefined);
  const list = kind === undefined ? undefined : LISTS[kind];
  if (kind === undefined || list === undefined) return saidBeside(scene, TALK.whichPrices, KINDS);
  if (provider === undefined) return saidBeside(scene, TALK.whosePrices, whose(kind));
  const wizard = list === 'cable-pay-bills' && scene.view?.flow === 'bill-wizard';
  const query = {
    kind: 'prices',
    list: wizard ? 'cable-wizard' : list,
    provider,
    named: modifiers?.named ?? '',
  } as const;
  return toAsk(query);
}

const isListed = (product: unknown): product is 'data' | 'internet' | 'cable' =>
  product === 'data' || product === 'internet' || product === 'cable';

const KINDS: readonly Suggestion[] = [
  { label: 'Data plans', say: 'data price list' },
  { label: 'Cable TV packages', say: 'cable tv price list' },
  { label: 'Internet packages', say: 'internet price list' },
];

function whose(kind: PublicKind): readonly Suggestion[] {
  const what = kind === 'data' ? 'data prices' : 'price list';
  return providersOf(kind).map(({ name }) => ({ label: name, say: `${name} ${what}` }));
}

/** Whom the question is about: the company that it names, else the one chosen in the open flow. */
function providerIn({ sense, view }: Scene): string | undefined {
  const { provider, product } = sense.slots;
  if (provider !== undefined) return String(provider);
  const chosen = chosenProvider({ view });
  const sold: readonly string[] = providerOf(chosen ?? '')?.sells ?? [];
  const fits = product === undefined || sold.includes(product === 'power' ? 'public-power' : String(product));
  return fits ? chosen : undefined;
}

/** Who is chosen in what is open. */
export const chosenProvider = ({ view }: Pick<Scene, 'view'>): string | undefined =>
  view ? chosenIn(view) : undefined;

function chosenIn(view: View): string | undefined {
  const field = view.fields.find(({ name }) => name === 'provider' || name === 'network');
  return providerOf(field?.value ?? '')?.code;
}
