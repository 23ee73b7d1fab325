import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { ESTATE_FEE_KINDS } from '#catalogues/settings.ts';
import { boundsIn, powerRefused } from '#machines/kit/paying/bounds.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../lines.ts';
import { TALK } from '../sentences.ts';
import type { Suggestion } from '../suggestion.ts';
import { type QueryAnswer, UNHEARD } from './query.ts';

type Portal = CallAnswer<'portalSettings'>['data'];

/** What is set now: an operator may change it while somebody talks. */
async function portalOf(services: Services): Promise<Portal | null> {
  return (await services.portalSettings({}).catch(unanswered))?.data ?? null;
}

interface EstateFeeAsked {
  /** Whoever asks pays an estate; else the companies have fees of their own. */
  readonly ofEstate: boolean;
  /** What is to be bought with it; null where it is not said. */
  readonly naira: number | null;
  /** Whoever asks speaks of a way of paying: whether it costs more. */
  readonly byWay?: boolean;
}

/** The convenience fee of what is paid to an estate, and what an amount of power costs with it. */
export async function estateFeeTold(
  services: Services,
  { ofEstate, naira, byWay = false }: EstateFeeAsked,
): Promise<QueryAnswer> {
  const portal = await portalOf(services);
  if (portal === null) return UNHEARD;
  const { estateFees, transfers } = portal;
  const power = koboOf(estateFees.power);
  const kobo = naira === null ? null : koboOf(naira);
  const total = kobo === null ? [] : [KNOWN.inAll(formatNaira(kobo), formatNaira(kobo + power))];
  const fee = ofEstate ? ofAll(estateFees) : TALK.fee(formatNaira(power));
  const way = byWay ? [transfers ? KNOWN.sameByTransfer : KNOWN.sameByCard] : [];
  return { lines: [plain([fee, ...total, ...way].join(' '))] };
}

function ofAll(fees: Portal['estateFees']): string {
  const each = ESTATE_FEE_KINDS.map((kind) => ({ kind, fee: formatNaira(koboOf(fees[kind])) }));
  const [first] = each;
  if (first !== undefined && each.every(({ fee }) => fee === first.fee)) return TALK.estateFee(first.fee);
  return TALK.estateFees(each.map(({ kind, fee }) => `${SOLD_AS[kind]} ${fee}`).join(', '));
}

interface PowerCostAsked {
  /** What was reckoned: how many units, or what so many cost. */
  readonly reckoned: string;
  readonly kobo: number;
  /** What is said after it. */
  readonly beside: readonly string[];
  /** Whoever asks has a meter to buy for. */
  readonly mayBuy: boolean;
}

/** What an amount of an estate's power costs with the fee told apart, and a button that buys so much for whoever has a meter. */
export async function powerCostTold(
  services: Services,
  { reckoned, kobo, beside, mayBuy }: PowerCostAsked,
): Promise<QueryAnswer> {
  const portal = await portalOf(services);
  if (portal === null) return { lines: [plain([reckoned, ...beside].join(' '))] };
  const fee = koboOf(portal.estateFees.power);
  const bounds = boundsIn(portal.amounts.power);
  const off = powerRefused(bounds, kobo);
  const said = {
    sold: KNOWN.withFee(formatNaira(fee), formatNaira(kobo + fee)),
    'amount-too-small': KNOWN.least(formatNaira(bounds.least)),
    'amount-too-large': KNOWN.most(formatNaira(bounds.most)),
  }[off?.code ?? 'sold'];
  const buys = off === null && mayBuy && kobo % 100 === 0 ? [buy(kobo)] : [];
  return { lines: [plain([reckoned, said, ...beside].join(' '))], suggestions: buys };
}

const buy = (kobo: number): Suggestion => ({
  label: `Buy ${formatNaira(kobo)} of power`,
  say: `buy power ${kobo / 100}`,
});
