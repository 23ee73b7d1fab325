import type { Awaits } from '#catalogues/residents.ts';
import type { Watched } from '#machines/kit/listeners.ts';
import type { HandedFile, TableView, Tone } from '#machines/kit/view.ts';

/** A word with a colour, e.g. `Occupied`. */
export interface Badge {
  readonly text: string;
  readonly tone: Tone;
}

/** Where something leads: a page of the portal, or a flow. */
export type Leads =
  | { readonly to: `/${string}` }
  | { readonly open: string; readonly values?: Readonly<Record<string, string>> };

/** Something that can be done from a page. `open` names a flow, `values` what is answered in it already. */
export type PageAction = { readonly label: string } & Leads;

/** A figure that stands large; `exact`: what it is where it stands there in short, for whoever points at it, hears it or has it told. */
export interface Card {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly exact?: string;
  readonly note?: string;
  readonly badge?: Badge;
  readonly action?: PageAction;
}

/** What is drawn of one thing. `of`: which product's it is, where it is one's; it has a colour of its own. */
export interface Series {
  readonly of?: string;
  readonly name: string;
  readonly points: readonly number[];
}

/** Figures over months; each series has a point for each label. */
export interface Chart {
  readonly title: string;
  /** The figure that it comes down to, and what that is. */
  readonly total: string;
  readonly of: string;
  readonly kind: 'stacked' | 'area';
  readonly unit: 'naira' | 'kWh' | 'count';
  /** What the labels are, e.g. 'Age'; months, the last of them the current one, where nothing is said. */
  readonly along?: string;
  /** What is said where there is nothing to draw. */
  readonly nothing?: string;
  /** What it says in a sentence, where that is more than where it is highest. */
  readonly said?: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

/** A dashboard (S1 section 2). */
export interface DashboardView {
  readonly heading: string;
  readonly line: string | null;
  readonly badge: Badge | null;
  readonly actions: readonly PageAction[];
  readonly cards: readonly Card[];
  readonly charts: readonly Chart[];
  /**
   * The last tokens, where there are some; of an estate, who owes most. `copy`: the column whose cells are worth copying; `all`: the way to
   * every row, `nothing`: what is said where there is none.
   */
  readonly table:
    | (TableView & {
        readonly title: string;
        readonly copy: string | null;
        readonly all?: PageAction;
        readonly nothing: string;
      })
    | null;
}

/** The profile (S1 section 2): what is read-only, and what can be done. */
export interface ProfileView {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** False: a reminder and a way to have the mail sent again stand above (DECISIONS 31). */
  readonly verified: boolean;
  /** What is missing before the data of the meter is shown. */
  readonly awaits: Awaits;
  readonly actions: readonly PageAction[];
  /** What this person chooses, as it stands: whether they are reminded of dues, and whether sentences that were not understood are kept. */
  readonly choices: readonly ChoiceView[];
}

/** Something that somebody has on or off, what that means, and the way to have it otherwise. */
export interface ChoiceView {
  /** Unlike every other on the page. */
  readonly name: string;
  readonly title: string;
  readonly badge: Badge;
  readonly line: string;
  readonly action: PageAction;
}

/** A setting of an estate, as it stands: who verifies new accounts, or who supplies it. */
export interface StandingView {
  readonly badge: Badge;
  readonly line: string;
  /** Who waits for it, e.g. how many are not verified; null: nobody. */
  readonly waiting: string | null;
  readonly actions: readonly PageAction[];
}

/** What an operator can set, as it stands (ARCHITECTURE, Configuration, is what they cannot). */
export interface PlatformSettingsView {
  /** What everybody sees; null where there is no notice. */
  readonly notice: string | null;
  readonly actions: readonly PageAction[];
  /** What people are told who ask who runs the portal; null where it is not filled in. */
  readonly operator: readonly {
    readonly label: string;
    readonly text: string | null;
    readonly actions: readonly PageAction[];
  }[];
  /** What is sold, or not just now. */
  readonly products: readonly { readonly label: string; readonly badge: Badge; readonly action: PageAction }[];
}

/** What a page that reads once has come to. `empty`: a 400 was answered, and nothing is said (S1 section 4). */
export type Reading<V> =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly view: V }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly problem: string };

/** A page as a face holds it. */
export interface Page<V, E> extends Watched<V> {
  /** It is shown, and reads; until then it is what it begins as, and nothing has come of it. */
  start(): void;
  send(event: E): void;
  /** It was left. It can be shown again, and begins anew. */
  stop(): void;
}

/** A page that also hands out files. */
export interface HandingPage<V, E> extends Page<V, E> {
  onFile(listener: (file: HandedFile) => void): () => void;
}

/** What a page that reads once hears. */
export type ReadingEvent = { readonly type: 'REFRESH' };
