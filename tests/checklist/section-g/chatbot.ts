import type { Row } from '../rows.ts';

const CHATBOT = 'tests/portal/chat/chatbot.test.tsx';

/** Section G of the checklist, the help chatbot and secrets in the conversation: each row in short, and its proof. */
export const CHATBOT_ROWS: readonly Row[] = [
  {
    id: 'G-001',
    says: 'A help chatbot toggles on the pay pages and the contact page',
    proof: [CHATBOT, 'toggles on %s with its four options, and the keyboard goes in'],
  },
  { id: 'G-002', says: 'Its four options', proof: [CHATBOT, 'has the same four options on the contact page'] },
  {
    id: 'G-003',
    says: 'Token Not Received asks for proof of payment by mail to support',
    proof: ['tests/machines/flows/trouble/proof.test.ts', 'is asked for, or to be sent to the address of support'],
  },
  { id: 'G-004', says: 'It reacts to hello, hi, help and debit', proof: [CHATBOT, 'reacts to the keyword "%s"'] },
  {
    id: 'G-005',
    says: 'A password or card number is never a chat message: a masked field, dots',
    proof: ['tests/portal/chat/composer.test.tsx', 'a password is masked, can be looked at, and is gone once sent'],
    also: [
      ['tests/portal/chat/card-in-a-message.test.tsx', 'a card that is typed in the chat stands nowhere on the page'],
      ['tests/portal/chat/card-in-a-message.test.tsx', 'a card that is typed in a form is hidden as the field is left'],
      [
        'tests/machines/kit/sensitive/any-text.test.ts',
        'no card survives in any sentence, whatever stands around it and between its digits',
      ],
    ],
  },
  {
    id: 'G-006',
    says: 'It is in no transcript, snapshot, log and address',
    proof: [
      'tests/terminal/secrets-in-chat.test.ts',
      'no password that was typed in the chat stands anywhere, and a mailed link stands in its mail alone',
    ],
    also: [
      [
        'tests/terminal/cards-in-chat.test.ts',
        'no card and no code that was typed anywhere stands in the chat, the store, a request, a row, a mail or the log',
      ],
      [
        'tests/server/http/cards-at-the-door.test.ts',
        'a ticket that a program opens with a card in every part of it keeps and mails none',
      ],
      [
        'tests/server/http/cards-at-the-door.test.ts',
        'the line that the log has of a request shows no card, wherever in the address it stood',
      ],
    ],
  },
];
