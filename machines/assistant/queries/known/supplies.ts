import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { type Supply, supplyLabel } from '#catalogues/products/supplies.ts';
import { SUPPLY_SENTENCES as SAID } from '#catalogues/sentences/supplies.ts';
import { plain } from '../../lines.ts';
import { type QueryAnswer, UNHEARD } from '../query.ts';

/** Whether some companies or products are down as far as is known; none named: everything that is. */
export async function suppliesTold(
  services: Services,
  { named }: { readonly named: readonly Supply[] },
): Promise<QueryAnswer> {
  const answer = await services.portalSettings({}).catch(unanswered);
  if (answer === null) return UNHEARD;
  const { down = [] } = answer.data;
  if (named.length === 0) {
    const all = down.map(({ message }) => plain(message));
    return { lines: all.length > 0 ? all : [plain(SAID.nothingDown)] };
  }
  return {
    lines: named.map((supply) => {
      const outage = down.find((one) => one.supply === supply);
      return plain(outage?.message ?? SAID.isUp(supplyLabel(supply)));
    }),
  };
}
