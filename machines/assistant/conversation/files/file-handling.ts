import { withHarmlessName } from '#machines/kit/sensitive/in-values.ts';
import type { Conversation } from '../conversation-view.ts';
import { type ChoosingDeps, createChoosing } from './choosing.ts';
import { createDropping, type DroppingDeps } from './dropping.ts';
import { createKeepingFiles, type KeepingDeps } from './keeping-files.ts';

/** What handling files touches. */
type FileDeps = ChoosingDeps &
  Omit<DroppingDeps, 'choosing'> &
  KeepingDeps & {
    /** Told that a file was given. */
    readonly did: (how: 'done') => void;
  };

/** Files that come into a conversation and go out of it; `begun` is told of each flow that begins. */
export function createFileHandling(
  deps: FileDeps,
): Pick<Conversation, 'choose' | 'keepFile'> & { begun(runId: string, flow: string): void } {
  const choosing = createChoosing(deps);
  const dropping = createDropping({ ...deps, choosing });
  return {
    choose(given, field) {
      deps.did('done');
      const file = withHarmlessName(given);
      if (field === undefined) dropping.drop(file);
      else choosing.inForm(file, field);
    },
    keepFile: createKeepingFiles(deps),
    begun: dropping.begun,
  };
}
