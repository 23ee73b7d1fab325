import type { ActorRefFrom } from 'xstate';
import type { View } from '#machines/kit/view.ts';
import type { assistantMachine } from '../assistant.ts';
import type { Runs } from '../runs.ts';
import type { Batches } from './batches.ts';
import type { Conversation } from './conversation-view.ts';
import { hand } from './deliver.ts';
import type { OpenRuns } from './open-runs.ts';

/** What choosing a file touches. */
interface ChoosingDeps {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly batch: Batches['batch'];
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Takes files for the open flow. What is dropped on the chat stands in the transcript by its name. */
export function createChoosing({ assistant, open, runs, batch, at }: ChoosingDeps): Conversation['choose'] {
  return (file, field) => {
    const run = open.top();
    const name = field ?? wanted(open.topView());
    if (run === null || name === null) return;
    if (field === undefined) assistant.send({ type: 'PRESSED', label: file.name, at: at() });
    batch(() => hand(runs, run.id, name, file, field === undefined ? 'chat' : 'form'));
  };
}

/** The question that a file can answer: the one that is asked, else the first of the step. */
function wanted(view: View | null): string | null {
  if (view === null || view.busy !== null) return null;
  const files = view.fields.filter(({ kind, readOnly }) => kind === 'file' && !readOnly);
  return (files.find(({ name }) => name === view.next) ?? files[0])?.name ?? null;
}
