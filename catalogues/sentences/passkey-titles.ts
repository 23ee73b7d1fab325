/** What the page of the passkeys is called by: the rest is loaded with what says it. */
export const PASSKEY_TITLES = { page: 'Passkeys', holds: 'The passkeys of your account.' } as const;
