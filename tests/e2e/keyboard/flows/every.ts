import { accountRuns, DOOR_RUNS, LEVY_RUNS } from './account.ts';
import { estateRuns } from './estate.ts';
import { ESTATE_CARE_RUNS, PLATFORM_RUNS } from './platform.ts';
import type { Run } from './run.ts';
import { SHOP_RUNS } from './shop.ts';
import { OWN_TROUBLE_RUNS, TROUBLE_RUNS } from './trouble.ts';

const ANY_METER = '';

/** Every run that stands in a table of this folder. */
export const RUNS: readonly Run[] = [
  ...SHOP_RUNS,
  ...accountRuns(ANY_METER),
  ...DOOR_RUNS,
  ...LEVY_RUNS,
  ...TROUBLE_RUNS,
  ...OWN_TROUBLE_RUNS,
  ...estateRuns(ANY_METER),
  ...ESTATE_CARE_RUNS,
  ...PLATFORM_RUNS,
];

/** Flows that another spec runs with keys alone, by the name of its test in `tests/e2e`. */
export const RUN_ELSEWHERE: Readonly<Record<string, { readonly spec: string; readonly test: string }>> = {
  'buy-power': { spec: 'keyboard.spec.ts', test: 'a resident signs in, buys power, pays' },
  'pay-services': { spec: 'keyboard/dues.spec.ts', test: 'a resident pays a month of a service' },
  'update-meter': { spec: 'keyboard/account.spec.ts', test: 'a visitor signs up, and takes another meter' },
  'open-ticket': { spec: 'keyboard/ticket.spec.ts', test: 'a resident opens a ticket' },
  'reply-ticket': {
    spec: 'keyboard/ticket.spec.ts',
    test: 'a resident opens a ticket, finds it on the list, writes on it',
  },
  'close-ticket': {
    spec: 'keyboard/ticket.spec.ts',
    test: 'a resident opens a ticket, finds it on the list, writes on it and closes it',
  },
  'add-meter': {
    spec: 'accounts/my-meters.spec.ts',
    test: 'a resident adds a meter, names it, uses it, and gives one up',
  },
  'use-meter': {
    spec: 'accounts/my-meters.spec.ts',
    test: 'a resident adds a meter, names it, uses it, and gives one up',
  },
  'name-meter': {
    spec: 'accounts/my-meters.spec.ts',
    test: 'a resident adds a meter, names it, uses it, and gives one up',
  },
  'give-up-meter': {
    spec: 'accounts/my-meters.spec.ts',
    test: 'a resident adds a meter, names it, uses it, and gives one up',
  },
  'end-session': {
    spec: 'accounts/own-sessions.spec.ts',
    test: 'a resident sees where they are signed in, and signs another device out',
  },
  'invite-to-household': {
    spec: 'accounts/household.spec.ts',
    test: 'whoever leads a household invites somebody, takes somebody out, and lets somebody lead',
  },
  'take-out-of-household': {
    spec: 'accounts/household.spec.ts',
    test: 'whoever leads a household invites somebody, takes somebody out, and lets somebody lead',
  },
  'name-head': {
    spec: 'accounts/household.spec.ts',
    test: 'whoever leads a household invites somebody, takes somebody out, and lets somebody lead',
  },
  'set-second-factor': {
    spec: 'accounts/second-factor.spec.ts',
    test: 'somebody sets a second factor up, signs in with it, gets new codes and takes it off',
  },
  'new-recovery-codes': {
    spec: 'accounts/second-factor.spec.ts',
    test: 'somebody sets a second factor up, signs in with it, gets new codes and takes it off',
  },
  'remove-second-factor': {
    spec: 'accounts/second-factor.spec.ts',
    test: 'somebody sets a second factor up, signs in with it, gets new codes and takes it off',
  },
  'give-code': {
    spec: 'accounts/second-factor.spec.ts',
    test: 'somebody sets a second factor up, signs in with it, gets new codes and takes it off',
  },
  'add-passkey': {
    spec: 'accounts/passkeys.spec.ts',
    test: 'somebody adds a passkey, signs in with it, is asked for it again, renames and removes it',
  },
  'name-passkey': {
    spec: 'accounts/passkeys.spec.ts',
    test: 'somebody adds a passkey, signs in with it, is asked for it again, renames and removes it',
  },
  'remove-passkey': {
    spec: 'accounts/passkeys.spec.ts',
    test: 'somebody adds a passkey, signs in with it, is asked for it again, renames and removes it',
  },
  'make-program-token': {
    spec: 'accounts/programs.spec.ts',
    test: 'an administrator gives a program a token, which reads what it may, and ends it',
  },
  'end-program-token': {
    spec: 'accounts/programs.spec.ts',
    test: 'an administrator gives a program a token, which reads what it may, and ends it',
  },
  'upload-meters': { spec: 'keyboard/offices.spec.ts', test: 'an administrator uploads meters' },
  'label-utterance': {
    spec: 'platform/utterances.spec.ts',
    test: 'the platform labels a sentence of somebody who agreed to that',
  },
  'retry-topup': { spec: 'keyboard/offices.spec.ts', test: 'the platform finds a stuck payment' },
  'match-arrival': { spec: 'keyboard/arrivals.spec.ts', test: 'an administrator matches a transfer' },
  'return-arrival': {
    spec: 'keyboard/arrivals.spec.ts',
    test: 'an administrator matches a transfer that waits, and sends another one back',
  },
  'take-arrival-over': { spec: 'keyboard/arrivals.spec.ts', test: 'the platform pays by hand what does not go back' },
  'arrival-paid': { spec: 'keyboard/arrivals.spec.ts', test: 'the platform pays by hand what does not go back' },
  'balance-limit': {
    spec: 'keyboard/approvals.spec.ts',
    test: 'two administrators agree on a balance above the limit',
  },
  'decide-approval': {
    spec: 'keyboard/approvals.spec.ts',
    test: 'two administrators agree on a balance above the limit',
  },
  'take-case': { spec: 'keyboard/cases.spec.ts', test: 'the platform takes the case of a difference' },
  'close-case': { spec: 'keyboard/cases.spec.ts', test: 'the platform takes the case of a difference' },
  'refund-topup': { spec: 'keyboard/offices.spec.ts', test: 'the platform marks a stuck payment for refund' },
};
