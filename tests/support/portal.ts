import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PASSKEYS_SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { Connecting, ConversationDeps } from '#machines/assistant/conversation/conversation-deps.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { DeviceLine } from '#machines/assistant/sync/aside.ts';
import { type Keep, keepNothing } from '#machines/assistant/sync/keep.ts';
import type { ToldStanding } from '#machines/flows/power/arrears.ts';
import { partsOf, type ToldSplit } from '#machines/flows/power/split.ts';
import type { Report } from '#machines/kit/faults.ts';
import type { ProveHuman } from '#machines/kit/flow.ts';
import { understand } from '#machines/talk/understand.ts';
import { bearer, METER, NOW, orderNumbers, problem } from './answers.ts';
import { type AccountScript, GOOD_ACCOUNTS, scriptedAccounts } from './calls/accounts.ts';
import { type AdministrationScript, GOOD_ADMINISTRATION, scriptedAdministration } from './calls/administration.ts';
import { type AdministratorsScript, GOOD_ADMINISTRATORS, scriptedAdministrators } from './calls/administrators.ts';
import { type AnnouncementsScript, GOOD_ANNOUNCEMENTS, scriptedAnnouncements } from './calls/announcements.ts';
import { type ApprovalScript, NO_APPROVALS, scriptedApprovals } from './calls/approvals.ts';
import { type ArrearsScript, GOOD_ARREARS, scriptedArrears } from './calls/arrears.ts';
import { type BillScript, GOOD_BILLS, scriptedBills } from './calls/bills.ts';
import { type BooksScript, GOOD_BOOKS, scriptedBooks } from './calls/books.ts';
import { type CashScript, GOOD_CASH, scriptedCash } from './calls/cash.ts';
import { type ChargesScript, GOOD_CHARGES, scriptedCharges } from './calls/charges.ts';
import { type DebtorScript, GOOD_DEBTORS, scriptedDebtors } from './calls/debtors.ts';
import { type DueScript, GOOD_DUES, scriptedDues } from './calls/dues.ts';
import { type EnergyScript, GOOD_ENERGY, scriptedEnergy } from './calls/energy.ts';
import { type EstateHistoryScript, GOOD_ESTATE_HISTORIES, scriptedEstateHistories } from './calls/estate-histories.ts';
import { GOOD_METERS, type HeldMetersScript, scriptedHeldMeters } from './calls/held-meters.ts';
import { GOOD_HELP, type HelpScript, scriptedHelp } from './calls/help.ts';
import { GOOD_HISTORIES, type HistoryScript, scriptedHistories } from './calls/histories.ts';
import { GOOD_HOUSEHOLD, type HouseholdScript, scriptedHouseholds } from './calls/households.ts';
import { GOOD_METER_STATEMENT, type MeterStatementScript, scriptedMeterStatements } from './calls/meter-statements.ts';
import { GOOD_MOVES, type MovesScript, scriptedMoves } from './calls/moves.ts';
import { NO_ACCOUNT, type OwnAccountScript, scriptedOwnAccount } from './calls/own-account.ts';
import { GOOD_OWN_DATA, type OwnDataScript, scriptedOwnData } from './calls/own-data.ts';
import { ASKED, SIGNED, scriptedPasskeys } from './calls/passkeys.ts';
import { GOOD_PLATFORM, type PlatformScript, scriptedPlatform } from './calls/platform.ts';
import { NO_PROGRAMS, type ProgramsScript, scriptedPrograms } from './calls/programs.ts';
import { scriptedPush } from './calls/push.ts';
import { scriptedRefundAccounts } from './calls/refund-accounts.ts';
import { GOOD_REMINDERS, type ReminderScript, scriptedReminders } from './calls/reminders.ts';
import { scriptedWays } from './calls/scripted-ways.ts';
import { scriptedSecondFactors } from './calls/second-factors.ts';
import { GOOD_SESSIONS, type SessionsScript, scriptedSessions } from './calls/sessions.ts';
import { GOOD_TOKENS, scriptedTokens, type TokenScript } from './calls/tokens.ts';
import { NO_TRANSFERS, scriptedTransfers, type TransferScript } from './calls/transfers.ts';
import { deskOf, GOOD_UPLOADS, scriptedUploads, type UploadScript } from './calls/uploads.ts';
import { noUtterances, scriptedUtterances, type UtteranceScript } from './calls/utterances.ts';

export { bearer, METER, problem } from './answers.ts';

type OwedDebts = Extract<CallAnswer<'servicePayments'>, { status: 200 }>['data']['debts'];

export const TOKEN = '60473918225077641183';

const WIDGET = {
  provider: 'sandbox',
  script: '/sandbox/payments/inline.js',
  merchantId: 'TEST0000',
  name: 'Amaka Eze',
  email: 'resident@palmcourt.example',
  narration: 'Electricity Topup',
  currency: 'NGN',
} as const;

const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'a1',
    salt: 'b2',
    cost: 1,
    keyLength: 32,
    keyPrefix: 'c3',
    data: { expires: NOW.getTime() / 1000 + 600 },
  },
  signature: 'd4',
};

/** A solved robot check, without the computing. */
export const proveHuman: ProveHuman = async ({ signature }) => `solved ${signature}`;

/** A portal's answers, as data a test can change while the conversation goes on. */
export interface Script
  extends BillScript,
    AccountScript,
    AdministrationScript,
    AdministratorsScript,
    HouseholdScript,
    HeldMetersScript,
    ChargesScript,
    DebtorScript,
    ReminderScript,
    ArrearsScript,
    AnnouncementsScript,
    ApprovalScript,
    BooksScript,
    CashScript,
    EnergyScript,
    MovesScript,
    MeterStatementScript,
    OwnDataScript,
    DueScript,
    EstateHistoryScript,
    HelpScript,
    HistoryScript,
    OwnAccountScript,
    PlatformScript,
    SessionsScript,
    ProgramsScript,
    TransferScript,
    TokenScript,
    UploadScript,
    UtteranceScript {
  owed: { serviceCharge: number; devLevy: number; fine: number } | null;
  /** What of that is owed charge by charge; missing: it is not said. */
  debts?: OwedDebts;
  /** The one meter that owes it; null: each that is asked about. */
  owedOn: string | null;
  /** How the meter stands by a rule of its estate; missing: by that of the specification. */
  standing?: ToldStanding;
  /** How top-ups are divided just now. */
  split?: ToldSplit | undefined;
  meter: 'found' | 'unknown' | 'down';
  open: 'good' | 'blocked' | 'inactive' | 'busy' | 'no line';
  /** What the server says to a message to support. */
  contact: 'sent' | 'refused' | 'busy' | 'no line';
  password: string;
  pace: 'swift' | 'specified';
  /** The convenience fees of an estate that are not 50, naira. */
  amounts?: Partial<Extract<CallAnswer<'portalSettings'>, { status: 200 }>['data']['amounts']>;
  estateFees?: Partial<Extract<CallAnswer<'portalSettings'>, { status: 200 }>['data']['estateFees']>;
  readonly calls: { name: string; input: unknown }[];
}

/** What a purchase of so many naira delivers. */
export function deliveredFor(
  orderId: string,
  amount: number,
  debt = 0,
): Extract<CallAnswer<'topupPower'>, { status: 200 }>['data'] & { readonly units: string } {
  return {
    orderId,
    token: TOKEN,
    units: ((amount - debt) / 180).toFixed(2),
    meterNumber: METER,
    estate: 'Palm Court',
    amount: amount - debt,
    ...(debt > 0 && { debt }),
    fee: 50,
    total: amount + 50,
    email: 'resident@palmcourt.example',
    paidAt: NOW.toISOString(),
  };
}

/** Services that answer from a script. */
export function scripted(given: Partial<Script> = {}): { script: Script; services: Services } {
  const script: Script = {
    ...GOOD_BILLS,
    ...GOOD_ACCOUNTS,
    ...GOOD_DUES,
    ...GOOD_HISTORIES,
    ...GOOD_HELP,
    ...GOOD_ADMINISTRATION,
    ...GOOD_ADMINISTRATORS,
    ...GOOD_HOUSEHOLD,
    ...GOOD_METERS,
    ...GOOD_SESSIONS,
    ...NO_PROGRAMS,
    ...GOOD_CHARGES,
    ...GOOD_DEBTORS,
    ...GOOD_REMINDERS,
    ...GOOD_ARREARS,
    ...GOOD_ANNOUNCEMENTS,
    ...NO_APPROVALS,
    ...GOOD_BOOKS,
    ...GOOD_CASH,
    ...GOOD_ENERGY,
    ...GOOD_MOVES,
    ...GOOD_METER_STATEMENT,
    ...GOOD_OWN_DATA,
    ...GOOD_ESTATE_HISTORIES,
    ...GOOD_UPLOADS,
    ...GOOD_PLATFORM,
    ...NO_TRANSFERS,
    ...NO_ACCOUNT,
    ...noUtterances(),
    ...GOOD_TOKENS,
    owed: null,
    owedOn: null,
    meter: 'found',
    open: 'good',
    report: ['delivered'],
    contact: 'sent',
    password: 'Demo-Power-2026',
    pace: 'swift',
    state: 'opened',
    calls: [],
    ...given,
  };
  let amount = 0;
  let divided = 0;
  const numberOf = orderNumbers();
  const note = (name: string, input: unknown) => void script.calls.push({ name, input });
  /** What an order says of another meter than the one in use. */
  const bought = (meter: string | undefined) => {
    const named = script.ownMeters.find(({ meterNumber }) => meterNumber === meter);
    return named && !named.inUse && { meterNumber: named.meterNumber, estate: named.estate };
  };
  const services: Services = {
    ...scriptedBills(script, note),
    ...scriptedAccounts(script, note),
    ...scriptedSecondFactors(script, note),
    ...scriptedPasskeys(script, note),
    ...scriptedPrograms(script, note),
    ...scriptedDues(script, note),
    ...scriptedHistories(script, note),
    ...scriptedHelp(script, note),
    ...scriptedRefundAccounts(script, note),
    ...scriptedAdministration(script, note),
    ...scriptedAdministrators(script, note),
    ...scriptedHouseholds(script, note),
    ...scriptedHeldMeters(script, note),
    ...scriptedSessions(script, note),
    ...scriptedPush(note),
    ...scriptedCharges(script, note),
    ...scriptedDebtors(script, note),
    ...scriptedReminders(script, note),
    ...scriptedArrears(script, note),
    ...scriptedAnnouncements(script, note),
    ...scriptedApprovals(script, note),
    ...scriptedBooks(script, note),
    ...scriptedCash(script, note),
    ...scriptedEnergy(script, note),
    ...scriptedMoves(script, note),
    ...scriptedMeterStatements(script, note),
    ...scriptedOwnData(script, note),
    ...scriptedEstateHistories(script, note),
    ...scriptedTransfers(script, note),
    ...scriptedOwnAccount(script, note),
    ...scriptedUploads(script, note),
    ...scriptedTokens(script, note),
    ...scriptedPlatform(script, note),
    ...scriptedUtterances(script, note),
    async signIn(input) {
      note('signIn', input.email);
      if (input.password !== script.password) return { status: 400, data: problem('Email or password incorrect') };
      const ways = scriptedWays(script);
      const code = input.second_factor;
      const isGiven = input.passkey === SIGNED || (code !== undefined && code === script.secondFactor);
      if (ways.length > 0 && !isGiven) {
        if (input.passkey !== undefined) return { status: 400, data: problem(PASSKEYS_SAID.wrong, 'wrong-passkey') };
        if (code !== undefined) return { status: 400, data: problem(SECOND_FACTOR.wrong, 'wrong-code') };
        const asked = input.begin_passkey && ways.includes('passkey') ? { asked: ASKED } : {};
        return { status: 400, data: { ...problem(SECOND_FACTOR.wanted, 'second-factor-wanted'), ways, ...asked } };
      }
      return { status: 200, data: { token: bearer() } };
    },
    async signOut() {
      note('signOut', null);
      return { status: 200, data: {} };
    },
    async portalSettings() {
      return {
        status: 200,
        data: {
          support: { email: 'support@wattchat.example', phone: '0700 000 0000' },
          pace: script.pace,
          demo: true,
          sandbox: true,
          estateFees: { power: 50, service: 50, 'dev-levy': 50, fine: 50, ...script.estateFees },
          amounts: {
            power: { least: 300, most: 100_000_000 },
            'public-power': { least: 1, most: 100_000_000 },
            airtime: { least: 50, most: 50_000 },
            service: { least: 200, most: 100_000_000 },
            'dev-levy': { least: 200, most: 100_000_000 },
            ...script.amounts,
          },
          transfers: script.transfers,
          ...(script.down && { down: [...script.down] }),
        },
      };
    },
    async servicePayments(input) {
      note('servicePayments', input);
      if (script.hidden) {
        return {
          status: 403,
          data: { ...problem(SENTENCES.confirmFirst), code: 'not-confirmed', stops: script.stops },
        };
      }
      const owes = script.owedOn === null || script.owedOn === input.meter_number;
      const data = owes && script.owed && { amount: 0, paid: 0, duration: 0, ...script.owed };
      return {
        status: 200,
        data: {
          data: data || null,
          ...(script.debts && { debts: script.debts }),
          ...(script.standing && { standing: script.standing }),
          ...(script.split && { split: script.split }),
        },
      };
    },
    async devLevyMeter() {
      return { status: 200, data: { data: null } };
    },
    async pingMeter(input) {
      note('pingMeter', input);
      const [outage] = script.down ?? [];
      if (outage) return { status: 503, data: problem(outage.message, 'supply-down') };
      if (script.meter === 'down') return { status: 503, data: problem('down') };
      return { status: 200, data: { isFound: script.meter === 'found', ...(script.terms && { terms: script.terms }) } };
    },
    async openOrder(input) {
      note('openOrder', input);
      if (script.open === 'no line') throw new NoAnswer();
      if (script.open === 'blocked') return { status: 403, data: problem('Please make outstanding payments.') };
      if (script.open === 'inactive') {
        return { status: 403, data: problem('Your estate cannot pay here at the moment.', 'estate-inactive') };
      }
      if (script.open === 'busy') return { status: 503, data: problem('The portal is busy.') };
      const { debt } = partsOf({ split: script.split }, koboOf(input.amount));
      if (koboOf(input.debt ?? 0) !== debt) return { status: 409, data: problem(SPLIT.moved, 'split-moved') };
      amount = input.amount;
      divided = nairaOf(debt);
      const orderId = `POWER-0000000${numberOf(input.key)}`;
      const { email: _, paidAt: __, token: ___, ...order } = deliveredFor(orderId, amount, divided);
      return {
        status: 200,
        data: {
          ...order,
          ...script.apartment,
          ...bought(input.meter_number),
          widget: { ...WIDGET, amount: amount + 50, orderId },
        },
      };
    },
    async payFromCredit(input) {
      note('payFromCredit', input);
      if (script.open === 'no line') throw new NoAnswer();
      if (script.open === 'blocked') return { status: 403, data: problem('Please make outstanding payments.') };
      amount = input.amount;
      const {
        email: _,
        paidAt: __,
        token: ___,
        ...order
      } = deliveredFor(`POWER-0000000${numberOf(input.key)}`, amount);
      return {
        status: 200,
        data: { ...order, ...script.apartment, ...bought(input.meter_number), fee: 0, total: amount },
      };
    },
    orderStatus: (input, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (input.wait === script.state) return;
        resolve({ status: 200, data: { orderId: input.orderId, state: script.state, updatedAt: NOW.toISOString() } });
      }),
    async topupPower(input) {
      note('topupPower', input);
      const said = script.report.length > 1 ? script.report.shift() : script.report[0];
      if (said === 'no line') throw new NoAnswer();
      if (said === 'delivered')
        return { status: 200, data: deliveredFor(input.transfer_reference.orderId, amount, divided) };
      if (said === 'processing') return { status: 202, data: { state: 'fulfilling', message: 'still at it' } };
      if (said === 'failed') return { status: 400, data: problem('The card was declined.', 'not-captured') };
      if (said === 'not-paid') return { status: 400, data: problem('Nothing was charged.', 'not-paid') };
      return { status: 409, data: { ...problem('The vendor does not say.'), state: 'pending' } };
    },
    async lastPurchase() {
      return { status: 200, data: { purchase: null } };
    },
    async resendReceipt() {
      return { status: 200, data: { sentTo: 'resident@palmcourt.example' } };
    },
    async robotCheck() {
      note('robotCheck', null);
      if (script.contact === 'busy') return { status: 429, data: { ...problem('Too many tries.'), retryAfter: 60 } };
      return { status: 200, data: CHALLENGE };
    },
    async contactSupport(input) {
      note('contactSupport', input);
      if (script.contact === 'no line') throw new NoAnswer();
      if (script.contact === 'refused') return { status: 400, data: { data: 'That was not good.' } };
      return { status: 200, data: { data: 'Thank you. Somebody answers soon.' } };
    },
  };
  return { script, services };
}

/** A conversation over scripted services; signed in as the resident unless told otherwise. */
export function talkTo(
  given: Partial<Script> = {},
  options: {
    visitor?: true;
    keep?: Keep;
    pause?: ConversationDeps['pause'];
    services?: Partial<Services>;
    understand?: ConversationDeps['understand'];
    report?: Report;
    device?: DeviceLine;
    /** Told of the conversation's side of the line. */
    connected?: (session: Connecting) => void;
  } = {},
): { conversation: Conversation; script: Script } {
  const { script, services } = scripted(given);
  let ids = 0;
  const keep = options.keep ?? { ...keepNothing(), ...(options.visitor ? {} : { token: () => bearer() }) };
  const conversation = createConversation({
    connect: (session) => {
      options.connected?.(session);
      return { ...services, ...options.services };
    },
    understand: options.understand ?? understand,
    pause:
      options.pause ??
      ((_, signal) => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)))),
    now: () => NOW,
    newId: () => `run-${++ids}-aaaaaaaa`,
    keep,
    proveHuman,
    desk: deskOf,
    ...(options.device && { device: options.device }),
    ...(options.report && { report: options.report }),
  });
  return { conversation, script };
}

/** Say sentences one after another, each once the last is settled. */
export async function say(conversation: Conversation, ...sentences: readonly string[]): Promise<void> {
  for (const sentence of sentences) {
    conversation.say(sentence);
    await conversation.settled();
  }
}

/** What the portal has said since the turn with this number. */
export const saidSince = (conversation: Conversation, last: number): string[] =>
  conversation
    .getSnapshot()
    .messages.filter(({ id, from }) => id > last && from === 'portal')
    .map(({ text }) => text);

/** The number of the last turn. */
export const lastTurn = (conversation: Conversation): number => conversation.getSnapshot().messages.at(-1)?.id ?? 0;

/** The texts of the transcript from one side. */
export function texts(conversation: Conversation, from: 'portal' | 'person' = 'portal'): string[] {
  return conversation
    .getSnapshot()
    .messages.filter((message) => message.from === from)
    .map((message) => message.text);
}
