/** What pages, menus and buttons call where somebody is signed in: the rest is loaded with what says it. */
export const SESSION_TITLES = {
  page: 'Where you are signed in',
  holds: 'Every device on which you are signed in.',
  end: 'Sign out another device',
  sayEnd: 'sign out my other phone',
} as const;
