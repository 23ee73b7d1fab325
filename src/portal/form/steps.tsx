import type { Progress } from '#machines/kit/view.ts';
import { Icon } from '../ui/icons/icon.tsx';

/** Where a person is among the steps that they see. */
export function Steps({ progress, done }: { progress: Progress; done: boolean }) {
  return (
    <ol className="steps" aria-label="Steps">
      {progress.labels.map((label, at) => {
        const state = stateOf(at, progress.at, done);
        return (
          <li key={label} className={`step step--${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? <Icon name="check" size={16} /> : <span className="step__number">{at + 1}</span>}
            <span className="step__label">{label}</span>
            {state === 'done' && <span className="hidden">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(at: number, now: number, done: boolean): 'done' | 'now' | 'later' {
  if (done || at < now) return 'done';
  return at === now ? 'now' : 'later';
}
