/** What is said to somebody who asks for a page of the portal by its name. */
export const NAVIGATION = {
  opened: (page: string) => `Here is the page "${page}".`,
  closed: (page: string) => `The page "${page}" is not for your account.`,
};
