import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows } from '#catalogues/roles.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

/** What asks an administrator for a code again: it moves money, sets fees, gives or takes access, or takes out what is of many people. */
const ASKS: readonly CallName[] = [
  // Fees, and what is sold.
  ...(['changeSetting', 'setProviderFee', 'createFee', 'createService', 'setPlatformSettings', 'setOperator'] as const),
  ...(['setEstateCompany', 'setEstateActive'] as const),
  // Money that goes out or changes hands.
  ...(['refundTopup', 'payRefundByHand', 'readRefundAccount', 'recordArrivalPaid', 'takeArrivalOver'] as const),
  ...(['matchArrival', 'returnArrival', 'recordEstatePayment', 'takeBackEstatePayment'] as const),
  // What is owed, which may be written off or given as credit; and where a refund goes.
  ...(['updateServicePayments', 'uploadServicePayments', 'uploadDevLevy', 'giveRefundAccount'] as const),
  ...(['recordCash', 'takeCashBack'] as const),
  // What two people do, and above which sum.
  ...(['askBalanceApproval', 'askRefundApproval', 'decideApproval', 'setBalanceLimit'] as const),
  // Access.
  'setResidentVerification',
  ...(['registerEstate', 'inviteAdministrator', 'resetAdministrator', 'removeAdministrator'] as const),
  ...(['beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'] as const),
  ...(['beginPasskey', 'namePasskey', 'removePasskey', 'makeProgramToken'] as const),
  ...(['resetSecondFactor', 'changeSignIn', 'changePassword', 'updateProfile', 'deleteAccount'] as const),
  // Files of everybody, and of all that is kept of oneself.
  ...(['exportDebtors', 'exportEstateTransactions', 'exportTopups', 'exportPlatformTransactions'] as const),
  ...(['exportReconciliation', 'exportStatement', 'exportEstateBooks', 'exportEnergy', 'exportOwnData'] as const),
];

/** What does not, each with the reason. */
const DOES_NOT: Readonly<Partial<Record<CallName, string>>> = {
  // It changes nothing, or nothing that is not put back by saying it once more.
  ...because('nothing is changed: it is looked at first', [
    ...([
      'findPayments',
      'previewAnnouncement',
      'previewSpending',
      'previewCash',
      'previewServicePayments',
      'previewDevLevy',
    ] as const),
    ...(['previewCharges', 'tryArrearsPolicy', 'validateMeters'] as const),
  ]),
  ...because('it is the second factor itself', ['proveAgain', 'beginPasskeyProof', 'proveByPasskey']),
  ...because('it goes on with what was asked again for as it was begun, in the same session', ['addPasskey']),
  ...because('it takes access away, from the own account or from a link, which is never held up', [
    ...(['signOut', 'signOutEverywhere', 'endSessions', 'endProgramToken'] as const),
    ...(['withdrawInvitation', 'withdrawHouseholdInvitation'] as const),
  ]),
  ...because('it is the own choice, and gives nobody access', [
    ...(['chooseLanguage', 'setLearning', 'keepConversation', 'resendConfirmation', 'pushKey', 'keepPush'] as const),
  ]),
  ...because('it is talk with support, and what is answered stays readable', [
    ...(['ticketNews', 'noteTicketRead', 'replyToTicket', 'closeTicket', 'keepUtterances'] as const),
    ...(['labelUtterance', 'takeCase', 'closeCase'] as const),
  ]),
  ...because('it is the daily work of an estate: it moves no money, is written down, and the next word takes it back', [
    ...(['updateStatus', 'verifyResident', 'refuseResident', 'updateLogo'] as const),
    ...(['inviteToHousehold', 'nameHouseholdHead', 'moveOut', 'deleteMeter', 'uploadMeters'] as const),
    ...(['announce', 'endAnnouncement', 'setReminderDays', 'makeRequest', 'answerRequest'] as const),
    ...(['startReminders', 'stopReminders', 'resumeReminders'] as const),
    ...(['noteEnergy', 'noteSpending', 'takeSpendingBack', 'publish', 'setArrearsPolicy', 'exceptMeter'] as const),
    ...(['endException', 'setArrivalRule', 'setEstateDetail'] as const),
  ]),
  ...because(
    'it charges by a rule that everybody reads, moves no money, and is taken back by the same call or its other half',
    [
      ...(['setChargingRule', 'startCharges'] as const),
      ...([
        'stopCharges',
        'resumeCharges',
        'takeBackCharges',
        'enableService',
        'disableService',
        'describeService',
      ] as const),
    ],
  ),
  ...because('somebody waits for what they paid for, and it is sent to nobody else', [
    'askOrder',
    'sayDown',
    'sayBack',
  ]),
};

const names = Object.keys(calls) as CallName[];
const ofAdministrators = (name: CallName): boolean => {
  const { access } = calls[name];
  return access !== 'anyone' && (allows(access, 'service-admin') || allows(access, 'netplus-admin'));
};

test('every call by which an administrator changes something or takes a file out asks again, or does not for a reason', () => {
  const meant = names.filter(
    (name) => ofAdministrators(name) && (calls[name].method !== 'GET' || /^export/.test(name)),
  );
  // A statement of one house is no file of everybody.
  const known = [...ASKS, ...Object.keys(DOES_NOT), 'exportMeterStatement'];
  // A visitor may give the account of a refund, too; whoever has a second factor is asked.
  expect(known.toSorted()).toEqual([...meant, 'giveRefundAccount'].toSorted());
});

test('those that ask are those that say so in the catalogue', () => {
  const asking = names.filter((name) => (calls[name] as Call).asksAgain === true);
  expect(asking.toSorted()).toEqual(ASKS.toSorted());
});

let portal: TestApp;
const sessions: Record<string, string> = {};
beforeAll(async () => {
  portal = await openTestApp({ DEMO: 'on' });
  for (const email of ['admin@palmcourt.example', 'platform@wattchat.example']) {
    const { id, role } = await portal.db
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const factor = { user_id: id, sealed_key: 'sealed', confirmed_at: portal.time.now, last_step: 0 };
    await portal.db.insertInto('second_factors').values(factor).execute();
    sessions[role] = await portal.sessions.begin(id, 'test', undefined, new Date(0));
  }
});
afterAll(() => portal.close());

test.each(ASKS)('%s is refused to a session that gave its code long ago', async (name) => {
  const { access } = calls[name];
  const roles = ['service-admin', 'netplus-admin'] as const;
  const by = roles.find((role) => access === 'anyone' || allows(access, role)) ?? '';
  const { status, body } = await portal.call(name, {}, sessions[by]);
  expect([status, body.code]).toEqual([403, 'prove-again']);
});

function because<N extends CallName>(reason: string, which: readonly N[]): Record<N, string> {
  return Object.fromEntries(which.map((name) => [name, reason])) as Record<N, string>;
}
