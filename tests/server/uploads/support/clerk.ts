import type { CallName } from '#catalogues/calls/index.ts';
import { type Arrears, arrears } from '#src/server/billing/arrears.ts';
import { openTestApp } from '../../../support/server/app.ts';

/** A file of rows, as a spreadsheet saves it. */
export const csv = (...lines: readonly string[]): File =>
  new File([lines.join('\r\n')], 'rows.csv', { type: 'text/csv' });

/** The portal, and the administrators of its two estates at their desks. */
export async function openDesk() {
  const portal = await openTestApp();
  const palm = await portal.signIn('admin@palmcourt.example');
  const cedar = await portal.signIn('admin@cedarview.example');
  const tokens = { palm, cedar } as const;
  const estates = await portal.db.selectFrom('estates').select(['id', 'name']).execute();
  const idOf = (name: string) => estates.find((estate) => estate.name === name)?.id ?? 0;
  const ids = { palm: idOf('Palm Court'), cedar: idOf('Cedar View') } as const;
  const metersOf = (estate: keyof typeof ids) =>
    portal.db.selectFrom('meters').selectAll().where('estate_id', '=', ids[estate]).orderBy('meter_number').execute();

  /** Ask as one of the administrators; nobody is held back for having asked too often. */
  const ask = async (name: CallName, input: Record<string, unknown>, as: keyof typeof tokens = 'palm') => {
    await portal.db.deleteFrom('rate_limits').execute();
    const { status, body } = await portal.call(name, input, tokens[as]);
    const { requestId: _, ...said } = body;
    return { status, said };
  };
  const owed = (meterNumber: string): Promise<Arrears> => arrears(portal.db, meterNumber);
  const deeds = () =>
    portal.db.selectFrom('audit').selectAll().where('action', 'like', '%-uploaded').orderBy('id').execute();
  /** The sum of the whole ledger, kobo, and how many postings it has. */
  const ledger = async () => {
    const { kobo } = await portal.db
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.sum<number>('amount_kobo').as('kobo'))
      .executeTakeFirstOrThrow();
    const { postings } = await portal.db
      .selectFrom('ledger_transactions')
      .select(({ fn }) => fn.countAll<number>().as('postings'))
      .executeTakeFirstOrThrow();
    return { kobo: Number(kobo), postings: Number(postings) };
  };
  return { portal, tokens, ids, metersOf, ask, owed, deeds, ledger, close: portal.close };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
