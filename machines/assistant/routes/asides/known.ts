import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { NOT_SERVED, providerOf } from '#catalogues/products/providers.ts';
import { administers } from '#catalogues/roles.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { TOKEN_SENTENCES } from '#catalogues/sentences/tokens.ts';
import { AMOUNT_KINDS, type AmountKind } from '#catalogues/settings.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { formatTenths, hundredthsFor, koboFor } from '#machines/kit/writing/tariff.ts';
import type { Question } from '#machines/talk/asked-question.ts';
import { openers } from '../../openers.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Suggestion } from '../../suggestion.ts';
import { statementOfAccount } from '../administration/statement-of-account.ts';
import { isTroubleshooting } from '../settling.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { offersTransfer } from '../transfers.ts';
import { type Turn, toAsk, told } from '../turn.ts';
import { cheapestOf, chosenProvider, fee } from './beside.ts';
import { answerPlainly } from './plain-questions.ts';
import { anotherCard, whyRefused } from './refusal.ts';

/** A question that what is known here answers: the tariff, one's own purchases, the estate's services, who runs the portal. */
export function aboutKnown(scene: Scene): Turn | null {
  const { intent, slots, modifiers } = scene.sense;
  const answers =
    intent === 'answer' || intent === 'correct' || slots.confirm !== undefined || scene.options.length > 0;
  const question = modifiers?.question;
  if (question === undefined || (answers && !NO_ANSWERS.has(question.about))) return null;
  switch (question.about) {
    case 'units':
      return units(scene, question);
    case 'total':
      return total(scene, question.naira);
    case 'usage':
      return ofResident(scene, KNOWN.onlyResidents, { kind: 'usage', of: question.of });
    case 'service':
      return service(scene, question);
    case 'charged':
      return charged(scene, question.naira ?? null);
    case 'part':
      return part(scene);
    case 'refund':
      return scene.session.role === null || administers(scene.session.role) ? null : toAsk({ kind: 'refunded' });
    case 'fees':
      return fee(scene, question.byWay);
    case 'limits':
      return toAsk({ kind: 'limits', of: limitedIn(scene, question.of) });
    case 'fees-and-limits':
      return isOperator(scene) ? SETTINGS : fee(scene);
    case 'cheaper':
      return cheapestOf(scene) ?? told(scene, KNOWN.cheaperOfWhat);
    case 'portal':
      return question.of === 'self' ? self(scene) : toAsk({ kind: 'portal', of: question.of, contact: scene.support });
    case 'token':
      return told(scene, TOKEN_SENTENCES.reads[question.reads], ISSUES);
    case 'empty':
      return null;
    case 'tokens':
      return ofBuyer(scene, { kind: 'list', name: 'tokens', asked: {} });
    case 'own-account':
      return ownAccount(scene);
    case 'arrivals':
      return administers(scene.session.role) ? toAsk({ kind: 'list', name: 'arrivals', asked: {} }) : null;
    case 'own-meters':
      return ownMeters(scene);
    case 'sessions':
      return scene.session.role === null ? signInForThat(scene) : toAsk({ kind: 'list', name: 'sessions', asked: {} });
    case 'passkeys':
      return scene.session.role === null ? signInForThat(scene) : toAsk({ kind: 'list', name: 'passkeys', asked: {} });
    case 'programs':
      return scene.session.role === null ? signInForThat(scene) : toAsk({ kind: 'list', name: 'programs', asked: {} });
    case 'household':
      return household(scene, question);
    case 'approvals':
      return administers(scene.session.role) ? toAsk({ kind: 'list', name: 'approvals', asked: {} }) : null;
    case 'administrators':
      return administers(scene.session.role)
        ? toAsk({ kind: 'list', name: 'administrators', asked: {} })
        : estateOffice(scene, 'inCharge');
    case 'estate-office':
      return estateOffice(scene, question.of, question.anyOffice);
    case 'account':
      return statementOfAccount(scene, question);
    case 'supplies':
      return isOperator(scene) && question.named.length === 0
        ? toAsk({ kind: 'list', name: 'outages', asked: {} })
        : toAsk({ kind: 'supplies', named: question.named });
    case 'outage':
      return outage(scene);
    case 'wallets':
      return isOperator(scene) ? toAsk({ kind: 'list', name: 'outages', asked: { of: 'wallets' } }) : null;
    case 'cases':
      return isOperator(scene) ? toAsk({ kind: 'list', name: 'cases', asked: { of: question.of } }) : null;
    case 'stuck':
    case 'provider-answers':
      return isOperator(scene) ? toAsk({ kind: 'list', name: question.about, asked: {} }) : null;
    case 'loaded':
      return tellsLoaded(scene) ? ofBuyer(scene, { kind: 'loaded', loaded: question.loaded, all: question.all }) : null;
    case 'language':
    case 'who-sees':
    case 'mails':
    case 'problems':
      return answerPlainly(scene, question);
    case 'refusal':
      return question.of === 'why' ? whyRefused(scene) : anotherCard(scene);
  }
}

/** Questions whose words, as a whole sentence, answer and choose nothing else. */
const NO_ANSWERS: ReadonlySet<string> = new Set<Question['about']>(['language', 'who-sees', 'mails']);

type OfficeAsked = Extract<Question, { readonly about: 'estate-office' }>;

/** Whoever belongs to an estate is told how its office is reached; which one a visitor means nobody knows. */
function estateOffice(scene: Scene, of: OfficeAsked['of'], anyOffice = false): Turn | null {
  if (anyOffice && scene.session.estate === null)
    return toAsk({ kind: 'portal', of: 'address', contact: scene.support });
  if (isOperator(scene)) return null;
  return scene.session.role === null
    ? signInForThat(scene)
    : toAsk({ kind: 'estate-office', of, contact: scene.support });
}

/** Whoever belongs to an estate is told what it has announced; anybody else what is down. */
function outage(scene: Scene): Turn {
  const { role } = scene.session;
  if (role !== null && role !== 'netplus-admin') return toAsk({ kind: 'announced' });
  return isOperator(scene)
    ? toAsk({ kind: 'list', name: 'outages', asked: {} })
    : toAsk({ kind: 'supplies', named: [] });
}

/** Every fee and limit as it is, for whoever sets them. */
const SETTINGS = toAsk({ kind: 'list', name: 'operator-settings', asked: {} });

/** What is paid for in an amount of one's own, by the flow that is open. */
const LIMITED: Readonly<Record<string, AmountKind>> = {
  'buy-power': 'power',
  'public-power': 'public-power',
  airtime: 'airtime',
  'airtime-page': 'airtime',
  'pay-services': 'service',
  'pay-dev-levy': 'dev-levy',
};

/** What a question for limits is about: what it names, else what is open, else all that somebody can buy. */
function limitedIn({ view, session }: Scene, named: AmountKind | null): readonly AmountKind[] {
  const hasMeter = session.meterNumber !== null;
  // Power is that of the own meter for whoever has one.
  if (named !== null) return [named === 'power' && !hasMeter && session.role === null ? 'public-power' : named];
  const open = LIMITED[view?.flow ?? ''];
  if (open !== undefined) return [open];
  return AMOUNT_KINDS.filter((kind) => session.role !== null || kind === 'public-power' || kind === 'airtime');
}

/** Whoever runs the platform is told how it is known, too. */
const isOperator = ({ session }: Scene): boolean => session.role === 'netplus-admin';

/** Administrators buy nothing, and a visitor's tokens are those of this conversation. */
const ofBuyer = (scene: Scene, query: Parameters<typeof toAsk>[0]): Turn | null =>
  administers(scene.session.role) ? null : toAsk(query);

/** Of what is being looked into it is said whether it came right. */
const tellsLoaded = ({ view }: Scene): boolean => view === null || !isTroubleshooting(view);

const ISSUES: readonly Suggestion[] = [{ label: TOKEN_SENTENCES.issues, say: 'token issues' }];

const self = (scene: Scene): Turn => told(scene, TALK.whatThisIs, openers(scene.session.role, scene.lastAmount));

/** Where the light comes from a distribution company: its name, or null where no company is spoken of. */
function companyOf(scene: Scene): string | null {
  const { slots, modifiers } = scene.sense;
  const code = slots.provider === undefined ? chosenProvider(scene) : String(slots.provider);
  const sold = providerOf(code ?? '');
  if (sold?.sells.includes('public-power')) return sold.name;
  const unserved = NOT_SERVED.find(({ short }) => short === modifiers?.unserved);
  if (unserved) return unserved.short;
  return modifiers?.company || scene.view?.flow === 'public-power' ? KNOWN.aCompany : null;
}

const UNIT = formatNaira(TARIFF_KOBO_PER_KWH);

/** A resident's own meters; an administrator who says 'my meters' means those of the estate. */
function ownMeters(scene: Scene): Turn | null {
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  return role === 'service-user' ? toAsk({ kind: 'list', name: 'my-meters', asked: {} }) : null;
}

/** Who lives on a meter: a resident is told of the own one, an administrator of the one that is named. */
function household(
  { session: { role, meterNumber } }: Scene,
  { meter, house }: Extract<Question, { readonly about: 'household' }>,
): Turn | null {
  const list = (asked: Readonly<Record<string, string>>) => toAsk({ kind: 'list', name: 'household', asked });
  if (role === 'service-user' && house === undefined && (meter === undefined || meter === meterNumber)) return list({});
  if (role !== 'service-admin' || (meter === undefined && house === undefined)) return null;
  return list({ ...(meter !== undefined && { meter }), ...(house !== undefined && { house }) });
}

/** A resident's own account number; one for what is open is another. What is bought for an account asks for its number. */
function ownAccount(scene: Scene): Turn | null {
  const { role } = scene.session;
  if (offersTransfer(scene)) return null;
  if (role === 'service-user') return toAsk({ kind: 'list', name: 'own-account', asked: {} });
  // 'Give my bank details' of whoever has none here is about a refund.
  if (scene.sense.modifiers?.setting || scene.view?.fields.some(({ name }) => name === 'account')) return null;
  return role === null ? signInForThat(scene) : told(scene, KNOWN.onlyResidentsHave);
}

/** What an amount brings, or so many units cost; of what is open where the question names neither. */
function units(scene: Scene, { naira, units: kWh }: Extract<Question, { readonly about: 'units' }>): Turn {
  const company = companyOf(scene);
  if (company !== null) return told(scene, KNOWN.companyUnknown(company));
  const open = scene.view?.flow === 'buy-power' ? Number(scene.answers.amount?.replaceAll(/[^\d.]/g, '')) : Number.NaN;
  const amount = naira ?? (Number.isFinite(open) && open > 0 ? open : undefined);
  // What one unit costs is the tariff itself.
  if (kWh === 1) return told(scene, TALK.tariff);
  if (kWh !== undefined) {
    const hundredths = Math.round(kWh * 100);
    const kobo = koboFor(hundredths);
    return reckoned(scene, KNOWN.cost(String(kWh), formatNaira(kobo), UNIT), kobo);
  }
  if (amount === undefined) return told(scene, TALK.tariff);
  const kobo = koboOf(amount);
  return reckoned(scene, KNOWN.brings(formatNaira(kobo), formatTenths(hundredthsFor(kobo)), UNIT), kobo);
}

/** With the fee told apart, as it is set now. */
function reckoned(scene: Scene, text: string, kobo: number): Turn {
  const { role } = scene.session;
  const beside = role === null ? [KNOWN.onEstates, KNOWN.companyUnknown(KNOWN.aCompany)] : [];
  return toAsk({ kind: 'power-cost', reckoned: text, kobo, beside, mayBuy: role === 'service-user' });
}

/** What an amount of electricity costs with the fee, of whoever sells it. */
function total(scene: Scene, naira: number): Turn {
  const code = scene.sense.slots.provider ?? chosenProvider(scene);
  if (code !== undefined && providerOf(String(code))) return toAsk({ kind: 'fee', provider: String(code), naira });
  const ofCompany = companyOf(scene) !== null;
  const ofEstate = !ofCompany && scene.session.role !== null;
  return toAsk({ kind: 'estate-fee', ofEstate, naira: ofCompany ? null : naira });
}

/** What only a resident's own account tells. */
function ofResident(scene: Scene, otherwise: string, query: Parameters<typeof toAsk>[0]): Turn {
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  return role === 'service-user' ? toAsk(query) : told(scene, otherwise);
}

/** A service of one's own estate; administrators ask otherwise. */
function service(scene: Scene, { named, wants }: Extract<Question, { readonly about: 'service' }>): Turn | null {
  const { role } = scene.session;
  if (administers(role)) return null;
  if (named === 'dev-levy') return told(scene, KNOWN.levyCovers);
  return ofResident(scene, KNOWN.onlyResidents, { kind: 'service', named, wants });
}

/** Only what a resident has bought and owes tells it; administrators set the rule, and are told nothing of their own. */
function part(scene: Scene): Turn {
  const { role } = scene.session;
  return role === 'service-user' ? toAsk({ kind: 'part' }) : told(scene, SPLIT.someEstates);
}

/** Of what is open the fee is told by its own figure; else the last payment tells. */
function charged({ session, view }: Scene, naira: number | null): Turn | null {
  const own = session.role === 'service-user' || session.role === 'service-owner';
  const open = view !== null && view.outcome === null;
  return own && !open ? toAsk({ kind: 'charged', naira }) : null;
}
