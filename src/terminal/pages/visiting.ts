import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import type { Leads } from '#machines/pages/view.ts';
import { until } from '../until.ts';
import { leading } from './addresses.ts';
import { beginPage } from './begin-page.ts';
import type { Doing } from './commands.ts';
import type { TerminalPage } from './terminal-page.ts';

/** What opening an address came to: something to say, or null. */
export type Came = string | null;

/** The page that is open beside the conversation, where there is one. */
export interface Visiting {
  page(): TerminalPage | null;
  /** Go to an address of the portal; its page, flow or sentence begins. */
  open(address: string): Came;
  /** Does what a command of the page does. */
  perform(doing: Doing): Came;
  leave(): void;
  /** Opens what the conversation asked for ('show as table'), and resolves once the page has come. */
  settled(): Promise<Came>;
}

/** Visits the pages of the portal, one at a time; files that they hand out go to `hand`. */
export function createVisiting(conversation: Conversation, hand: (file: HandedFile) => void): Visiting {
  let current: TerminalPage | null = null;
  /** Whose pages they are: with a sign-out they are gone. */
  let owner: string | null = null;

  function leave(): void {
    current?.machine?.stop();
    current = null;
  }

  function open(address: string): Came {
    const { session } = conversation.getSnapshot();
    const found = leading(address, session.role);
    if (found === null) return TERMINAL.noSuchPage;
    if (found.to === 'nowhere') return found.text;
    leave();
    if (found.to === 'flow') conversation.open(found.flow, found.values);
    else if (found.to === 'pressed') conversation.press(found.button);
    else if (found.to === 'start') conversation.home();
    else {
      current = beginPage(conversation.pages, found.route, found.query, session.role);
      owner = session.id;
      current?.machine?.onFile?.(hand);
      if (current === null) return TERMINAL.noSuchPage;
    }
    return null;
  }

  function follow(leads: Leads): Came {
    if ('to' in leads) return open(leads.to);
    leave();
    conversation.open(leads.open, leads.values);
    return null;
  }

  return {
    page: () => current,
    open,
    perform(doing) {
      if ('leave' in doing) leave();
      else if ('leads' in doing) return follow(doing.leads);
      else current?.machine?.send(doing.event);
      return null;
    },
    leave,
    async settled() {
      await conversation.settled();
      const { page, session } = conversation.getSnapshot();
      if (current !== null && session.id !== owner) leave();
      const came = page === null ? null : open(page);
      if (page !== null) conversation.faced();
      if (current !== null) await pageSettled(current);
      return came;
    },
  };
}

/** Resolves once nothing of a page is on its way any more: rows, files, changes of rows, a row that was opened. */
function pageSettled(page: TerminalPage): Promise<void> {
  return page.machine === null ? Promise.resolve() : until(page.machine, () => !isWaiting(page));
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
