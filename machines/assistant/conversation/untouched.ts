import type { View } from '#machines/kit/view.ts';

/** True for a run in which nothing was answered and no money can be under way: leaving it loses nothing. */
export function isUntouched(view: View | null): boolean {
  if (!view || view.outcome || view.widget || view.delivering || view.summary.length > 0) return false;
  return view.fields.every((field) => field.readOnly || field.value === '');
}
