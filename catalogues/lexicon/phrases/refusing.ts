/** What an administrator says who does not let somebody in. Who it is, and why, stands behind it. */
export const REFUSING_PHRASES = {
  refuses: `please|pls|abeg|kindly|oya|i|we|want|wan|to... refuse|reject|disapprove, please|pls|abeg|kindly|oya... do not approve|verify,
    please|pls|abeg|kindly|oya... dont approve|verify`,
} as const;
