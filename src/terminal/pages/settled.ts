import type { ListingView } from '#machines/pages/listing/view.ts';
import type { TerminalPage } from './terminal-page.ts';

/** Resolves once nothing of a page is on its way any more: rows, files, changes of rows, a row that was opened. */
export function pageSettled(page: TerminalPage): Promise<void> {
  const { machine } = page;
  if (machine === null) return Promise.resolve();
  return new Promise((resolve) => {
    const subscription = machine.subscribe(look);
    look();
    function look() {
      if (isWaiting(page)) return;
      // The first look may come before the subscription is in hand.
      queueMicrotask(() => subscription.unsubscribe());
      resolve();
    }
  });
}

function isWaiting(page: TerminalPage): boolean {
  const shown = page.shown();
  if (shown.kind === 'index') return false;
  if (shown.kind === 'ticket')
    return shown.view.state === 'loading' || (shown.view.state === 'shown' && shown.view.fetching !== null);
  return shown.kind === 'list' ? isListWaiting(shown.view) : shown.view.state === 'loading';
}

function isListWaiting({ state, rows, toolbar, detail }: ListingView): boolean {
  return (
    state === 'loading' ||
    toolbar?.export?.busy === true ||
    rows.some(({ actions }) => actions.some(({ busy }) => busy)) ||
    (detail !== null && detail.rows === null && detail.problem === null)
  );
}
