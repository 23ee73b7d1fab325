import type { Action, View } from '#machines/kit/view.ts';

/** The button that a press meets. */
export function pressed(view: View | null, pick: number): Action | undefined {
  const enabled = view?.actions.filter((action) => action.enabled) ?? [];
  return enabled[pick % Math.max(enabled.length, 1)];
}
