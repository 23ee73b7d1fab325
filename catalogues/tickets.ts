/** The four troubleshooting flows of the help chatbot, and anything else (S1 section 1). */
export const TICKET_TOPICS = [
  'token-issues',
  'payment-issues',
  'no-meter-number',
  'token-not-received',
  'other',
] as const;

/** What a ticket is about. */
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** How a topic is called where somebody chooses one (S1 section 1). */
export const TICKET_TOPIC_LABELS: Readonly<Record<TicketTopic, string>> = {
  'token-issues': 'Token Issues',
  'payment-issues': 'Payment Issues',
  'no-meter-number': 'No Meter Number',
  'token-not-received': 'Token Not Received',
  other: 'Something else',
};

/** How a ticket stands: `answered` waits for the person, `open` for support. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;

/** How one ticket stands. */
export type TicketState = (typeof TICKET_STATES)[number];

/** What may be attached to a ticket, judged by its content: images and PDF. */
export const ATTACHMENT_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

/** The type of an attachment. */
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The parts of a form that attachments come in; a part that is repeated counts once. */
export const ATTACHMENT_PARTS = ['attachment', 'attachment2', 'attachment3'] as const;

/** Bounds of attachments and of what is written. `bodyBytes`: files in a multipart form, with what is around them. */
export const TICKET_MOST = {
  attachmentBytes: 5_000_000,
  bodyBytes: 15_100_000,
  pixels: 40_000_000,
  message: 2_000,
} as const;
