import { z } from 'zod';
import type { Attachment } from './outbox.ts';

const shape = z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() }));

/** The files of a stored mail. */
export function readAttachments(json: string): Attachment[] {
  return shape.parse(JSON.parse(json));
}
