import type { ActorRefFrom } from 'xstate';
import { allows } from '#catalogues/roles.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import { DATASET } from '#machines/flows/uploads/chart/context.ts';
import type { View } from '#machines/kit/view.ts';
import type { Desk } from '#machines/uploads/desk/desk.ts';
import type { assistantMachine } from '../../assistant.ts';
import { type Line, plain } from '../../lines.ts';
import { entryPoint, offerOf } from '../../routes/starting/entry-points.ts';
import type { FlowStart } from '../../routes/turn.ts';
import type { Runs } from '../../runs/runs.ts';
import type { SessionView, Suggestion } from '../conversation-view.ts';
import { hand } from '../../runs/deliver.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Tasks } from '../turns/tasks.ts';
import type { Choosing } from './choosing.ts';

/** What dropping a file touches. */
export interface DroppingDeps {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly desk: Desk;
  readonly choosing: Choosing;
  readonly who: () => SessionView;
  readonly tasks: Tasks;
  readonly start: (wish: FlowStart) => void;
  readonly leaveUntouched: () => void;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Files that are dropped on the conversation. */
export interface Dropping {
  drop(file: File): void;
  /** A flow has begun: a file that waits for it goes there. */
  begun(runId: string, flow: string): void;
}

const KINDS = Object.keys(UPLOADS) as UploadKind[];

/**
 * A dropped file of rows begins the upload it is for, by the names of its columns; where it could be for two that is asked, and the
 * file waits for the answer. Any other file answers the open question that takes one.
 */
export function createDropping(deps: DroppingDeps): Dropping {
  const { assistant, open, runs, desk, choosing, who, tasks, start, leaveUntouched, at } = deps;
  /** A file that begins a flow; `said`: how much the person had said as it was asked which. */
  let waiting: { readonly file: File; readonly kinds: readonly UploadKind[]; readonly said: number } | null = null;

  const said = (): number => assistant.getSnapshot().context.messages.filter(({ from }) => from === 'person').length;

  function tell(line: Line, suggestions: readonly Suggestion[] = []): void {
    assistant.send({ type: 'TOLD', lines: [line], view: open.topView(), suggestions, at: at() });
  }

  function settle(file: File, kinds: readonly UploadKind[]): void {
    const flow = open.top()?.flow;
    // Of a file that is for nothing, the open upload says best what is wrong with it.
    const asked = KINDS.some((kind) => kind === flow && (kinds.length === 0 || kinds.includes(kind)));
    if (asked && choosing.inChat(file)) return;
    const [only] = kinds;
    if (only === undefined) {
      tell(plain(UPLOAD_SENTENCES.noUpload(KINDS.map(headsOf))));
      return;
    }
    waiting = { file, kinds, said: said() };
    if (kinds.length > 1) tell(plain(UPLOAD_SENTENCES.whichUpload), kinds.flatMap(offered));
    else {
      leaveUntouched();
      start({ flow: only, values: {} });
    }
  }

  return {
    drop(file) {
      assistant.send({ type: 'PRESSED', label: file.name, at: at() });
      const asker = who().id;
      if (/\.csv$/i.test(file.name) && allows(['service-admin'], who().role)) {
        tasks.run(async () => {
          const kinds = await desk.kindsOf(file).catch(() => []);
          if (who().id === asker) settle(file, kinds);
        });
      } else if (!choosing.inChat(file))
        tell(plain(isFull(open.topView()) ? SAID.attachmentsMost : UPLOAD_SENTENCES.notHere));
    },
    begun(runId, flow) {
      const given = waiting;
      waiting = null;
      // What was said in between was about something else.
      if (!given?.kinds.some((kind) => kind === flow) || said() > given.said + 1) return;
      hand(runs, runId, DATASET, given.file, 'chat');
    },
  };
}

/** True where files were asked for, and no more of them are taken. */
const isFull = (view: View | null): boolean =>
  view?.busy === null && view.fields.some(({ several, value }) => several === true && value !== '');

const headsOf = (kind: UploadKind): string => Object.keys(UPLOADS[kind].columns).join(', ');

function offered(kind: UploadKind): Suggestion[] {
  const one = entryPoint(kind);
  return one ? [offerOf(one)] : [];
}
