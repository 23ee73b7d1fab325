/** What a line of a dialogue can begin with: what the person does. */
export const ACTS = [
  'Person',
  'Secret',
  'Presses',
  'Form',
  'Opens',
  'Gives',
  'Card',
  'Transfer',
  'Then',
  'Later',
] as const;

/** What a line of a dialogue can begin with: what is true after it. */
export const CHECKS = [
  'Portal',
  'Buttons',
  'Shows',
  'Hides',
  'Typing',
  'Paid',
  'Charged',
  'Given back',
  'Mail',
  'Page',
  'Face',
  'File',
  'Signed in',
] as const;

/** One line: what it begins with, the text after the colon, and where it stands (from 1). */
export interface Turn<Kind extends string = (typeof ACTS)[number] | (typeof CHECKS)[number]> {
  readonly kind: Kind;
  readonly text: string;
  readonly line: number;
}

/** Something that the person does, and all that is true once it has been answered. */
export interface Exchange {
  /** Null: the conversation opens. */
  readonly act: Turn<(typeof ACTS)[number]> | null;
  readonly checks: readonly Turn<(typeof CHECKS)[number]>[];
}

/** A written dialogue. */
export interface Dialogue {
  /** Its place under scripts/, without the ending. */
  readonly name: string;
  readonly title: string;
  readonly who: string;
  readonly givens: readonly string[];
  readonly exchanges: readonly Exchange[];
  readonly lines: readonly string[];
}
