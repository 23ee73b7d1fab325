import type { Access } from '../roles.ts';

/** Icons that stand for a route or a service (DESIGN, Icons). */
export type RouteIcon =
  | 'home'
  | 'bolt'
  | 'plug'
  | 'building'
  | 'bank'
  | 'history'
  | 'user'
  | 'users'
  | 'settings'
  | 'upload'
  | 'table'
  | 'clock'
  | 'receipt'
  | 'log'
  | 'service'
  | 'percent'
  | 'scales'
  | 'inbox'
  | 'help'
  | 'phone'
  | 'globe'
  | 'wifi'
  | 'tv'
  | 'mail';

/** An entry of a page's own menu: a list, or a flow's form. */
export interface RouteView {
  readonly name: string;
  /** In the words of the specification's menu, where it has one (S2 section 2). */
  readonly label: string;
  readonly flow?: string;
  /** What its form takes for some of its fields; where that is one answer it is not asked. */
  readonly given?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** True: another page has this form too, and is where the conversation leads to. */
  readonly lent?: true;
}

/** A screen of the signed-in portal (S1 section 2). */
export interface Route {
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: RouteIcon;
  readonly access: Access;
  /** The flow the screen is a page of. */
  readonly flow?: string;
  /** Flows that its page shows over itself, so that it is not left for them. */
  readonly over?: readonly string[];
  /** Flows whose forms its page has a place for, where it is for that. */
  readonly within?: readonly string[];
  /** The menu of its page, the first shown first; the others stand in the address as `view`. */
  readonly views?: readonly [RouteView, ...RouteView[]];
  /** What its tables hold; absent where it has none. */
  readonly holds?: string;
  /** A page that takes the whole pane, the composer docked below (DESIGN, Frame); else the conversation and its canvas. */
  readonly page?:
    | 'dashboard'
    | 'profile'
    | 'residents'
    | 'history'
    | 'upload'
    | 'settings'
    | 'audit-log'
    | 'estates'
    | 'services'
    | 'fees'
    | 'pending'
    | 'reconciliation'
    | 'requests'
    | 'tickets'
    | 'platform-settings'
    | 'tables'
    | 'maps';
  /** True: the navigation says how much there is that was not read. */
  readonly counted?: true;
  /** True: the navigation does not name it. */
  readonly unlisted?: true;
  /** Entries of one group stand together in the navigation. */
  readonly group: 'own' | 'estate' | 'platform';
  /** False while the screen does not exist yet: the navigation leaves it out. */
  readonly built: boolean;
}
