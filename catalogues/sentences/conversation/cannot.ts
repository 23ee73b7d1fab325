/** What administrators ask for that the portal does not do, said as that, with what it does instead. */
export const CANNOT = {
  removeAdministrator:
    'I cannot remove an administrator, and nothing was changed. The platform can deactivate the estate, which closes its accounts. For anything else, write to support.',
  addAdministrator:
    'I cannot add an administrator, and nothing was changed. The platform registers one with each estate. Write to support for another.',
  uploadedPayments:
    "I cannot list uploaded payments by themselves: each one is part of its resident's balance. I can show who owes what, and what was changed.",
  metersWithoutResident:
    'I cannot list meters without a resident by themselves. I can show all uploaded meters, and those that residents have registered.',
} as const;
