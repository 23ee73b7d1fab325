import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Page } from '#machines/pages/view.ts';
import { accountRun, RESIDENT as PERSON } from '../../../support/account-run.ts';
import type { Script } from '../../../support/portal.ts';
import { bought, chatOf } from '../../assistant/past/past-chat.ts';
import { loaded, pagesOf, RESIDENT } from '../../pages/support.ts';
import { readInChat, readOf } from '../read.ts';
import type { MessageRow } from '../row.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

type Listing = { readonly state: string; readonly problem: string | null };

/** What a list says of itself once it is there. */
const said = async <E>(page: Page<Listing, E>): Promise<readonly string[]> => {
  const { problem } = await loaded(page as Page<Listing, never>);
  return problem === null ? [] : [problem];
};

async function searched(name: string, given: Partial<Script> = {}) {
  const { pages, script } = pagesOf(ADMIN);
  const page = pages.list('residents');
  await loaded(page);
  Object.assign(script, given);
  page.send({ type: 'SEARCH', name, meterNumber: '' });
  return said(page);
}

async function betweenDays(history: Script['history']) {
  const { pages, script } = pagesOf(RESIDENT);
  const page = pages.list('history');
  await loaded(page);
  script.history = history;
  page.send({ type: 'DATES', from: '2026-11-01', to: '2026-11-30' });
  return said(page);
}

/** Histories, residents and receipts. */
export const LIST_ROWS: readonly MessageRow[] = [
  {
    message: MESSAGES.searchFailed,
    places: ['S1', 'S2', 'S3'],
    when: 'The line is lost as a resident is searched for.',
    bring: () => searched('Bola', { page: 'no line' }),
  },
  {
    message: MESSAGES.residentNotFound,
    places: ['S1', 'S2'],
    when: 'Nobody of the estate is called as it is searched for.',
    bring: () => searched('Zainab'),
  },
  {
    message: MESSAGES.enterSearchTerm,
    places: ['S2'],
    when: 'A resident is searched for without a name or a number.',
    async bring() {
      const run = accountRun('find-resident', {}, { person: { ...PERSON, role: 'service-admin' } });
      run.press('NEXT');
      return readOf(run.view());
    },
  },
  {
    message: MESSAGES.noResidents,
    places: ['S2'],
    when: 'An estate has no residents yet.',
    bring: () => said(pagesOf(ADMIN, { page: 'empty' }).pages.list('residents')),
  },
  {
    message: MESSAGES.noTransaction,
    places: ['S2'],
    when: 'A resident who has paid for nothing opens the history.',
    bring: () => said(pagesOf(RESIDENT, { history: 'empty' }).pages.list('history')),
  },
  {
    message: MESSAGES.receiptNotAvailable,
    places: ['S2'],
    when: 'A receipt is asked for that cannot be made.',
    async bring() {
      const given = { purchases: [bought()], receipt: 'unknown' as const };
      const chat = await chatOf('service-user', given, 'receipt for POWER-0000000A');
      return readInChat(chat.conversation);
    },
  },
  {
    message: MESSAGES.searchFailedBanner,
    places: ['S1', 'S2'],
    when: 'The server fails as the history is read.',
    bring: () => said(pagesOf(RESIDENT, { history: 'broken' }).pages.list('history')),
  },
  {
    message: MESSAGES.dateSearchError,
    places: ['S2'],
    when: 'A search between two days is answered with neither payments nor 400.',
    bring: () => betweenDays('broken'),
  },
  {
    message: MESSAGES.dateSearchServerError,
    places: ['S2'],
    when: 'A search between two days is not answered.',
    bring: () => betweenDays('no line'),
  },
  {
    message: MESSAGES.networkFailure,
    places: ['S1', 'S2', 'S3'],
    when: 'The line is lost as somebody signs in.',
    async bring() {
      const signIn = async () => {
        throw new NoAnswer();
      };
      const run = accountRun('sign-in', {}, { services: { signIn } });
      run.fill({ email: 'resident@palmcourt.example', password: 'Demo-Power-2026' });
      run.press('NEXT');
      await run.until('sending');
      return readOf(await run.until('asking'));
    },
  },
];
