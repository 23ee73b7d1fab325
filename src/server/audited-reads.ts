import type { Kysely } from 'kysely';
import type { ExportedThing, ReadThing } from '#catalogues/audit.ts';
import type { CallName } from '#catalogues/calls/index.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { administers } from '#catalogues/roles.ts';
import { writeAudit } from './audit.ts';
import type { Schema } from './db/schema.ts';
import type { Asked, Handler, Handlers } from './http/handlers.ts';
import { createLimit } from './http/rate-limit.ts';
import type { Person } from './person.ts';

interface ReadsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** What of whom a call hands over; `subject`: a person's id, a meter, a payment, a ticket, or an estate's name. */
type Handed = { readonly subject: string } & ({ readonly read: ReadThing } | { readonly exported: ExportedThing });

type Given<N extends CallName> = Extract<CallAnswer<N>, { status: 200 }>['data'];

/** The same person reads the same of the same one more than once in an hour: one line. Looking at a page again is no other deed. */
const ONCE = { name: 'read-told', points: 1, seconds: 3_600 } as const;

/** Whose data is handed over in a file, where it is all of what somebody administers. */
const allOf = ({ estate }: Person): string => estate?.name ?? 'all estates';

/** Only an administrator reads of others; a resident reads what is their own. */
const readsOthers = ({ role }: Person): boolean => administers(role);

/**
 * The handlers by which somebody opens what is one other person's or house's, or takes rows out as a file, with a line of the audit log
 * for each that was answered. Lists are no reads of somebody: they are the page on which an administrator works. What has a line already
 * (`debtors-exported`, `payments-sought`, ...) is not here.
 */
export function auditedReads(all: Handlers, deps: ReadsDeps): Handlers {
  return {
    ...all,
    meterStatement: told(deps, all.meterStatement, ({ person }, { meterNumber }) =>
      readsOthers(person) ? { read: 'statement', subject: meterNumber } : null,
    ),
    exportMeterStatement: told(deps, all.exportMeterStatement, ({ input, person }) =>
      readsOthers(person) ? { exported: 'statement', subject: input.meter_number ?? '' } : null,
    ),
    servicePayments: told(deps, all.servicePayments, ({ input, person }) =>
      readsOthers(person) ? { read: 'balances', subject: input.meter_number } : null,
    ),
    devLevyMeter: told(deps, all.devLevyMeter, ({ input, person }) =>
      readsOthers(person) ? { read: 'balances', subject: input.meter_number } : null,
    ),
    previewBalanceApproval: told(deps, all.previewBalanceApproval, ({ input }) => ({
      read: 'balances',
      subject: input.meter_number,
    })),
    household: told(deps, all.household, ({ person }, { meterNumber }) =>
      readsOthers(person) ? { read: 'household', subject: meterNumber } : null,
    ),
    meterName: told(deps, all.meterName, (_, { meter_number: subject }) => ({ read: 'balances', subject })),
    previewMoveOut: told(deps, all.previewMoveOut, (_, { meterNumber: subject }) => ({ read: 'household', subject })),
    previewRefusal: told(deps, all.previewRefusal, ({ input }) => ({ read: 'details', subject: input.user_id })),
    previewMeterDeletion: told(deps, all.previewMeterDeletion, ({ input }) => ({
      read: 'details',
      subject: input.meter_number,
    })),
    userDashboard: told(deps, all.userDashboard, ({ input }) => ({ read: 'details', subject: input.user_id })),
    estateSummary: told(deps, all.estateSummary, ({ input }) => ofResident(input.userId)),
    estateTransactions: told(deps, all.estateTransactions, ({ input }) => ofResident(input.user_id)),
    estateLevies: told(deps, all.estateLevies, ({ input }) => ofResident(input.user_id)),
    estateServices: told(deps, all.estateServices, ({ input }) => ofResident(input.user_id)),
    estateFines: told(deps, all.estateFines, ({ input }) => ofResident(input.user_id)),
    platformTransactions: told(deps, all.platformTransactions, ({ input }) => ofResident(input.user_id)),
    findPayment: told(deps, all.findPayment, ({ input }) => ({
      read: 'payment',
      subject: input.orderId.toUpperCase(),
    })),
    ticket: told(deps, all.ticket, ({ input, person }, { own }) =>
      readsOthers(person) && !own ? { read: 'ticket', subject: input.number } : null,
    ),
    residentSummary: told(deps, all.residentSummary, ({ person }) => ({
      read: 'residents',
      subject: allOf(person),
    })),
    exportEstateTransactions: told(deps, all.exportEstateTransactions, ({ input, person }) => ({
      exported: 'payments',
      subject: input.user_id ?? allOf(person),
    })),
    exportPlatformTransactions: told(deps, all.exportPlatformTransactions, ({ input }) => ({
      exported: 'payments',
      subject: input.user_id,
    })),
    exportTopups: told(deps, all.exportTopups, ({ person }) => ({ exported: 'topups', subject: allOf(person) })),
    exportReconciliation: told(deps, all.exportReconciliation, ({ person }) => ({
      exported: 'reconciliation',
      subject: allOf(person),
    })),
    exportStatement: told(deps, all.exportStatement, ({ person }) => ({ exported: 'payouts', subject: allOf(person) })),
  };
}

const ofResident = (subject: string | undefined): Handed | null =>
  subject === undefined ? null : { read: 'payments', subject };

/** The same handler, which hands nothing over of which no line could be written. */
function told<N extends CallName>(
  deps: ReadsDeps,
  handler: Handler<N>,
  handed: (asked: Asked<N> & { readonly person: Person }, given: Given<N>) => Handed | null,
): Handler<N> {
  return async (asked) => {
    const answer = await handler(asked);
    const { person } = asked;
    if (person === null || answer.status !== 200) return answer;
    const what = handed({ ...asked, person }, answer.data as Given<N>);
    if (what !== null) await note(deps, person, what);
    return answer;
  };
}

async function note({ db, clock }: ReadsDeps, person: Person, what: Handed): Promise<void> {
  const { subject } = what;
  const isFile = 'exported' in what;
  const of = isFile ? what.exported : what.read;
  await db.transaction().execute(async (trx) => {
    const again = isFile ? null : await createLimit(trx, ONCE).take(`${person.id} ${of} ${subject}`);
    if (again !== null) return;
    await writeAudit(trx, {
      ...{ at: clock(), actor: person.id, action: isFile ? 'file-exported' : 'data-read', subject },
      ...{ estateId: person.estate?.id ?? null, detail: { of } },
    });
  });
}
