import type { Services } from '#catalogues/calls/services.ts';
import type { ListName } from '#catalogues/routes/route.ts';
import type { SessionView } from '#machines/session/session.ts';
import { administratorList } from './administrators.ts';
import { announcementList } from './announcements/announcements.ts';
import { ownAnnouncementList } from './announcements/own-announcements.ts';
import { approvalList } from './approvals.ts';
import { arrearsList } from './arrears.ts';
import { arrivalList, ownAccountList } from './arrivals.ts';
import { auditList, platformAuditList } from './audit.ts';
import { booksList } from './books.ts';
import { chargeList } from './charges.ts';
import { debtorList } from './debtors.ts';
import { energyList } from './energy.ts';
import { estateHistoryList } from './history/estate/estate-history.ts';
import { foundPaymentList } from './history/estate/found-payments.ts';
import { historyList } from './history/history.ts';
import { householdList } from './household.ts';
import type { List } from './listing/list.ts';
import { meterStatementList } from './meter-statement.ts';
import { myMeterList } from './my-meters.ts';
import { passkeyList } from './passkeys.ts';
import { caseList } from './platform/cases.ts';
import { estateList } from './platform/estates.ts';
import { faultList } from './platform/faults.ts';
import { platformHistoryList } from './platform/history.ts';
import { pendingList } from './platform/money/pending.ts';
import { reconciliationList } from './platform/money/reconciliation.ts';
import { statementList } from './platform/money/statement.ts';
import { providerList } from './platform/operations/providers.ts';
import { stuckList } from './platform/operations/stuck.ts';
import { operatorSettingList } from './platform/operator-settings.ts';
import { outageList } from './platform/outages.ts';
import { providerFeeList } from './platform/provider-fees.ts';
import { requestList } from './platform/requests.ts';
import { residentSearchList } from './platform/residents.ts';
import { monthlyList } from './platform/services.ts';
import { utteranceList } from './platform/utterances.ts';
import { priceList } from './prices.ts';
import { programList } from './programs.ts';
import { residentList } from './residents/residents.ts';
import { sessionList } from './sessions.ts';
import { ticketList } from './tickets/tickets.ts';
import { type HeldKey, tokenList } from './tokens.ts';
import { uploadedLevyList, uploadedMeterList } from './uploaded.ts';

/** What a list is read with, and for whom. */
export interface Reader {
  readonly services: Services;
  readonly who: SessionView;
  /** The time now, ms. */
  readonly now: () => number;
  /** The orders of this conversation; none unless given. */
  readonly held?: () => readonly HeldKey[];
}

/** Every list by its name: what each is stands in its own file, once, and every face draws it from there. */
const LISTS: Readonly<Record<ListName, (reader: Reader) => List>> = {
  residents: ({ services }) => residentList(services),
  history: ({ services, who: { role } }) => {
    if (role === 'netplus-admin') return platformHistoryList(services);
    return role === 'service-admin' ? estateHistoryList(services) : historyList(services, role);
  },
  'audit-log': ({ services, who }) =>
    who.role === 'netplus-admin' ? platformAuditList(services) : auditList(services),
  'uploaded-meters': ({ services, who }) => uploadedMeterList(services, who.estate),
  'uploaded-levies': ({ services }) => uploadedLevyList(services),
  estates: ({ services }) => estateList(services),
  services: ({ services }) => monthlyList(services, 'service'),
  fees: ({ services }) => monthlyList(services, 'fee'),
  'provider-fees': ({ services }) => providerFeeList(services),
  'operator-settings': ({ services }) => operatorSettingList(services),
  approvals: ({ services, who }) => approvalList(services, who.role),
  cases: ({ services, now }) => caseList(services, now),
  outages: ({ services }) => outageList(services),
  stuck: ({ services, now }) => stuckList(services, now),
  'provider-answers': ({ services }) => providerList(services),
  pending: ({ services, now }) => pendingList(services, now),
  reconciliation: ({ services, now }) => reconciliationList(services, now),
  statements: ({ services, who, now }) => statementList(services, who.role, now),
  requests: ({ services, who }) => requestList(services, who.role),
  tickets: ({ services, who }) => ticketList(services, who.role),
  'resident-search': ({ services }) => residentSearchList(services),
  faults: ({ services }) => faultList(services),
  utterances: ({ services, now }) => utteranceList(services, now),
  'own-account': ({ services }) => ownAccountList(services),
  arrivals: ({ services, who }) => arrivalList(services, who.role),
  'meter-statement': ({ services, who, now }) => meterStatementList(services, who.role, now),
  charges: ({ services, now }) => chargeList(services, now),
  prices: ({ services, who: { role }, now }) => priceList(services, role, now),
  debtors: ({ services }) => debtorList(services),
  arrears: ({ services }) => arrearsList(services),
  administrators: ({ services, who }) => administratorList(services, who.role),
  announcements: ({ services, who: { role } }) =>
    role === 'service-admin' ? announcementList(services) : ownAnnouncementList(services),
  books: ({ services, who: { role }, now }) => booksList(services, role, now),
  energy: ({ services, who: { role }, now }) => energyList(services, role, now),
  'my-meters': ({ services }) => myMeterList(services),
  sessions: ({ services }) => sessionList(services),
  passkeys: ({ services }) => passkeyList(services),
  programs: ({ services }) => programList(services),
  household: ({ services, who }) => householdList(services, who.role),
  'found-payments': ({ services, who }) => foundPaymentList(services, who.role),
  tokens: ({ services, held = () => [] }) => tokenList(services, held),
};

/** Every list there is. */
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

/** A list for whoever reads it. */
export const listNamed = (name: ListName, reader: Reader): List => LISTS[name](reader);
