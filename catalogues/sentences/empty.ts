/** What an empty list says to do first, below the words that it is empty. */
export const EMPTY_SENTENCES = {
  ownPayments: 'What you pay for will appear here, with its receipt.',
  estatePayments: 'What your residents pay for will appear here.',
  residents: 'People appear here when they sign up with a meter of your estate. Start by adding its meters.',
  uploadedMeters: 'Start by uploading a file of your meters.',
  dashboard: 'What you buy and owe will appear here. If you expected something already, please tell us.',
  estateDashboard: 'What your residents pay for will appear here. Start by adding the meters of your estate.',
  platformDashboard: 'What is sold will appear here. Start by registering an estate.',
} as const;
