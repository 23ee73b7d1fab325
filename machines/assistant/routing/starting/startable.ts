import type { Access } from '#catalogues/roles.ts';
import type { Suggestion } from '../../conversation/conversation-view.ts';

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

/** The button that starts it, whatever is open. */
export const offerOf = ({ label, say, flow, preset = {} }: Startable): Suggestion => ({
  label,
  say,
  starts: { flow, values: preset },
});

/** The field that a slot answers. */
export const fieldOf = ({ as }: Pick<Startable, 'as'>, slot: string): string => as?.[slot] ?? slot;
