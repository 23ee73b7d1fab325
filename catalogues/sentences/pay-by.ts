/** What is said of the day by which something that is owed is to be paid. */
export const PAY_BY = {
  /** Behind a sum that is owed. */
  behind: (owed: string, day: string) => `${owed}, to be paid by ${day}`,
  of: (due: string, day: string) => `${due} is to be paid by ${day}.`,
  note: (day: string) => `To be paid by ${day}.`,
} as const;
