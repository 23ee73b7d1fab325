/** What is known of a payment, a meter and a person when advice is given. Money in words. */
export interface AdviceFacts {
  /** The meter, phone, smartcard or account that it was for. */
  readonly destination: string | null;
  /** The meter of the person's own account. */
  readonly ownMeter: string | null;
  /** How units follow from what was paid, where that can be said. */
  readonly arithmetic: string | null;
  /** What the person owes to the estate, in one sentence. */
  readonly owed: string | null;
  /** What of the top-up went to what is owed, '' where nothing did; null: that is not known. */
  readonly divided: string | null;
  readonly estate: string | null;
}

/** One thing to try or to know, said by itself; a step that has nothing to say here is passed over. */
export type Advice = string | ((facts: AdviceFacts) => string | null);

/** One of the things that can be wrong, to choose from. */
export interface Symptom {
  readonly value: string;
  readonly label: string;
  /**
   * What people say of it, separated by commas: a word ending in `*` may go on, and words beside each other stand so. Extending
   * it needs no code.
   */
  readonly says: string;
  /** The same where nothing that people say of another symptom was said. */
  readonly vaguely?: string;
  /** Tried one after another. */
  readonly steps: readonly Advice[];
  /** True: no payment has to be found for it. */
  readonly alone?: true;
  /** True: payments that look the same are looked at too. */
  readonly twins?: true;
  /** True: what the bank shows is asked for before a ticket is opened. */
  readonly debit?: true;
  /** True: a meter number is asked for, and looked up. */
  readonly meter?: true;
}
