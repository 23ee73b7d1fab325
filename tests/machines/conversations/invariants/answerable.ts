import type { Invariant } from './invariant.ts';

/** Whatever is open can be answered or left: a question has its field, and every step that waits for a person has a way on. */
export const ANSWERABLE: Invariant = {
  name: 'what is open can be answered or left',
  begin:
    () =>
    (_, { shown, offering }) => {
      const { view, composer } = shown;
      if (view === null || offering) return null;
      const asked = view.fields.find(({ name }) => name === view.next);
      if (view.next !== null && (!asked || asked.readOnly)) return `"${view.next}" is asked and cannot be answered`;
      if (composer.masked && asked?.kind !== 'secret' && view.busy === null)
        return 'the composer is masked for no secret';
      // The news that something is done stands there to be read for a while.
      if (view.say.some(({ tone }) => tone === 'success')) return null;
      const ways = view.actions.some(({ enabled }) => enabled) || view.next !== null || view.widget !== null;
      return ways || view.busy !== null || view.outcome !== null
        ? null
        : `${view.flow} has no way out of "${view.step}"`;
    },
};
