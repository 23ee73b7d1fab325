import { type Access, allows, type Role } from '#catalogues/roles.ts';
import type { Suggestion } from '../../conversation/conversation-view.ts';
import { ACCOUNT_ENTRY_POINTS } from '../accounts/account-startables.ts';
import { ESTATE_ENTRY_POINTS } from '../estate/estate-startables.ts';
import { PLATFORM_ENTRY_POINTS } from '../platform/platform-startables.ts';
import { TROUBLE_ENTRY_POINTS, TROUBLES } from '../trouble/trouble-startables.ts';
import { UPLOAD_ENTRY_POINTS } from '../uploads/upload-startables.ts';

/** What can be started by typing, from the navigation, from a route or by a button: one table for all of them. */
export interface EntryPoint {
  readonly flow: string;
  /** What a sentence must mean to start it; null for a screen that only a page shows. */
  readonly intent: string | null;
  readonly label: string;
  readonly access: Access;
  /** What a person says to start it. */
  readonly say: string;
  /** Where it lives as a page. */
  readonly route: `/${string}`;
  /** Slots of a sentence that become answers; a slot and its field have one name, but for those in `as`. */
  readonly slots: readonly string[];
  /** The fields of slots that are called otherwise there. */
  readonly as?: Readonly<Record<string, string>>;
  /** Answers that the intent itself gives. */
  readonly preset?: Readonly<Record<string, string>>;
  /** Other screens of the same purchase: where one of them is open, a sentence about it goes there. */
  readonly screens?: readonly string[];
  /** False: it is never offered unasked. */
  readonly offered: boolean;
  /** True: it is of no use to somebody who is signed in. */
  readonly visitors?: true;
  /** True: its end signs the person out. Kept with the account it would be asked again at the sign-in that follows. */
  readonly signsOut?: true;
}

const AIRTIME = { flow: 'airtime', access: 'anyone', route: '/', screens: ['airtime-page'], offered: true } as const;
const PAGE = { intent: null, access: 'anyone', offered: false } as const;

/** Everything that can be started, in the order in which it is offered. */
export const ENTRY_POINTS: readonly EntryPoint[] = [
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
  ...TROUBLE_ENTRY_POINTS,
  ...UPLOAD_ENTRY_POINTS,
  ...ACCOUNT_ENTRY_POINTS,
  ...ESTATE_ENTRY_POINTS,
  ...PLATFORM_ENTRY_POINTS,
];

/** What starts a flow, by the flow's name. */
export function entryPoint(flow: string): EntryPoint | undefined {
  return ENTRY_POINTS.find((one) => one.flow === flow);
}

/** What a sentence of this meaning starts: what is meant for this role, where there is something. */
export function entryPointFor(intent: string, role: Role | null): EntryPoint | undefined {
  const meant = ENTRY_POINTS.filter((one) => one.intent === intent);
  return meant.find((one) => allows(one.access, role)) ?? meant[0];
}

/** True where a sentence that starts `one` is about the flow of this name. */
export function isAbout(one: EntryPoint, flow: string): boolean {
  return one.flow === flow || (one.screens?.includes(flow) ?? false);
}

/** True for each of the screens that sign in. */
export function isSignIn(flow: string | undefined): boolean {
  const one = entryPoint('sign-in');
  return one !== undefined && flow !== undefined && isAbout(one, flow);
}

/** The button that starts it, whatever is open. */
export const offerOf = ({ label, say, flow, preset = {} }: EntryPoint): Suggestion => ({
  label,
  say,
  starts: { flow, values: preset },
});

/** The field that a slot answers. */
export const fieldOf = ({ as }: Pick<EntryPoint, 'as'>, slot: string): string => as?.[slot] ?? slot;

/** The four troubleshooting flows as buttons. */
export const TROUBLE_OFFERS = TROUBLES.map(offerOf);
