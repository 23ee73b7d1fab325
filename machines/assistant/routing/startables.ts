import type { Access } from '#catalogues/roles.ts';

/** What can be started by typing, from the navigation, from a route or by a button: one table for all of them. */
export interface Startable {
  readonly flow: string;
  readonly label: string;
  readonly access: Access;
  /** What a person says to start it. */
  readonly say: string;
  /** Where it lives as a page. */
  readonly route: `/${string}`;
  /** Slots of a sentence that become answers. */
  readonly slots: readonly string[];
}

/** Everything that can be started, in the order in which it is offered. */
export const STARTABLES: readonly Startable[] = [
  {
    flow: 'buy-power',
    label: 'Buy power',
    access: ['service-user'],
    say: 'buy power',
    route: '/toUpPower',
    slots: ['amount'],
  },
  { flow: 'sign-in', label: 'Sign in', access: 'anyone', say: 'sign in', route: '/login', slots: ['email'] },
];

/** What starts a flow, by the flow's name. */
export function startable(flow: string): Startable | undefined {
  return STARTABLES.find((one) => one.flow === flow);
}
