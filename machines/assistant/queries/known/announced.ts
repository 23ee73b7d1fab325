import { ANNOUNCEMENTS_TOLD } from '#catalogues/announcements.ts';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { ANNOUNCEMENTS as SAID } from '#catalogues/sentences/estate/announcements.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { announcementSaid } from '#machines/pages/announcements/said.ts';
import { plain } from '../../lines.ts';
import { type Asker, type QueryAnswer, UNHEARD } from '../query.ts';
import { suppliesTold } from './supplies.ts';

const ALL = { label: SAID.seeAll, say: TITLES.sayAnnouncements };

/**
 * Why there is no light, as far as is known: what the estate has announced to the house, and where that is nothing what is down with companies, or
 * what is said `otherwise`.
 */
export async function announcedTold(
  services: Services,
  { otherwise }: { readonly otherwise?: QueryAnswer },
  { who, signal }: Asker,
): Promise<QueryAnswer> {
  const isAdministrator = who.role === 'service-admin';
  const asked = isAdministrator ? services.announcements({}, signal) : services.ownAnnouncements({}, signal);
  const answer = await asked.catch(unanswered);
  if (answer === null) return otherwise ?? UNHEARD;
  const all = answer.status === 200 ? answer.data.announcements : [];
  const outages = all.filter(({ kind }) => kind === 'outage').slice(0, ANNOUNCEMENTS_TOLD);
  if (outages.length > 0) return { lines: outages.map((one) => plain(announcementSaid(one))), suggestions: [ALL] };
  if (otherwise !== undefined) return otherwise;
  const down = await suppliesTold(services, { named: [] });
  return { lines: [plain(isAdministrator ? SAID.nothingOfEstate : SAID.nothing), ...down.lines] };
}
