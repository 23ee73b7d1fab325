import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { meterMeant } from '#machines/kit/reading/own-meters.ts';
import { plain } from '../lines.ts';
import type { FlowStart } from '../run.ts';
import { type Asker, type QueryAnswer, UNHEARD } from './query.ts';

/** Power for a meter that is named by its number: what is begun where that is one of one's own, and where it is somebody else's. */
interface PowerFor {
  /** All that names it, as typed. */
  readonly meter: string;
  readonly own: FlowStart;
  readonly others: FlowStart;
}

/** Begins to buy power for one of one's own meters, or else for a meter of a distribution company. */
export async function powerFor(
  services: Services,
  { meter, own, others }: PowerFor,
  { signal }: Asker,
): Promise<QueryAnswer> {
  const held = await services.myMeters({}, signal).catch(unanswered);
  if (held === null) return UNHEARD;
  if (held.status !== 200) return { lines: [plain(held.data.message)] };
  const isOwn = meterMeant(held.data.meters, meter).kind !== 'none';
  return { lines: [], start: isOwn ? { ...own, values: { ...own.values, meter } } : others };
}
