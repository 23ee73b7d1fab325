import type { ActorRefFrom } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import { allows } from '#catalogues/roles.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import { DATASET } from '#machines/flows/uploads/chart/context.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { withHarmlessName } from '#machines/kit/sensitive/in-values.ts';
import type { HandedFile, View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Desk } from '#machines/uploads/desk/desk.ts';
import type { assistantMachine } from '../assistant.ts';
import { start } from '../command.ts';
import { entryPoint, offerOf } from '../entry-points.ts';
import { type Line, plain } from '../lines.ts';
import type { Batches } from '../runs/batches.ts';
import { hand } from '../runs/deliver.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Runs } from '../runs/runs.ts';
import type { Tasks } from '../runs/tasks.ts';
import type { Suggestion } from '../suggestion.ts';
import type { Conversation } from './conversation-view.ts';
import type { Tell } from './events.ts';

/** What handling files touches. */
type FileDeps = ChoosingDeps & Omit<DroppingDeps, 'choosing'> & KeepingDeps;

/** Files that come into a conversation and go out of it. */
export interface FileHandling extends Pick<Conversation, 'choose' | 'keepFile' | 'onFile' | 'reveal'> {
  /** A flow has begun. */
  begun(runId: string, flow: string): void;
  /** Give a file to whoever listens. */
  handOut(file: HandedFile): void;
}

/** Takes and hands out files. */
export function createFileHandling(deps: FileDeps): FileHandling {
  const choosing = createChoosing(deps);
  const dropping = createDropping({ ...deps, choosing });
  const listeners = new Set<(file: HandedFile) => void>();
  return {
    choose(given, field) {
      deps.tell({ type: 'DID', how: 'done' });
      const file = withHarmlessName(given);
      if (field === undefined) dropping.drop(file);
      else choosing.inForm(file, field);
    },
    keepFile: createKeepingFiles(deps),
    reveal: createRevealing(deps),
    begun: dropping.begun,
    handOut(file) {
      for (const listener of listeners) listener(file);
    },
    onFile(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What choosing a file touches. */
export interface ChoosingDeps {
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly batch: Batches['batch'];
}

/** Files for the open flow. */
export interface Choosing {
  /** As its form gives one to the question that is named. */
  inForm(file: File, field: string): void;
  /** As the chat answers the question that a file can answer; false where there is none. */
  inChat(file: File): boolean;
}

/** Takes files for the open flow. */
export function createChoosing({ open, runs, batch }: ChoosingDeps): Choosing {
  function give(file: File, field: string | null, from: 'chat' | 'form'): boolean {
    const run = open.top();
    let taken = false;
    if (run !== null && field !== null) {
      batch(() => {
        taken = hand(runs, run.id, field, file, from);
      });
    }
    return taken;
  }

  return {
    inForm: (file, field) => void give(file, field, 'form'),
    inChat: (file) => give(file, wanted(open.topView()), 'chat'),
  };
}

/** The question that a file can answer: the one that is asked, else the first of the step that has none yet. */
function wanted(view: View | null): string | null {
  if (view === null || view.busy !== null) return null;
  const files = view.fields.filter(({ kind, readOnly }) => kind === 'file' && !readOnly);
  const open = files.find(({ name }) => name === view.next) ?? files.find(({ value }) => value === '');
  return (open ?? (files.length === 1 ? files[0] : undefined))?.name ?? null;
}

/** What dropping a file touches. */
export interface DroppingDeps {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly desk: Desk;
  readonly choosing: Choosing;
  readonly who: () => SessionView;
  readonly tasks: Tasks;
  readonly tell: Tell;
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
  const { assistant, open, runs, desk, choosing, who, tasks, at } = deps;
  /** A file that begins a flow; `said`: how much the person had said as it was asked which. */
  let waiting: { readonly file: File; readonly kinds: readonly UploadKind[]; readonly said: number } | null = null;

  const said = (): number => assistant.getSnapshot().context.messages.filter(({ from }) => from === 'person').length;

  function say(line: Line, suggestions: readonly Suggestion[] = []): void {
    assistant.send({ type: 'TOLD', lines: [line], view: open.topView(), suggestions, at: at() });
  }

  function settle(file: File, kinds: readonly UploadKind[]): void {
    const flow = open.top()?.flow;
    // Of a file that is for nothing, the open upload says best what is wrong with it.
    const asked = KINDS.some((kind) => kind === flow && (kinds.length === 0 || kinds.includes(kind)));
    if (asked && choosing.inChat(file)) return;
    const [only] = kinds;
    if (only === undefined) {
      say(plain(UPLOAD_SENTENCES.noUpload(KINDS.map(headsOf))));
      return;
    }
    waiting = { file, kinds, said: said() };
    if (kinds.length > 1) say(plain(UPLOAD_SENTENCES.whichUpload), kinds.flatMap(offered));
    else {
      open.leavePristine();
      deps.tell({ type: 'COMMAND', command: start({ flow: only, values: {} }) });
    }
  }

  return {
    drop(file) {
      assistant.send({ type: 'PRESSED', label: file.name, at: at() });
      const asker = who().id;
      if (/\.csv$/i.test(file.name) && allows(['service-admin'], who().role)) {
        tasks.run(async () => {
          const kinds = await desk.kindsOf(file).catch((error: unknown) => unanswered(error) ?? []);
          if (who().id === asker) settle(file, kinds);
        });
      } else if (!choosing.inChat(file))
        say(plain(isFull(open.topView()) ? SAID.attachmentsMost : UPLOAD_SENTENCES.notHere));
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

/** What keeping a file touches. */
export interface KeepingDeps extends Pick<DroppingDeps, 'assistant' | 'at'> {
  readonly open: OpenRuns;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly tasks: Tasks;
  readonly tell: Tell;
}

/** Hands out the files that the open flow offers; one that can no longer be made is passed over, and why one cannot be made now is said. */
export function createKeepingFiles({ assistant, at, open, flows, tasks, tell }: KeepingDeps): Conversation['keepFile'] {
  return (name) => {
    const run = open.top();
    const make = run && flows[run.flow]?.file;
    if (!run || !make || !open.topView()?.files.some((one) => one.name === name)) return;
    tasks.run(async () => {
      const file = await make(run.id, name).catch(unanswered);
      if (file === null) return;
      if ('text' in file) assistant.send({ type: 'TOLD', lines: [file], view: open.topView(), at: at() });
      else tell({ type: 'HANDED_OUT', file });
    });
  };
}

/** Tells what the step of the open flow shows and nothing keeps. */
export function createRevealing({ open, flows }: Pick<KeepingDeps, 'open' | 'flows'>): Conversation['reveal'] {
  return async () => {
    const run = open.top();
    const what = open.topView()?.reveals;
    if (!run || what === undefined) return null;
    return (await flows[run.flow]?.reveal?.(run.id, what).catch(unanswered)) ?? null;
  };
}
