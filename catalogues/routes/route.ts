import type { Access } from '../roles.ts';

/** Icons that stand for a route or a service (DESIGN, Icons). */
export type RouteIcon =
  | 'home'
  | 'bolt'
  | 'plug'
  | 'dial'
  | 'pulse'
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
  | 'wallet'
  | 'log'
  | 'service'
  | 'percent'
  | 'scales'
  | 'flag'
  | 'check'
  | 'inbox'
  | 'chat'
  | 'help'
  | 'phone'
  | 'globe'
  | 'wifi'
  | 'tv'
  | 'download'
  | 'form'
  | 'mail'
  | 'search'
  | 'bell'
  | 'coins'
  | 'tag'
  | 'gauge'
  | 'door'
  | 'lock'
  | 'key'
  | 'share';

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

/** Every list there is; `machines/pages/lists.ts` says what each of them is. */
export type ListName =
  | 'residents'
  | 'history'
  | 'audit-log'
  | 'uploaded-meters'
  | 'uploaded-levies'
  | 'estates'
  | 'services'
  | 'fees'
  | 'provider-fees'
  | 'operator-settings'
  | 'approvals'
  | 'cases'
  | 'outages'
  | 'stuck'
  | 'provider-answers'
  | 'pending'
  | 'reconciliation'
  | 'statements'
  | 'requests'
  | 'tickets'
  | 'resident-search'
  | 'faults'
  | 'utterances'
  | 'tokens'
  | 'own-account'
  | 'arrivals'
  | 'charges'
  | 'prices'
  | 'debtors'
  | 'arrears'
  | 'administrators'
  | 'found-payments'
  | 'announcements'
  | 'books'
  | 'energy'
  | 'household'
  | 'my-meters'
  | 'sessions'
  | 'passkeys'
  | 'programs'
  | 'meter-statement';

/** A list of a page. */
export interface RouteList {
  readonly name: ListName;
  /** The list stands below the forms of the page's menu, with others maybe, and does not take the page by itself. */
  readonly below?: true;
  /**
   * The `view` of the address that shows it, where the page begins with something else: what its entry is called, and that of
   * what the page begins with, where the two stand in a menu.
   */
  readonly view?: { readonly name: string; readonly label: string; readonly beside?: string };
  /** Who has it on the page; everybody unless given. */
  readonly access?: Access;
}

/** A screen of the signed-in portal (S1 section 2). */
export interface Route {
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: RouteIcon;
  readonly access: Access;
  /** True: visitors have its list, too. */
  readonly visitors?: true;
  /** The flow the screen is a page of. */
  readonly flow?: string;
  /** Flows that its page shows over itself, so that it is not left for them. */
  readonly over?: readonly string[];
  /** Flows whose forms its page has a place for, where it is for that. */
  readonly within?: readonly string[];
  /** The menu of its page, the first shown first; the others stand in the address as `view`. */
  readonly views?: readonly [RouteView, ...RouteView[]];
  /** Its lists; the page itself where the first of them takes it. */
  readonly lists?: readonly [RouteList, ...RouteList[]];
  /** What its tables hold; absent where it has none. */
  readonly holds?: string;
  /** A page that takes the whole pane, the composer docked below (DESIGN, Frame); else the conversation and its canvas. */
  readonly page?:
    | 'dashboard'
    | 'profile'
    /** Its list and nothing else. */
    | 'list'
    /** Its menu (`views`) of forms, with its lists. */
    | 'menu'
    | 'upload'
    | 'settings'
    | 'tickets'
    | 'platform-settings'
    | 'operations'
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
