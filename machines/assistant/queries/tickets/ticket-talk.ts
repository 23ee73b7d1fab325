/** What is said of support tickets. */
export const TICKET_TALK = {
  one: (number: string, about: string, state: string, opened: string) =>
    `${number}, ${about}: ${state}. Opened on ${opened}.`,
  meant: (number: string) => `This is about ticket ${number}.`,
  earlier: (many: number) => (many === 1 ? 'One message before:' : `${many} messages before:`),
  files: (path: string) => `Its files can be seen on its page, ${path}`,
} as const;
