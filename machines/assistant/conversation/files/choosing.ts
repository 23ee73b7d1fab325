import type { View } from '#machines/kit/view.ts';
import type { Runs } from '../../runs/runs.ts';
import { hand } from '../../runs/deliver.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Batches } from '../turns/batches.ts';

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
