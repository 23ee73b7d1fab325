/** What is done with passkeys, as a title, and as it is typed. */
export const PASSKEY_FLOWS = {
  add: 'Add a passkey',
  addTyped: { say: 'add a passkey' },
  rename: 'Rename a passkey',
  renameTyped: { say: 'rename my passkey' },
  remove: 'Remove a passkey',
  removeTyped: { say: 'remove my passkey' },
} as const;
