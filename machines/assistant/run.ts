import type { Understanding } from '#machines/talk/context.ts';

/** A run that is open, top of the stack last. */
export interface OpenRun {
  readonly id: string;
  readonly flow: string;
  readonly title: string;
}

/** How a flow begins: which, and with what answered. */
export interface FlowStart {
  readonly flow: string;
  readonly values: Readonly<Record<string, string>>;
  /** The values are of the button that was pressed: no sentence gave them. */
  readonly from?: 'form';
  /** Its page was come to, and nothing was said or pressed for it. */
  readonly looked?: true;
  /** The question it begins with, where it is not the first. */
  readonly asks?: string;
}

/** An order that this conversation made, and the key that it was opened under, which opens it to whoever bought without an account. */
export interface Bought {
  readonly orderId: string;
  readonly key: string;
  readonly flow: string;
}

/** One of the readings of a sentence that can be read in several ways; its label is what a person says to choose it. */
export type Option = WishOption | MeantOption | OtherOption;

/** A flow begins. */
export interface WishOption {
  readonly label: string;
  readonly wish: FlowStart;
}

/** The sentence that was said means this: it is gone on with as if it had been clear. */
export interface MeantOption {
  readonly label: string;
  readonly meant: Understanding;
  readonly text: string;
}

/** None of the others. */
export interface OtherOption {
  readonly label: string;
  readonly other: true;
}

/**
 * How far somebody went in a run: its page was only looked at; it was begun and nothing was answered, so that leaving it loses
 * nothing; something was answered.
 */
export type Progress = 'looked-at' | 'pristine' | 'answered';
