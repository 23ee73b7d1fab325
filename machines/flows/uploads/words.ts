import { MESSAGES } from '#catalogues/messages.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Refusal } from '#machines/uploads/desk/desk.ts';

/** From here on the server itself failed. */
const SERVER_FAILED = 500;

/** How uploads fail in words (DECISIONS 48): by the server, by a refusal, or without an answer; a refusal says why. */
export function uploadFailed(refusal: Refusal): readonly Say[] {
  const { status } = refusal;
  if (status === null) return [{ tone: 'danger', text: MESSAGES.uploadNoAnswer }];
  if (status >= SERVER_FAILED) return [{ tone: 'danger', text: MESSAGES.uploadServerError }];
  return saidWithReason(MESSAGES.uploadRefused, refusal);
}

/** A message, and the reason of the server where it gives another one. */
export function saidWithReason(message: string, { status, message: reason }: Refusal): readonly Say[] {
  const said = { tone: 'danger', text: message } as const;
  const told = status !== null && status < SERVER_FAILED && reason !== null && !REPEATED.includes(reason);
  return told && reason !== message ? [said, { tone: 'danger', text: reason }] : [said];
}

/** What a refusal says of rows; those that are wrong say it themselves. */
const REPEATED: readonly string[] = [MESSAGES.uploadInvalid];
