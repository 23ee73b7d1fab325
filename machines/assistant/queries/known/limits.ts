import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import type { AmountKind } from '#catalogues/settings.ts';
import { boundsIn } from '#machines/kit/paying/bounds.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../../lines.ts';
import { type QueryAnswer, UNHEARD } from '../query.ts';

interface LimitsAsked {
  /** Of what; one alone is told in a sentence. */
  readonly of: readonly AmountKind[];
}

const COLUMNS = [
  { name: 'product', label: KNOWN.product, align: 'start' },
  { name: 'least', label: KNOWN.atLeast, align: 'end' },
  { name: 'most', label: KNOWN.atMost, align: 'end' },
] as const;

/** The least and the most that is paid at once, as they are set now. */
export async function limitsTold(services: Services, { of }: LimitsAsked): Promise<QueryAnswer> {
  const answer = await services.portalSettings({}).catch(unanswered);
  if (answer === null) return UNHEARD;
  const { amounts } = answer.data;
  const rows = of.map((kind) => {
    const { least, most } = boundsIn(amounts[kind]);
    return [SOLD_AS[kind], formatNaira(least), formatNaira(most)] as const;
  });
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0) return { lines: [plain(KNOWN.between(...only))] };
  return { lines: [{ ...plain(KNOWN.amountsAtOnce), table: { columns: COLUMNS, rows } }] };
}
