/** What is said where something broke that is a fault of ours (not a slow network, not a refusal). */
export const FAULT_SENTENCES = {
  /** `reference`: six signs that a person can read out to support. */
  wentWrong: (reference: string) =>
    `Something went wrong here, and we have been told. The reference is ${reference}, if you write to us about it.`,
} as const;
