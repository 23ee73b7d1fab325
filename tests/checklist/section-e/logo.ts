import type { Row } from '../rows.ts';

const CHAT = 'tests/machines/assistant/estate/residents.test.ts';
const FLOW = 'tests/machines/flows/estate/edit-logo.test.ts';
const SERVER = 'tests/server/administration/logo.test.ts';

/** Section E of the checklist, the logo of the estate: each row in short, and its proof. */
export const LOGO_ROWS: readonly Row[] = [
  {
    id: 'E-084',
    says: 'An image, an estate, Upload',
    proof: [FLOW, 'is an image and an estate; the own one is chosen already'],
  },
  {
    id: 'E-085',
    says: 'Image should not be more than 300kb',
    proof: [FLOW, 'is at most 300000 bytes: "Image should not be more than 300kb"'],
  },
  {
    id: 'E-086',
    says: 'property-logo, a data address',
    proof: [SERVER, 'a %s logo is kept as what it is, whatever it calls itself, and shown'],
  },
  {
    id: 'E-087',
    says: 'It is fetched again, kept, and the form is empty',
    proof: [CHAT, 'the logo is an image that is dropped on the chat; it is fetched again, shown and kept'],
  },
  {
    id: 'E-088',
    says: 'Image upload unsuccessful, try again',
    proof: [FLOW, 'that is not taken (%j) says "Image upload unsuccessful, try again"'],
  },
];
