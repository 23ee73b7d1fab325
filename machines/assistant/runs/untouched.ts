import type { Values } from '#machines/kit/field.ts';
import type { View } from '#machines/kit/view.ts';

/**
 * True for a run in which nothing was answered and no money can be under way: leaving it loses nothing. `begun`: what it began
 * with by itself, e.g. the category that its screen presets; whatever else stands in it was answered.
 */
export function isUntouched(view: View | null, answers: Values, begun: Values = {}): boolean {
  if (!view || view.outcome || view.widget || view.delivering || view.summary.length > 0) return false;
  // What has one answer only answers itself.
  const fixed = view.fields
    .filter(({ readOnly, kind, choices }) => readOnly || (kind === 'choice' && choices.length === 1))
    .map(({ name }) => name);
  return Object.entries(answers).every(
    ([name, value]) => value === '' || value === begun[name] || fixed.includes(name),
  );
}
