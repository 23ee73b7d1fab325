import type { Access } from '#catalogues/roles.ts';

/** What can be started by typing, from the navigation, from a route or by a button: one table for all of them. */
export interface Startable {
  readonly flow: string;
  /** What a sentence must mean to start it; null for a screen that only a page shows. */
  readonly intent: string | null;
  readonly label: string;
  readonly access: Access;
  /** What a person says to start it. */
  readonly say: string;
  /** Where it lives as a page. */
  readonly route: `/${string}`;
  /** Slots of a sentence that become answers; a slot and its field have one name. */
  readonly slots: readonly string[];
  /** Answers that the intent itself gives. */
  readonly preset?: Readonly<Record<string, string>>;
  /** Other screens of the same purchase: where one of them is open, a sentence about it goes there. */
  readonly screens?: readonly string[];
  /** False: it is never offered unasked. */
  readonly offered: boolean;
}

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
  {
    flow: 'sign-in',
    intent: 'sign-in',
    label: 'Sign in',
    access: 'anyone',
    say: 'sign in',
    route: '/login',
    slots: ['email'],
    offered: false,
  },
];

/** What starts a flow, by the flow's name. */
export function startable(flow: string): Startable | undefined {
  return STARTABLES.find((one) => one.flow === flow);
}

/** What a sentence of this meaning starts. */
export function startableBy(intent: string): Startable | undefined {
  return STARTABLES.find((one) => one.intent === intent);
}

/** True where a sentence that starts `one` is about the flow of this name. */
export function isAbout(one: Startable, flow: string): boolean {
  return one.flow === flow || (one.screens?.includes(flow) ?? false);
}
