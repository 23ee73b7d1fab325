/** What is done with access tokens of programs, as a title, and as it is typed. */
export const PROGRAM_FLOWS = {
  make: 'Make an access token',
  makeTyped: { say: 'make an access token' },
  end: 'End an access token',
  endTyped: { say: 'end an access token' },
} as const;
