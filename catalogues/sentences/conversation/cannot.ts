/** What administrators ask for that is not done by that sentence, said as that, with what is done instead. */
export const CANNOT = {
  removeAdministrator:
    'Nothing was changed. An administrator is removed in the list of administrators, where each stands in a line.',
  addAdministrator: 'Nothing was changed. An administrator is invited by a link that is e-mailed to them.',
  uploadedPayments:
    "I cannot list uploaded payments by themselves: each one is part of its resident's balance. I can show who owes what, and what was changed.",
  blocksHouse:
    'Nothing was changed. Nobody stops one house by hand: what arrears stop is a rule of the estate for all houses, and a house is excepted from it, never put under it alone.',
  someReminders:
    'Nothing was changed. Reminders are one run for all: it is stopped and gone on with whole, and nobody is taken out of it. Who wants none says so in their profile.',
} as const;
