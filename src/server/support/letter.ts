import type { Mail } from '../mail/outbox.ts';
import type { Person } from '../person.ts';
import type { SupportMessage } from './take-message.ts';

/** A message as the mail that support reads; answering it writes to the sender. */
export function letterOf(message: SupportMessage, person: Person | null, id: string): Omit<Mail, 'to'> {
  const lines = [
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    `Phone: ${message.phone || 'not given'}`,
    person === null
      ? 'Not signed in'
      : `Signed in as: ${person.email}${person.estate ? `, ${person.estate.name}` : ''}`,
    `Reference: ${id}`,
    '',
    message.message,
  ];
  return { subject: `Message from ${message.name}`, replyTo: message.email, text: lines.join('\n') };
}
