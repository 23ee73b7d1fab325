import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { TablePage } from '#machines/kit/view.ts';
import { TICKETS_PATH } from '#machines/pages/tickets/tickets.ts';
import { plain } from '../../lines.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Scene, type Turn, turn, toAsk } from '../turn.ts';

/** 'My tickets', 'ticket T-000123': what became of tickets, told to whoever may read them. */
export function aboutTickets(scene: Scene): Turn | null {
  const { tickets } = scene.sense.besides ?? {};
  if (tickets === undefined) return null;
  if (scene.session.role === null) return signInForThat(scene);
  const { number, state } = tickets;
  const asked = state === undefined ? {} : { state };
  const query = number === undefined ? ({ kind: 'tickets', asked } as const) : ({ kind: 'ticket', number } as const);
  return toAsk(query);
}

/** The next page of the tickets that stand there, or the one before; null for any other list. */
export function ticketLeaf({ path, query }: TablePage, way: 'next' | 'previous'): Turn | null {
  if (path !== TICKETS_PATH) return null;
  const page = Number(query.page ?? 1) + (way === 'next' ? 1 : -1);
  if (page < 1) return turn({ lines: [plain(ADMINISTRATION_SENTENCES.firstAlready)], askAgain: true });
  return toAsk({ kind: 'tickets', asked: { ...query, page: String(page) } });
}
