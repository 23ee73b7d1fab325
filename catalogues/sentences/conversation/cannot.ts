/** What administrators ask for that is not done by that sentence, said as that, with what is done instead. */
export const CANNOT = {
  removeAdministrator:
    'Nothing was changed. An administrator is removed in the list of administrators, where each stands in a line.',
  addAdministrator: 'Nothing was changed. An administrator is invited by a link that is e-mailed to them.',
  uploadedPayments:
    "I cannot list uploaded payments by themselves: each one is part of its resident's balance. I can show who owes what, and what was changed.",
} as const;
