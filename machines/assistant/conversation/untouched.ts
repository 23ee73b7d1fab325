import type { View } from '#machines/kit/view.ts';

/** What a run began with by itself, e.g. the category that its screen presets; whatever else stands in it was answered. */
export type Begun = Readonly<Record<string, string>>;

/** The values of a run's first view. */
export function begunWith(view: View | null): Begun {
  return Object.fromEntries((view?.fields ?? []).map(({ name, value }) => [name, value]));
}

/** True for a run in which nothing was answered and no money can be under way: leaving it loses nothing. */
export function isUntouched(view: View | null, begun: Begun = {}): boolean {
  if (!view || view.outcome || view.widget || view.delivering || view.summary.length > 0) return false;
  return view.fields.every(({ name, value, readOnly }) => readOnly || value === '' || value === begun[name]);
}
