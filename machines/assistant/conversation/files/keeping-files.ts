import type { Flow } from '#machines/kit/flow.ts';
import type { HandedFile } from '#machines/pages/view.ts';
import type { Conversation } from '../conversation-view.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Tasks } from '../turns/tasks.ts';

/** What keeping a file touches. */
export interface KeepingDeps {
  readonly open: OpenRuns;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly tasks: Tasks;
  readonly handOut: (file: HandedFile) => void;
}

/** Hands out the files that the open flow offers; one that can no longer be made is passed over. */
export function createKeepingFiles({ open, flows, tasks, handOut }: KeepingDeps): Conversation['keepFile'] {
  return (name) => {
    const run = open.top();
    const make = run && flows[run.flow]?.file;
    if (!run || !make || !open.topView()?.files.some((one) => one.name === name)) return;
    tasks.run(async () => {
      const file = await make(run.id, name).catch(() => null);
      if (file !== null) handOut(file);
    });
  };
}
