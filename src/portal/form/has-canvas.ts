import type { View } from '#machines/kit/view.ts';

/** True when a view has something that the canvas can draw. */
export function hasCanvas(view: View | null): boolean {
  if (view === null) return false;
  return view.fields.length > 0 || view.actions.length > 0 || view.outcome !== null || view.table !== null;
}
