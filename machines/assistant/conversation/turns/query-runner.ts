import type { ActorRefFrom } from 'xstate';
import { NoAnswer, unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { assistantMachine } from '../../assistant.ts';
import { type CommandParams, start } from '../../command.ts';
import { plain } from '../../lines.ts';
import { ownAmong, ownWithin, withOwn } from '../../own-words.ts';
import { ask, mayBegin } from '../../queries/queries.ts';
import type { QueryAnswer } from '../../queries/query.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Tasks } from '../../runs/tasks.ts';
import { TALK } from '../../sentences.ts';
import type { OwnAside } from '../../sync/aside.ts';
import type { Tell } from '../events.ts';
import type { Surroundings } from '../surroundings.ts';

/** What running queries touches. */
interface QueryRunnerDeps {
  readonly services: Services;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly who: () => SessionView;
  readonly tasks: Tasks;
  readonly held: Surroundings['held'];
  readonly aside: Pick<OwnAside, 'putBack'>;
  readonly tell: Tell;
  readonly signal: AbortSignal;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Something else is open by now: it is not covered, least of all a card window. */
const NOT_BEGUN: QueryAnswer = { lines: [plain(TALK.notBegun)] };

/** The same calls, whether one of them had no answer, and whose own words stand in the answers. */
interface Noticed {
  readonly services: Services;
  wasSilent(): boolean;
  own(): readonly string[];
}

function noticing(services: Services): Noticed {
  let silent = false;
  const own = new Set<string>();
  const calls = Object.entries(services).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      try {
        const answer = await Reflect.apply(call, services, given);
        for (const one of ownWithin(answer)) own.add(one);
        return answer;
      } catch (cause) {
        if (cause instanceof NoAnswer) silent = true;
        throw cause;
      }
    },
  ]);
  return { services: Object.fromEntries(calls), wasSilent: () => silent, own: () => [...own] };
}

/** Asks what only the server knows, and tells it. */
export type QueryRunner = (command: CommandParams['ask']) => void;

/** Runs queries beside the flow: tells what they come to, hands out what comes with it, begins what it begins. */
export function createQueryRunner(deps: QueryRunnerDeps): QueryRunner {
  const { services, assistant, open, who, tasks, held, aside, tell, signal, at } = deps;

  async function answer({ query, said, after = [] }: CommandParams['ask'], isMeant = () => true): Promise<void> {
    const asker = who();
    const opened = open.opened();
    const asking = noticing(services);
    const found = await ask(asking.services, query, { who: asker, signal, at: at(), held: held.orders() }).catch(
      unanswered,
    );
    // What was asked for somebody is told to nobody else.
    if (found === null || signal.aborted || who().id !== asker.id || !isMeant()) return;
    // It is answered once there is a line again, and no error is told that is none.
    if (asking.wasSilent() && said !== undefined && aside.putBack(said)) tell({ type: 'CHANGED' });
    else
      told(
        found.start && !isFree(opened)
          ? NOT_BEGUN
          : { ...found, lines: [...withOwn(found.lines, [...ownAmong(query), ...asking.own()]), ...after] },
      );
  }

  function told({ lines, suggestions, file, start: begun }: QueryAnswer): void {
    // What begins now asks its own question.
    const view = begun ? null : open.topView();
    const said = view ? lines.map((line) => ({ ...line, aside: true as const })) : lines;
    assistant.send({ type: 'TOLD', lines: said, view, ...(suggestions && { suggestions }), at: at() });
    if (begun) tell({ type: 'COMMAND', command: start(begun) });
    if (file) tell({ type: 'HANDED_OUT', file });
  }

  /** Nothing was opened meanwhile, and nothing is under way: what begins now is on top of what it was said beside. */
  function isFree(opened: number): boolean {
    const view = open.topView();
    return open.opened() === opened && (view === null || (view.busy === null && view.widget === null));
  }

  return (command) =>
    mayBegin(command.query) ? tasks.toBegin((isMeant) => answer(command, isMeant)) : tasks.run(() => answer(command));
}
