import type { ActorRefFrom } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import type { HandedFile } from '#machines/pages/view.ts';
import type { assistantMachine } from '../../assistant.ts';
import { plain } from '../../lines.ts';
import { type LookUp, mayBegin, type Told } from '../../look-ups/look-up.ts';
import { lookedUp } from '../../look-ups/looked-up.ts';
import { TALK } from '../../routing/small-talk.ts';
import type { Wish } from '../../routing/turn.ts';
import type { Conversation, SessionView } from '../conversation-view.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Tasks } from './tasks.ts';

/** What telling touches. */
interface TellingDeps {
  readonly services: Services;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly who: () => SessionView;
  readonly tasks: Tasks;
  readonly start: (wish: Wish) => void;
  readonly signal: AbortSignal;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Something else is open by now: it is not covered, least of all a card window. */
const NOT_BEGUN: Told = { lines: [plain(TALK.notBegun)] };

/** Looks up what is asked beside the flow, tells it, and hands out what comes with it. */
export function createTelling(
  deps: TellingDeps,
): Pick<Conversation, 'onFile'> & { lookUp(up: LookUp): void; handOut(file: HandedFile): void } {
  const { services, assistant, open, who, tasks, start, signal, at } = deps;
  const listeners = new Set<(file: HandedFile) => void>();

  async function tell(up: LookUp, isMeant = () => true): Promise<void> {
    const asker = who();
    const opened = open.opened();
    const found = await lookedUp(services, up, { who: asker, signal, at: at() }).catch(() => null);
    // What was looked up for somebody is told to nobody else.
    if (found === null || signal.aborted || who().id !== asker.id || !isMeant()) return;
    const { lines, suggestions, file, wish } = found.wish && !isFree(opened) ? NOT_BEGUN : found;
    // What begins now asks its own question.
    const view = wish ? null : open.topView();
    const said = view ? lines.map((line) => ({ ...line, aside: true as const })) : lines;
    assistant.send({ type: 'TOLD', lines: said, view, ...(suggestions && { suggestions }), at: at() });
    if (wish) start(wish);
    if (file) handOut(file);
  }

  /** Nothing was opened meanwhile, and nothing is under way: what begins now is on top of what it was said beside. */
  function isFree(opened: number): boolean {
    const view = open.topView();
    return open.opened() === opened && (view === null || (view.busy === null && view.widget === null));
  }

  function handOut(file: HandedFile): void {
    for (const listener of listeners) listener(file);
  }

  return {
    handOut,
    lookUp: (up) => (mayBegin(up) ? tasks.toBegin((isMeant) => tell(up, isMeant)) : tasks.run(() => tell(up))),
    onFile(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
