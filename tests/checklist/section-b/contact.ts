import type { Row } from '../rows.ts';

const CONTACT = 'tests/server/support/contact.test.ts';
const CONTACT_PAGE = 'tests/portal/landing/contact-page.test.tsx';
const CONTACT_SUPPORT = 'tests/machines/flows/support/contact-form.test.ts';

/** Section B of the checklist, contact: each row in short, and its proof. */
export const CONTACT_ROWS: readonly Row[] = [
  {
    id: 'B-129',
    says: '/contact has a form beside a number and an e-mail address',
    proof: [
      CONTACT_PAGE,
      'the contact page has a Contact Us form beside a panel with a messaging number and a support e-mail',
    ],
  },
  {
    id: 'B-130',
    says: 'A button opens and closes the chatbot',
    proof: [CONTACT_PAGE, 'a button opens the chatbot on the contact page, and closes it again'],
  },
  {
    id: 'B-131',
    says: 'The message area is 200 px high',
    proof: [CONTACT_PAGE, 'the message text area is 200 px high'],
  },
  {
    id: 'B-132',
    says: 'An empty name or message says so',
    proof: [
      CONTACT_SUPPORT,
      "an empty form says 'Please enter your name', 'Required' and 'Please enter your message here'",
    ],
  },
  {
    id: 'B-133',
    says: 'The e-mail address is required and must be one',
    proof: [CONTACT_SUPPORT, "an e-mail address that is none says 'Invalid email address'"],
  },
  { id: 'B-134', says: 'The phone may be left out', proof: [CONTACT_SUPPORT, 'the phone may be left empty'] },
  {
    id: 'B-135',
    says: 'Without the robot check nothing is sent',
    proof: [CONTACT_SUPPORT, 'without a tick at the robot check nothing is checked or sent'],
  },
  {
    id: 'B-136',
    says: 'It is a POST to contact-support',
    proof: [CONTACT, 'a message is sent to contact-support with email, name, subject, phone and the recaptcha flag'],
  },
  {
    id: 'B-137',
    says: '200 shows the answer in green, and then an empty form',
    proof: [
      CONTACT_PAGE,
      'the text of the server to a good message stands in green, and then the form is there again, empty',
    ],
  },
  {
    id: 'B-138',
    says: '400 shows the answer and empties the form',
    proof: [CONTACT_SUPPORT, 'a refused message shows the text of the server and empties the form'],
  },
  {
    id: 'B-139',
    says: 'Anything else: the message could not be sent',
    proof: [CONTACT_SUPPORT, 'any other answer (%s) says so, and what was typed stays'],
  },
];
