/** What is said to somebody who asks for a page, in Nigerian Pidgin. */
export const NAVIGATION = {
  'Here is the page "{0}".': 'See the page "{0}" here.',
  'The page "{0}" is not for your account.': 'The page "{0}" no be for your account.',
} as const;
