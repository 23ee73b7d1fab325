import { allows, type Role } from '#catalogues/roles.ts';
import { ACCOUNT_STARTABLES } from '../accounts/account-startables.ts';
import { ESTATE_STARTABLES } from '../estate/estate-startables.ts';
import { PLATFORM_STARTABLES } from '../platform/platform-startables.ts';
import { TROUBLE_STARTABLES } from '../trouble/trouble-startables.ts';
import { UPLOAD_STARTABLES } from '../uploads/upload-startables.ts';
import type { Startable } from './startable.ts';

const AIRTIME = { flow: 'airtime', access: 'anyone', route: '/', screens: ['airtime-page'], offered: true } as const;
const PAGE = { intent: null, access: 'anyone', offered: false } as const;

/** Everything that can be started, in the order in which it is offered. */
export const STARTABLES: readonly Startable[] = [
  {
    flow: 'buy-power',
    intent: 'buy-power',
    label: 'Buy power',
    access: ['service-user'],
    say: 'buy power',
    route: '/toUpPower',
    slots: ['amount'],
    offered: true,
  },
  {
    flow: 'pay-services',
    intent: 'pay-services',
    label: 'Pay for services',
    access: ['service-user'],
    say: 'pay for services',
    route: '/pay-services',
    slots: ['service', 'months', 'amount'],
    offered: true,
  },
  {
    // A resident pays the levy among the services (S2 section 2).
    flow: 'pay-services',
    intent: 'pay-dev-levy',
    label: 'Pay development levy',
    access: ['service-user'],
    say: 'pay development levy',
    route: '/pay-services',
    slots: ['amount'],
    preset: { service: 'dev-levy' },
    offered: false,
  },
  {
    flow: 'pay-dev-levy',
    intent: 'pay-dev-levy',
    label: 'Pay development levy',
    access: ['service-owner'],
    say: 'pay development levy',
    route: '/pay-devLevy',
    slots: ['amount'],
    offered: true,
  },
  {
    ...AIRTIME,
    intent: 'airtime',
    label: 'Buy airtime',
    say: 'buy airtime',
    slots: ['network', 'phone', 'amount', 'email'],
    preset: { category: 'airtime' },
  },
  {
    ...AIRTIME,
    intent: 'data',
    label: 'Buy data',
    say: 'buy data',
    slots: ['network', 'phone', 'plan', 'email'],
    preset: { category: 'data' },
  },
  {
    flow: 'pay-bills',
    intent: 'pay-bills',
    label: 'Pay cable TV',
    access: 'anyone',
    say: 'pay cable tv',
    route: '/pay-bills',
    slots: ['provider', 'smartcard', 'package', 'email'],
    screens: ['bill-wizard'],
    offered: true,
  },
  {
    flow: 'internet',
    intent: 'internet',
    label: 'Buy internet',
    access: 'anyone',
    say: 'buy internet',
    route: '/',
    slots: ['provider', 'account', 'package', 'email', 'name'],
    screens: ['internet-page'],
    offered: true,
  },
  {
    flow: 'public-power',
    intent: 'public-power',
    label: 'Power (distribution company)',
    access: 'anyone',
    say: 'buy power from a distribution company',
    route: '/',
    slots: ['provider', 'meterNumber', 'amount', 'email'],
    offered: true,
  },
  { ...PAGE, flow: 'airtime-page', label: 'BUY AIRTIME', say: 'buy airtime', route: '/airtime', slots: [] },
  { ...PAGE, flow: 'internet-page', label: 'BUY INTERNET', say: 'buy internet', route: '/data', slots: [] },
  {
    ...PAGE,
    flow: 'bill-wizard',
    label: 'CABLE TV AND POWER',
    say: 'pay cable tv',
    route: '/pay-bills/wizard',
    slots: [],
  },
  {
    flow: 'contact-support',
    intent: 'contact-support',
    label: 'Write to support',
    access: 'anyone',
    say: 'write to support',
    route: '/contact',
    slots: ['name', 'email'],
    offered: false,
  },
  ...TROUBLE_STARTABLES,
  ...UPLOAD_STARTABLES,
  ...ACCOUNT_STARTABLES,
  ...ESTATE_STARTABLES,
  ...PLATFORM_STARTABLES,
];

/** What starts a flow, by the flow's name. */
export function startable(flow: string): Startable | undefined {
  return STARTABLES.find((one) => one.flow === flow);
}

/** What a sentence of this meaning starts: what is meant for this role, where there is something. */
export function startableBy(intent: string, role: Role | null): Startable | undefined {
  const meant = STARTABLES.filter((one) => one.intent === intent);
  return meant.find((one) => allows(one.access, role)) ?? meant[0];
}

/** True where a sentence that starts `one` is about the flow of this name. */
export function isAbout(one: Startable, flow: string): boolean {
  return one.flow === flow || (one.screens?.includes(flow) ?? false);
}

/** True for each of the screens that sign in. */
export function isSignIn(flow: string | undefined): boolean {
  const one = startable('sign-in');
  return one !== undefined && flow !== undefined && isAbout(one, flow);
}
