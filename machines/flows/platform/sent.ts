import { MESSAGES } from '#catalogues/messages.ts';
import { type Refused, refused } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** Why something was not done: the words of a refusal, at their field where there is one, else that the server failed. */
export function refusal(
  { status, data }: Answer,
  field?: string,
  broken: string = MESSAGES.administrationServerError,
): Refused {
  const message = typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : '';
  if (status !== 400 || message === '') return notChanged({ status, data }, broken);
  return field === undefined ? refused(message) : { kind: 'refused', say: [], at: { field, problem: message } };
}
