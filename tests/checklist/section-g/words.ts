import type { Row } from '../rows.ts';

/** Section G of the checklist, messages and words: each row in short, and its proof. */
export const WORD_ROWS: readonly Row[] = [
  {
    id: 'G-024',
    says: 'Network failure: There was a server error ...',
    proof: ['tests/machines/pages/dashboard.test.ts', 'says why after "%s"'],
  },
  {
    id: 'G-025',
    says: 'Every catalogue message, letter for letter, from one file',
    proof: ['tests/machines/messages/messages.test.ts', 'stands letter for letter among the messages of the portal'],
  },
  {
    id: 'G-026',
    says: 'Our own sentences are plain and contradict no message',
    proof: [
      'tests/catalogues/sentences.test.ts',
      'is no message of the specification in other letters: that message is used itself',
    ],
  },
  {
    id: 'G-027',
    says: 'The same message in the chat, the form and the terminal',
    proof: [
      'tests/portal/chat/same-message.test.tsx',
      'a message reads the same in the chat, in the form beside it and in the terminal: the machine says it once',
    ],
  },
  {
    id: 'G-028',
    says: 'Calls that are not named stand in the API document',
    proof: ['tests/server/http/docs.test.ts', 'the API document describes every call and nothing else'],
  },
  {
    id: 'G-029',
    says: 'Choices are listed in the README',
    proof: [
      'tests/tools/readme.test.ts',
      'lists what was chosen where the specification is silent, under "Differences from the specification"',
    ],
  },
];
