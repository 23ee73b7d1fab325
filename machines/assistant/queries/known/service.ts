import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import type { Choice } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Question } from '#machines/talk/asked-question.ts';
import { plain } from '../../lines.ts';
import { type Asker, type QueryAnswer, UNHEARD } from '../query.ts';

type Wanted = Omit<Extract<Question, { readonly about: 'service' }>, 'about'>;

const COLUMNS = [
  { name: 'service', label: 'Service', align: 'start' },
  { name: 'price', label: 'A month', align: 'end' },
] as const;

/** What a service of one's estate costs by the month, and what it covers where the estate has said it. */
export async function serviceTold(
  services: Services,
  { named, wants }: Wanted,
  { signal }: Asker,
): Promise<QueryAnswer> {
  const answer = await services.userServices({}, signal).catch(unanswered);
  if (answer === null) return UNHEARD;
  if (answer.status !== 200) return { lines: [plain(answer.data.message)] };
  const offered = answer.data.map(
    ({ name, amount }): Choice => ({ value: name, label: name, detail: formatNaira(koboOf(amount)) }),
  );
  const covers = new Map(answer.data.map(({ name, description }) => [name, description]));
  const meant = matching(offered, named.replaceAll('-', ' '));
  if (meant.length === 0) return noneSuch(named, offered);
  return {
    lines: meant.map(({ label, detail = '' }) => {
      const price = KNOWN.serviceCosts(label, detail);
      if (wants === 'price') return plain(price);
      const what = covers.get(label);
      return plain(what ? `${price} ${KNOWN.covers(label, what)}` : `${KNOWN.coverUnknown(label)} ${price}`);
    }),
    suggestions: meant
      .slice(0, 2)
      .map(({ label }) => ({ label: `Pay for ${label}`, say: `pay ${label.toLowerCase()}` })),
  };
}

/** What the estate does have, where it has nothing that is called so. */
function noneSuch(named: string, offered: readonly Choice[]): QueryAnswer {
  const none = KNOWN.noService(named.replaceAll('-', ' '));
  if (offered.length === 0) return { lines: [plain(`${none} ${KNOWN.noServices}`)] };
  const rows = offered.map(({ label, detail = '' }) => [label, detail]);
  return { lines: [{ ...plain(`${none} ${KNOWN.yourServices}`), table: { columns: COLUMNS, rows } }] };
}
