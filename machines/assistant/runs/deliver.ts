import type { FlowEvent } from '#machines/kit/events.ts';
import type { Runs } from './runs.ts';

/** Give an event to a run. A sentence that completes a step also takes it: only a form has a button of its own for that. */
export function deliver(runs: Runs, id: string, event: FlowEvent): void {
  runs.send(id, event);
  if (event.type === 'FILL' && event.from === 'chat') takeSteps(runs, id);
}

/** Give a file to a run, as an answer in the chat or on its form; false where it takes none there. */
export function hand(runs: Runs, id: string, field: string, file: File, from: 'chat' | 'form'): boolean {
  const taken = runs.choose(id, field, file, from);
  if (taken && from === 'chat') takeSteps(runs, id);
  return taken;
}

/** A wish that says all there is to say goes on at once, as an answer does. */
export function goOn(runs: Runs, id: string, values: Readonly<Record<string, string>>): void {
  if (Object.keys(values).length > 0) takeSteps(runs, id);
}

/** One sentence can complete several steps; a step that stays where it is has something to say first. */
function takeSteps(runs: Runs, id: string): void {
  for (let step: string | null = null; ; ) {
    const view = runs.view(id);
    if (!view || view.step === step || view.next !== null) return;
    if (!view.actions.some((action) => action.type === 'NEXT' && action.enabled)) return;
    step = view.step;
    runs.send(id, { type: 'NEXT' });
  }
}
