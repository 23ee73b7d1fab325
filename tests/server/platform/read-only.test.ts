import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows } from '#catalogues/roles.ts';
import { openDigest } from '../http/support/digest.ts';
import { examplesOf } from '../http/support/examples.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

/** What an administrator changes of an estate. */
const CHANGES: readonly CallName[] = [
  'updateStatus',
  'verifyResident',
  'refuseResident',
  'updateServicePayments',
  'askBalanceApproval',
  'setBalanceLimit',
  'decideApproval',
  'updateLogo',
  'validateMeters',
  'setResidentVerification',
  'setEstateCompany',
  'setEstateDetail',
  'setArrivalRule',
  'matchArrival',
  'returnArrival',
  'uploadMeters',
  'uploadServicePayments',
  'previewServicePayments',
  'uploadDevLevy',
  'previewDevLevy',
  'makeRequest',
  'setChargingRule',
  'previewCharges',
  'startCharges',
  'stopCharges',
  'resumeCharges',
  'takeBackCharges',
  'inviteToHousehold',
  'withdrawHouseholdInvitation',
  'nameHouseholdHead',
  'inviteAdministrator',
  'withdrawInvitation',
  'resetAdministrator',
  'removeAdministrator',
  'resetSecondFactor',
  'changeSignIn',
  'startReminders',
  'stopReminders',
  'resumeReminders',
  'setReminderDays',
  'tryArrearsPolicy',
  'setArrearsPolicy',
  'exceptMeter',
  'endException',
  'deleteMeter',
  'moveOut',
  'announce',
  'endAnnouncement',
  'noteSpending',
  'takeSpendingBack',
  'recordCash',
  'takeCashBack',
  'publish',
  'noteEnergy',
];
/** What stays: looking for payments, seeing whom an announcement would reach, how a head of spending is called, the own account, the own words, and the tickets by which whoever is shut out asks for help. */
const STAYS: readonly CallName[] = [
  'findPayments',
  'previewAnnouncement',
  'previewSpending',
  'previewCash',
  'resendConfirmation',
  'updateProfile',
  'keepConversation',
  'ticketNews',
  'noteTicketRead',
  'replyToTicket',
  'closeTicket',
  'changePassword',
  'beginSecondFactor',
  'confirmSecondFactor',
  'proveAgain',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'beginPasskey',
  'addPasskey',
  'namePasskey',
  'removePasskey',
  'beginPasskeyProof',
  'proveByPasskey',
  'makeProgramToken',
  'endProgramToken',
  'chooseLanguage',
  'setLearning',
  'exportOwnData',
  'deleteAccount',
  'keepUtterances',
  'pushKey',
  'keepPush',
  'signOut',
  'signOutEverywhere',
  'endSessions',
];
const INACTIVE = {
  status: 403,
  body: {
    code: 'estate-inactive',
    message:
      'Your estate is not active. You can still read everything, but you cannot change anything. Please contact support.',
  },
};

let hq: Headquarters;
let examples: ReturnType<typeof examplesOf>;
let digest: Awaited<ReturnType<typeof openDigest>>;
let palm: number;
beforeAll(async () => {
  hq = await openHeadquarters();
  palm = await hq.estateId('Palm Court');
  const { id, meter_number, first_name } = await hq.person('resident@palmcourt.example');
  const orders = { orderId: 'POWER-0000000000000000', dueId: 'SERVICES-0000000000000000', billId: '' };
  examples = examplesOf({ user_id: id, meter_number: meter_number ?? '', term: first_name, ...orders });
  digest = await openDigest(hq.db);
});
afterAll(() => hq.close());
beforeEach(() => hq.good('setEstateActive', { property_id: palm, active: false }));

const ofPalm = (name: CallName) => {
  const input = examples[name];
  return 'property_id' in input ? { ...input, property_id: palm } : input;
};

test('every changing call that an administrator may make is known to be refused, or to stay', () => {
  const made = (Object.keys(calls) as CallName[]).filter((name) => {
    const { method, access } = calls[name];
    return method !== 'GET' && access !== 'anyone' && allows(access, 'service-admin');
  });
  expect(made.toSorted()).toEqual([...CHANGES, ...STAYS].toSorted());
});

test.each(CHANGES)('%s is refused to the administrator of a deactivated estate, and nothing changes', async (name) => {
  const before = await digest();
  expect(await hq.ask(name, ofPalm(name), 'palm')).toEqual(INACTIVE);
  expect(await digest()).toEqual(before);
});

test('another estate and the platform go on, and an estate that is active again does', async () => {
  const request = { kind: 'new-service', name: 'Waste' };
  await hq.good('makeRequest', request, 'cedar');
  await hq.good('makeRequest', request, 'platform');
  await hq.good('setEstateActive', { property_id: palm, active: true });
  await hq.good('makeRequest', request, 'palm');
  await hq.good('verifyResident', ofPalm('verifyResident'), 'palm');
});

test.each(STAYS)('%s is not refused for the estate', async (name) => {
  // Some of these end the session that they are made in.
  const session = await hq.sessions.begin((await hq.person('admin@palmcourt.example')).id, 'test');
  const { code } = (await hq.call(name, ofPalm(name), session)).body;
  expect(['estate-inactive', 'signed-out']).not.toContain(code);
});
