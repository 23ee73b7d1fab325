import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PAID_FOR } from '#catalogues/orders.ts';
import { oneOfThese, readQuery, viewsOf } from '#machines/pages/history/query.ts';
import { plain } from '../../lines.ts';
import type { Asker, Told } from '../query.ts';
import { fileOf } from './book.ts';
import { type Asked, whoseOf } from './history.ts';
import { PAST_TALK } from './past-talk.ts';

/** All that a query finds as the file of its view, as the page hands it out (DECISIONS 44). */
export async function exported(services: Services, asked: Asked, asker: Asker): Promise<Told> {
  const { who, signal } = asker;
  const views = viewsOf(who.role);
  if (views.length > 1 && oneOfThese(views, asked.product) === null)
    return {
      lines: [plain(PAST_TALK.whichFile)],
      suggestions: views.map((view) => ({
        label: PAID_FOR[view],
        say: `export my ${PAID_FOR[view].toLowerCase()} payments`,
      })),
    };
  const whose = await whoseOf(services, asked, asker);
  if ('lines' in whose) return whose;
  const came = await fileOf(services, who.role, { ...readQuery(asked, who.role), userId: whose.id }, signal);
  if (came.kind === 'good') return { lines: [plain(PAST_TALK.file(came.data.name))], file: came.data };
  return { lines: [plain(came.kind === 'failed' ? came.problem : MESSAGES.searchFailedBanner)] };
}
